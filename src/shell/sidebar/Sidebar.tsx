import { useRender } from '../../view/context.ts';
import { SidebarGroups } from './SidebarItems.tsx';

/** Route of the complete sidebar, from which a branch is taken when a reader opens it. */
export const sidebarFragment = '/fragments/sidebar.html';

/**
 * The docs sidebar (row 2.2): the top level and the branch of the current page. The other branches come on demand,
 * so that the weight of a page does not grow with the site; without script, each category's page lists them. The
 * not-found page has all of them, because it looks for the nearest ones.
 */
export function Sidebar() {
  const { page, site } = useRender();
  const { base, navigation, strings } = site;
  return (
    <div className="sidebar" data-sidebar-home>
      <nav
        aria-label={strings.shell.docsSidebar}
        data-sidebar={base + sidebarFragment}
        data-expand={strings.shell.expandCategory}
        data-collapse={strings.shell.collapseCategory}
      >
        <SidebarGroups nodes={navigation} complete={page === undefined} />
      </nav>
    </div>
  );
}
