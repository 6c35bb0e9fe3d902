import type { Page } from '@playwright/test';
import { routes as all, searchRoute } from '../../routes.ts';

export interface Measures {
  /** Characters of each full line of a paragraph. */
  readonly lines: readonly number[];
  /** Whether the whole page can be scrolled sideways. */
  readonly wide: boolean;
  /** Titles of the tables that do not fit. */
  readonly tables: readonly string[];
  /** Whether each block of code fits. */
  readonly code: readonly boolean[];
  /** Left edge of the title, and the height from its top to the first section. */
  readonly title: number | undefined;
  readonly opening: number | undefined;
}

/**
 * What a reader of this page sees without scrolling sideways; runs in the page.
 * @param countsLines whether the characters of lines are counted, which takes longer than all else
 */
function measured(countsLines: boolean): Measures {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  const fits = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;
  const title = document.querySelector('[data-prose] > h1')?.getBoundingClientRect();
  const section = document.querySelector('h1 + p + h2')?.getBoundingClientRect();
  return {
    lines: countsLines ? shown('.prose > p').flatMap(fullLines) : [],
    wide: !fits(document.documentElement),
    tables: shown('.table')
      .filter((table) => !fits(table))
      .map((table) => table.querySelector('thead')?.textContent ?? ''),
    code: shown('.code pre').map(fits),
    title: title?.left,
    opening: title && section && section.top - title.top,
  };

  /** Characters in each line but the last, which ends where the text ends. */
  function fullLines(paragraph: Element): number[] {
    const range = document.createRange();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const tops = new Map<number, number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let i = 0; i < (node.textContent ?? '').length; i++) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 12);
        tops.set(line, (tops.get(line) ?? 0) + 1);
      }
    }
    return [...tops.values()].slice(0, -1).filter((count) => count > 20);
  }
}

/**
 * Waits until what does not fit its frame scrolls there; runs in the page. Playwright's own way to wait would bring its
 * code into every page, which takes half as long as to load one.
 */
async function untilScrollersAreKnown(): Promise<void> {
  const areKnown = () =>
    [...document.querySelectorAll('.fits')].every((it) => it.scrollWidth <= it.clientWidth);
  while (!areKnown()) await new Promise(requestAnimationFrame);
}

/** What is made of prose: home is a page of cards, the search an application. */
export const proseRoutes = all.filter((route) => route !== searchRoute && route !== '/');

/** The widest size at which pages are measured, and the narrowest. */
export const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 800 };

/** Pages that stand for all: for the width between, and for the lines, which are alike. */
const standsForAll = (route: string) => proseRoutes.indexOf(route) % 4 === 0;

/** Measures of pages by width, since this process began. */
const known = new Map<string, ReadonlyMap<number, Measures>>();

/** Whether the page is shown in its widest size. */
export const isWide = (page: Page): boolean => page.viewportSize()?.width === wide.width;

/**
 * Measures the page that is shown wide or narrow, for `measuresOf`. It is left in the other size: in that the next one is
 * opened, since each change makes the browser lay out the page once more.
 */
export async function measure(page: Page, route: string): Promise<void> {
  const found = new Map<number, Measures>();
  const isSample = standsForAll(route);
  const sizes = [narrow, ...(isSample ? [{ ...wide, width: 1024 }] : []), wide];
  const grows = !isWide(page);
  for (const size of grows ? sizes : sizes.toReversed()) {
    await page.setViewportSize(size);
    // A table that was a list on a narrow screen, or fit on a wide one, is wider than its frame until the page's script
    // has seen it.
    if (size !== narrow) await page.evaluate(untilScrollersAreKnown);
    found.set(size.width, await page.evaluate(measured, isSample && size !== narrow));
  }
  known.set(route, found);
}

/** What was measured of a page by width. It is opened if nobody did so in this process. */
export async function measuresOf(page: Page, route: string): Promise<ReadonlyMap<number, Measures>> {
  if (!known.has(route)) {
    await page.goto(route);
    await measure(page, route);
  }
  return known.get(route) ?? new Map();
}
