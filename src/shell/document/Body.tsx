import type { ReactNode } from 'react';
import { AnnouncementBar } from '../announcement/AnnouncementBar.tsx';
import { BaseUrlBanner, hasBaseUrlBanner } from '../base-url-banner/BaseUrlBanner.tsx';
import { useRender } from '../context.ts';
import { Drawer } from '../drawer/Drawer.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Navbar } from '../navbar/Navbar.tsx';
import { SearchDialogFrame } from '../search-dialog/SearchDialogFrame.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';

/**
 * The frame around every page.
 * @param hasSidebar false on pages outside the docs tree (row 2.5)
 */
export function Body({ hasSidebar, children }: { hasSidebar: boolean; children: ReactNode }) {
  const { site, path } = useRender();
  const { config } = site;
  const hasDrawer = hasSidebar || config.navbar.length > 0;
  return (
    <>
      {hasBaseUrlBanner(path, config) && <BaseUrlBanner />}
      <SkipLink />
      <AnnouncementBar />
      <Navbar hasDrawer={hasDrawer} />
      <div className={hasSidebar ? 'layout' : 'layout layout-plain'}>
        {hasSidebar && <Sidebar />}
        {children}
      </div>
      <Footer />
      {hasDrawer && <Drawer hasSidebar={hasSidebar} />}
      <SearchDialogFrame />
    </>
  );
}
