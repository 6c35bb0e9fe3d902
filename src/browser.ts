/**
 * The script of every page. Each part enhances what React rendered at build time; a part that fails leaves the
 * page readable, and the others working.
 */

import { startCopy } from './prose/code/copy.browser.ts';
import { startTerms } from './prose/glossary/term.browser.ts';
import { startTableFilters } from './prose/product/filter.browser.ts';
import { startScrollers } from './prose/table/scrollers.browser.ts';
import { startTabs } from './prose/tabs/tabs.browser.ts';
import { startSearchDialog } from './search/ui/dialog.browser.ts';
import { startSearchPage } from './search/ui/page/search-page.browser.ts';
import { startAnnouncement } from './shell/announcement/announcement.browser.ts';
import { startColorMode } from './shell/color-mode/color-mode.browser.ts';
import { startDrawer } from './shell/drawer/drawer.browser.ts';
import { startMenus } from './shell/menus/menu.browser.ts';
import { startNavbar } from './shell/navbar/navbar.browser.ts';
import { startNotFound } from './shell/not-found/not-found.browser.ts';
import { startSidebar } from './shell/sidebar/sidebar.browser.ts';
import { startSkipLink } from './shell/skip-link/skip-link.browser.ts';
import { startToc } from './shell/toc/toc.browser.ts';

const parts = [
  startColorMode,
  startSidebar,
  startDrawer,
  startMenus,
  startNavbar,
  startAnnouncement,
  startSkipLink,
  startToc,
  startTabs,
  startCopy,
  startScrollers,
  startTableFilters,
  startTerms,
  startNotFound,
  startSearchDialog,
  startSearchPage,
];

for (const start of parts) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
