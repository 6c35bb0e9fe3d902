import { useSite } from '../../view/context.ts';
import { Logo, MenuIcon } from '../../view/icons.tsx';
import { ColorModeToggle } from '../color-mode/ColorModeToggle.tsx';
import { LanguageMenu } from '../menus/LanguageMenu.tsx';
import { VersionMenu } from '../menus/VersionMenu.tsx';
import { CodeLink } from './CodeLink.tsx';
import { NavbarLinks } from './NavbarLinks.tsx';
import { SearchButton } from './SearchButton.tsx';

/**
 * The bar at the top: hides on the way down, comes back on the way up (row 2S.1).
 * @param hasDrawer whether there is anything to open on small screens (row 4.7)
 */
export function Navbar({ hasDrawer }: { hasDrawer: boolean }) {
  const { base, config, strings } = useSite();
  return (
    <nav className="navbar" aria-label={strings.shell.mainNavigation} data-navbar>
      {hasDrawer && (
        <button
          type="button"
          className="icon-button drawer-toggle"
          aria-label={strings.shell.toggleNavigation}
          aria-expanded="false"
          aria-controls="drawer"
          data-drawer-open
        >
          <MenuIcon />
        </button>
      )}
      <a className="brand" href={`${base}/`}>
        <Logo />
        <span>{config.name}</span>
        <span className="brand-docs">{strings.footer.docs}</span>
      </a>
      <ul className="navbar-links">
        <NavbarLinks />
      </ul>
      <SearchButton />
      <div className="navbar-tools">
        <VersionMenu />
        <LanguageMenu />
        <CodeLink />
        <ColorModeToggle />
      </div>
    </nav>
  );
}
