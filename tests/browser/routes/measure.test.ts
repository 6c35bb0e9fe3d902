import { routeGroups, searchRoute } from '../../routes.ts';
import { expect, test } from '../support/shell.ts';

interface Measures {
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

const routes = routeGroups
  .flatMap(({ routes }) => routes)
  .filter((route) => route !== searchRoute && route !== '/');

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test('on every page prose has a readable measure, titles one edge, and tables and code fit', async ({
  page,
}) => {
  const lines = new Map<number, number[]>([1024, 1440].map((width) => [width, []]));
  const titles = new Set<number | undefined>();
  const openings: number[] = [];
  const code: boolean[] = [];
  for (const [place, route] of routes.entries()) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(route);
    const narrow = await page.evaluate(measured, false);
    expect
      .soft({ route, wide: narrow.wide, tables: narrow.tables })
      .toEqual({ route, wide: false, tables: [] });
    for (const [width, counts] of lines) {
      // Between a phone and a wide screen some pages stand for all.
      if (width !== 1440 && place % 4 !== 0) continue;
      await page.setViewportSize({ width, height: 900 });
      // The lines of some pages are like those of all.
      const found = await page.evaluate(measured, place % 4 === 0);
      counts.push(...found.lines);
      expect.soft(found.wide, `${route} at ${width} px`).toBe(false);
      if (width !== 1440) continue;
      expect.soft(found.tables, `${route} at ${width} px`).toEqual([]);
      if (found.opening !== undefined) openings.push(found.opening);
      titles.add(found.title);
      code.push(...found.code);
    }
  }
  titles.delete(undefined);
  expect(titles.size, 'left edges of titles').toBe(1);
  expect(openings.length).toBeGreaterThan(50);
  expect(Math.max(...openings), 'height of a title with its lead').toBeLessThanOrEqual(260);
  expect(code.length).toBeGreaterThan(400);
  expect(code.filter((fits) => !fits).length / code.length).toBeLessThan(0.05);
  for (const [width, counts] of lines) {
    expect(counts.length, `lines at ${width} px`).toBeGreaterThan(100);
    // Lines end at words, and fonts differ between systems: the mean is held.
    expect(mean(counts), `${width} px`).toBeGreaterThan(60);
    expect(mean(counts), `${width} px`).toBeLessThan(74);
  }
});
