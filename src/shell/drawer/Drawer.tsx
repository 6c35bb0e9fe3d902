import { useSite } from '../../view/context.ts';
import { CloseIcon, Logo } from '../../view/icons.tsx';
import { ColorModeToggle } from '../color-mode/ColorModeToggle.tsx';
import { LanguageMenu } from '../menus/LanguageMenu.tsx';
import { VersionMenu } from '../menus/VersionMenu.tsx';
import { CodeLink } from '../navbar/CodeLink.tsx';
import { NavbarLinks } from '../navbar/NavbarLinks.tsx';

/**
 * The mobile sidebar (row 2S.4): a modal dialog with the main menu and, on docs pages, the docs sidebar, which
 * `drawer.browser.ts` moves in while the dialog is open instead of sending it twice.
 */
export function Drawer({ hasSidebar }: { hasSidebar: boolean }) {
  const { base, config, strings } = useSite();
  return (
    <dialog id="drawer" className="drawer" aria-label={strings.shell.mainNavigation} data-drawer>
      <div className="drawer-header">
        <a className="brand" href={`${base}/`}>
          <Logo />
          <span>{config.name}</span>
        </a>
        <CodeLink />
        <ColorModeToggle />
        <button
          type="button"
          className="icon-button"
          aria-label={strings.shell.closeNavigation}
          data-drawer-close
        >
          <CloseIcon />
        </button>
      </div>
      <div className="drawer-panels">
        <div className="drawer-panel" data-drawer-panel="primary" inert={hasSidebar}>
          <ul>
            <NavbarLinks />
          </ul>
          <DrawerMenu>
            <VersionMenu id="drawer-versions" />
          </DrawerMenu>
          <DrawerMenu>
            <LanguageMenu id="drawer-languages" />
          </DrawerMenu>
        </div>
        {hasSidebar && (
          <div className="drawer-panel" data-drawer-panel="secondary">
            <button type="button" className="drawer-back" data-drawer-back>
              {strings.shell.backToMainMenu}
            </button>
            <div data-drawer-sidebar />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** A menu of the drawer: collapsed or expanded by its button (row 4.8). */
function DrawerMenu({ children }: { children: React.ReactNode }) {
  const { expandDropdown, collapseDropdown } = useSite().strings.shell;
  return (
    <div data-drawer-menu data-expand={expandDropdown} data-collapse={collapseDropdown}>
      {children}
    </div>
  );
}
