import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell.ts';

/** What the text of a page is made of. */
const blocks = /<(?:h1|h2|p|pre)[ >]/g;

/** Where the first blocks of the text stand, from its left and top, and how wide they are, in whole pixels. */
const places = (page: Page, count: number) =>
  page.locator('main :is(h1, h2, p, pre)').evaluateAll(
    (all, wanted) =>
      all.slice(0, wanted).map((block) => {
        const { left, top, width } = block.getBoundingClientRect();
        return [left, top + scrollY, width].map(Math.round);
      }),
    count,
  );

/** A page of which only so many blocks of text have come yet. */
function begin(html: string, count: number): string {
  const main = html.indexOf('<main');
  const next = [...html.slice(main).matchAll(blocks)][count];
  if (!next) throw new Error(`The page has no more than ${count} blocks`);
  return html.slice(0, main + next.index);
}

const widths = [1440, 1100, 390];

/** Where the first blocks are at each width. */
async function placesInAll(page: Page): Promise<Record<number, number[][]>> {
  const found: Record<number, number[][]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found[width] = await places(page, 6);
  }
  return found;
}

for (const path of ['/quick-start/redteam-workflow', '/ar/quick-start', '/']) {
  // The widths share a page: where something stands follows from style alone, which knows no earlier width.
  test(`what has come of a page does not move when the rest comes, however wide: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const whole = await placesInAll(page);
    for (const width of widths) expect(whole[width]).toHaveLength(6);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: begin(await response.text(), 7) });
    });
    await page.reload();
    await expect(page.locator('footer')).toHaveCount(0);
    expect(await placesInAll(page)).toEqual(whole);
  });
}
