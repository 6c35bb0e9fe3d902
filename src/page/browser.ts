/**
 * The script of every page. Each part enhances what React rendered at build time; a part that fails leaves the
 * page readable, and the others working.
 */

import { startAnalytics } from '../analytics/analytics.browser.ts';
import { pageReader } from '../browser/page-reader.ts';
import { fetchPage, pageStore } from '../browser/page-store.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { startPrefetch } from '../navigation/prefetch-links.browser.ts';
import { startRouter } from '../navigation/router.browser.ts';
import { prepareCopy, startCopy } from '../prose/code/copy.browser.ts';
import { startFlags } from '../prose/code/flags.browser.ts';
import { startUnfold } from '../prose/code/unfold.browser.ts';
import { startTerms } from '../prose/glossary/term.browser.ts';
import { startScrollers } from '../prose/table/scrollers.browser.ts';
import { startTabs } from '../prose/tabs/tabs.browser.ts';
import { startSearchDialog } from '../search/ui/dialog.browser.ts';
import { startSearchPage } from '../search/ui/page/search-page.browser.ts';
import { startAnnouncement } from '../shell/announcement/announcement.browser.ts';
import { startColorMode } from '../shell/color-mode/color-mode.browser.ts';
import { startComforts } from '../shell/comforts/comforts.browser.ts';
import { startDrawer } from '../shell/drawer/drawer.browser.ts';
import { startMenus } from '../shell/menus/menu.browser.ts';
import { startNavbar } from '../shell/navbar/navbar.browser.ts';
import { showCurrentPage, startSidebar } from '../shell/sidebar/sidebar.browser.ts';
import { startSkipLink } from '../shell/skip-link/skip-link.browser.ts';
import { startToc } from '../shell/toc/toc.browser.ts';
import { startNotFound } from './not-found/not-found.browser.ts';

/** What belongs to the frame, or hears events of the whole document: started once. */
const ofFrame = [
  startColorMode,
  startSidebar,
  startDrawer,
  startMenus,
  startAnnouncement,
  startSkipLink,
  startTabs,
  startCopy,
  startUnfold,
  startFlags,
  startTerms,
  startSearchDialog,
  startComforts,
  showCurrentPage,
];

/** What belongs to the text of a page: started again for each page that takes the place of another. */
const ofPage = [prepareCopy, startToc, startScrollers, startNotFound, startSearchPage];

const pages = pageReader(pageStore(fetchPage));
let followAddress: (() => void) | undefined;
let look: (() => void) | undefined;
let shown = new AbortController();

function startAll(parts: readonly ((signal: AbortSignal) => void)[]): void {
  for (const start of parts) {
    try {
      start(shown.signal);
    } catch (error) {
      console.error(error);
    }
  }
}

function pageChanged(): void {
  shown.abort();
  shown = new AbortController();
  startAll(ofPage);
  followAddress?.();
  look?.();
}

startAll([...ofFrame, ...ofPage]);
startAll([
  () => {
    followAddress = startNavbar();
  },
  () => startRouter(pages, pageChanged),
  () => {
    // Known when the site is built: one that measures nothing does not carry it.
    if (import.meta.env.MEASURES) startAnalytics();
  },
  () => {
    look = startPrefetch(pages);
    whenIdle(() => look?.());
  },
]);
