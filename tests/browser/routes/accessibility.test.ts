import type { Page } from '@playwright/test';
import { routeGroups, translatedLocales, translatedRoutes } from '../../routes.ts';
import { aceFailures } from '../support/ace.ts';
import { axeViolations } from '../support/axe.ts';
import { builtMarkup, cover, type Markup } from '../support/markup.ts';
import { expect, test } from '../support/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Changes the width and waits for what the page's script makes of it: just what scrolls now is a tab stop. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // What is in a closed <details> is not measured before it is opened.
  const misplacedStops = () =>
    page
      .locator('[data-scroller]')
      .evaluateAll(
        (all) =>
          all.filter(
            (it) => it.checkVisibility() && it.scrollWidth > it.clientWidth !== it.hasAttribute('tabindex'),
          ).length,
      );
  await expect.poll(misplacedStops).toBe(0);
}

interface Look {
  readonly path: string;
  /** `all` of them, or just a wide screen in light colours. */
  readonly sizesAndModes: 'all' | 'one';
  /** Whether the second engine looks, too: on a wide screen in light colours. */
  readonly byBoth: boolean;
}

async function expectNoViolation(page: Page, { path, sizesAndModes, byBoth }: Look): Promise<void> {
  await page.goto(path);
  for (const width of sizesAndModes === 'all' ? [360, 1280] : [1280]) {
    await resize(page, width);
    expect.soft(await axeViolations(page), `${path}, light, ${width} px`).toEqual([]);
  }
  if (byBoth) expect.soft(await aceFailures(page), `${path}, by the second engine`).toEqual([]);
  if (sizesAndModes === 'one') return;
  await page.locator('.navbar [data-color-mode], .drawer [data-color-mode]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const width of [1280, 360]) {
    await resize(page, width);
    expect.soft(await axeViolations(page, 'colors'), `${path}, dark, ${width} px`).toEqual([]);
  }
  await page.evaluate(() => localStorage.clear());
}

/** Tests the pages are dealt out to, so that they run at the same time. */
const hands = 3;

/** A page of each kind, and of those whose text runs the other way one with a hero and one without. */
const ofEachKind = [
  '/',
  '/tactics/flipattack',
  '/category/-api',
  '/search',
  '/privacy',
  '/404',
  '/ar',
  '/ar/providers/plugins',
];

/** More for the second engine: a table with a filter, and one without a title for its first column. */
const withTables = ['/architecture/datasets', '/integrate'];

/**
 * Pages that together have every element within every other that any page of the site has: what is on no other page
 * is found here, also when it is new. What depends on the width or the colours is of the frame, which a page of each
 * kind shows, or of a part of the text: tests/browser/prose/accessibility.test.ts shows each of those in the dark, and
 * tests/unit/theme/contrast.test.ts has every text of the theme on every surface.
 */
function chosenPages(): Look[] {
  const markup = builtMarkup(process.env.OUT_DIR ?? 'dist');
  // Loading a page and bringing axe into it takes as long as looking at some hundred elements.
  const cost = ({ size }: Markup) => size + 400;
  const forBoth = [...ofEachKind, ...withTables];
  return cover(markup, ({ nested }) => nested, cost, forBoth).map((path) => ({
    path,
    sizesAndModes: ofEachKind.includes(path) ? 'all' : 'one',
    byBoth: forBoth.includes(path),
  }));
}

/** Found once by each worker. */
let chosen: ReturnType<typeof chosenPages> | undefined;

test.describe('pages that show every kind of markup have no violation', () => {
  for (let hand = 0; hand < hands; hand++) {
    test(`part ${hand + 1} of ${hands}: every nesting of elements on a wide screen, every kind of page also on a narrow one and in the dark`, async ({
      page,
    }) => {
      test.slow();
      chosen ??= chosenPages();
      const pages = chosen;
      expect(pages.length).toBeGreaterThan(hands);
      for (const [i, look] of pages.entries()) if (i % hands === hand) await expectNoViolation(page, look);
    });
  }
});

/** Translations, and a page of each kind that shows the original. */
const inOtherLanguages = translatedLocales.map((locale) => ({
  row: `language ${locale}`,
  routes: [...translatedRoutes, '/tactics/pair', '/category/-api', '/search', '/privacy'].map(
    (route) => `/${locale}${route}`,
  ),
}));

// Minutes: by `npm test -- --full-axe`.
if (process.env.FULL_AXE) {
  for (const { row, routes } of [...routeGroups, ...inOtherLanguages]) {
    test.describe(`accessibility of the routes of ${row}`, () => {
      for (const route of routes) {
        test(`${route} has no violation, wide or narrow, in light or dark`, async ({ page }) => {
          test.slow();
          await expectNoViolation(page, { path: route, sizesAndModes: 'all', byBoth: true });
        });
      }
    });
  }
}
