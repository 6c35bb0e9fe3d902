import { useSite } from '../../view/context.ts';
import { SidebarGroups } from './SidebarItems.tsx';

/** Route of the complete sidebar, from which a branch is taken when a reader opens it. */
export const sidebarFragment = '/fragments/sidebar.html';

/**
 * The docs sidebar (row 2.2): the top level and the branch of the current page. The other branches come on demand,
 * so that the weight of a page does not grow with the site; without script, each category's page lists them.
 */
export function Sidebar() {
  const { base, navigation, strings } = useSite();
  return (
    <div className="sidebar" data-sidebar-home>
      <nav
        aria-label={strings.shell.docsSidebar}
        data-sidebar={base + sidebarFragment}
        data-expand={strings.shell.expandCategory}
        data-collapse={strings.shell.collapseCategory}
      >
        <SidebarGroups nodes={navigation} />
      </nav>
    </div>
  );
}
