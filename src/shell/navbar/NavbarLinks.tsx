import { wordsIn } from '../../site/config.ts';
import { useSite } from '../../view/context.ts';
import { SiteLink } from '../../view/SiteLink.tsx';

/** The configured links (rows 2S.2, 2S.3), as list items for the bar and for the drawer. */
export function NavbarLinks() {
  const site = useSite();
  return site.config.navbar.map(({ label, href }) => (
    <li key={href}>
      <SiteLink href={href}>{wordsIn(label, site)}</SiteLink>
    </li>
  ));
}
