import type { ReactNode } from 'react';
import { SearchDialogFrame } from '../../search/ui/frame/SearchDialogFrame.tsx';
import { AnnouncementBar } from '../../shell/announcement/AnnouncementBar.tsx';
import { BaseUrlBanner, hasBaseUrlBanner } from '../../shell/base-url-banner/BaseUrlBanner.tsx';
import { Drawer } from '../../shell/drawer/Drawer.tsx';
import { Footer } from '../../shell/footer/Footer.tsx';
import { Navbar } from '../../shell/navbar/Navbar.tsx';
import { Sidebar } from '../../shell/sidebar/Sidebar.tsx';
import { SkipLink } from '../../shell/skip-link/SkipLink.tsx';
import { useRender } from '../../view/context.ts';

/**
 * The frame around every page.
 * @param hasSidebar false on pages outside the docs tree (row 2.5)
 */
export function Body({ hasSidebar, children }: { hasSidebar: boolean; children: ReactNode }) {
  const { site, path, parts } = useRender();
  const { config } = site;
  if (!hasSidebar) parts.add('layout-plain');
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
