import { wordsIn } from '../../site/config.ts';
import { useSite } from '../context.ts';
import { SiteLink } from '../SiteLink.tsx';

/** The configured links (rows 2S.2, 2S.3), as list items for the bar and for the drawer. */
export function NavbarLinks() {
  const site = useSite();
  return site.config.navbar.map(({ label, href }) => (
    <li key={href}>
      <SiteLink href={href}>{wordsIn(label, site)}</SiteLink>
    </li>
  ));
}
