import { useSite } from '../context.ts';
import { SiteLink } from '../SiteLink.tsx';

/** The configured links (rows 2S.2, 2S.3), as list items for the bar and for the drawer. */
export function NavbarLinks() {
  return useSite().config.navbar.map(({ label, href }) => (
    <li key={href + label}>
      <SiteLink href={href}>{label}</SiteLink>
    </li>
  ));
}
