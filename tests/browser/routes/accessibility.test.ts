import type { Page } from '@playwright/test';
import { routeGroups, translatedLocales, translatedRoutes } from '../../routes.ts';
import { aceFailures } from '../support/ace.ts';
import { axeViolations, showIn, showInPlace } from '../support/axe.ts';
import { builtMarkup, cover, type Markup, markupOf } from '../support/markup.ts';
import { builtSandbox } from '../support/sandbox.ts';
import { expect, markDocument, test } from '../support/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// In one process, which reads every built page once to choose among them.
if (!process.env.FULL_AXE) test.describe.configure({ mode: 'default' });

/** Changes the width and waits for what the page's script makes of it: just what scrolls now is a tab stop. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // What is in a closed <details> is not measured before it is opened.
  const misplacedStops = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-scroller]')].filter(
          (it) => it.checkVisibility() && it.scrollWidth > it.clientWidth !== it.hasAttribute('tabindex'),
        ).length,
    );
  await expect.poll(misplacedStops).toBe(0);
}

interface Look {
  readonly path: string;
  /** `all` of them, both sizes in light colours, or just a wide screen in these. */
  readonly sizesAndModes: 'all' | 'sizes' | 'one';
  /** Whether the second engine looks, too: on a wide screen in light colours. */
  readonly byBoth: boolean;
}

/** Pages that the site itself loads anew: one is an application, no link leads to the other. */
const isLoaded = (path: string) => /\/(search|404)$/.test(path);
const localeOf = (path: string) => translatedLocales.find((locale) => path.split('/')[1] === locale);

/**
 * Shows a page. Where the site puts one in the place of another it does so here, too: the engines stay, which take as
 * long to be read and compiled anew as to look at the page.
 * @param before path of the page that is shown
 */
async function show(page: Page, path: string, before: string | undefined): Promise<void> {
  const fits = before !== undefined && localeOf(before) === localeOf(path);
  if (!fits || isLoaded(before) || isLoaded(path)) {
    await page.goto(path);
    await markDocument(page);
    return;
  }
  await showInPlace(page, path);
}

async function expectNoViolation(page: Page, { path, sizesAndModes, byBoth }: Look): Promise<void> {
  for (const width of sizesAndModes === 'one' ? [1280] : [360, 1280]) {
    await resize(page, width);
    expect.soft(await axeViolations(page), `${path}, light, ${width} px`).toEqual([]);
  }
  if (byBoth) expect.soft(await aceFailures(page), `${path}, by the second engine`).toEqual([]);
  if (sizesAndModes !== 'all') return;
  await showIn(page, 'dark');
  for (const width of [1280, 360]) {
    await resize(page, width);
    expect.soft(await axeViolations(page, 'colors'), `${path}, dark, ${width} px`).toEqual([]);
  }
  await showIn(page, 'light');
}

/** Tests the pages are dealt out to, so that none takes too long. */
const hands = 2;

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

/**
 * The markup of another of these pages, mirrored: its colours are those of that one, and the second engine has seen it.
 * That engine looks at tables, blocks and labs in tests/browser/routes/sandbox.test.ts.
 */
const repeats = ['/ar'];

/**
 * Pages that together have every element within every other that any page of the site has, but for those that
 * tests/browser/routes/sandbox.test.ts shows: what is on no other page is found here, also when it is new. What depends
 * on the width or the colours is of the frame, which a page of each kind shows, or of a part of the text:
 * tests/browser/routes/sandbox.test.ts shows each of those in the dark, and tests/unit/theme/contrast.test.ts has every
 * text of the theme on every surface.
 */
async function chosenPages(): Promise<Look[]> {
  const markup = builtMarkup(process.env.OUT_DIR ?? 'dist');
  const { nested: known } = markupOf(await builtSandbox());
  expect(known.size, 'kinds of the parts').toBeGreaterThan(200);
  // Loading a page and bringing axe into it takes as long as looking at some hundred elements.
  const cost = ({ size }: Markup) => size + 400;
  const all = cover(markup, ({ nested }) => nested, cost, ofEachKind, known);
  // Those that can take each other's place side by side.
  const group = (path: string) => `${localeOf(path) ?? ''} ${isLoaded(path)}`;
  return all
    .toSorted((a, b) => group(a).localeCompare(group(b)))
    .map((path) => ({
      path,
      sizesAndModes: repeats.includes(path) ? 'sizes' : ofEachKind.includes(path) ? 'all' : 'one',
      byBoth: ofEachKind.includes(path) && !repeats.includes(path),
    }));
}

/** What a page takes, roughly: it is looked at once, or twice as a whole and twice for its colours. */
const work = ({ sizesAndModes, byBoth }: Look) =>
  ({ all: 3, sizes: 2, one: 1 })[sizesAndModes] + (byBoth ? 2 : 0);

/** Neighbours for one hand, about as much work as each other hand has. */
function ofHand(pages: readonly Look[], hand: number): Look[] {
  const all = pages.reduce((sum, look) => sum + work(look), 0);
  let before = 0;
  return pages.filter((look) => {
    const place = before + work(look) / 2;
    before += work(look);
    return Math.floor((place / all) * hands) === hand;
  });
}

/** Found once. */
let chosen: Look[] | undefined;

test.describe('pages that show every kind of markup have no violation', () => {
  for (let hand = 0; hand < hands; hand++) {
    test(`part ${hand + 1} of ${hands}: every nesting of elements on a wide screen, every kind of page also on a narrow one and in the dark`, async ({
      page,
    }) => {
      test.slow();
      chosen ??= await chosenPages();
      const pages = chosen;
      expect(pages.length).toBeGreaterThan(hands);
      let before: string | undefined;
      for (const look of ofHand(pages, hand)) {
        await show(page, look.path, before);
        await expectNoViolation(page, look);
        before = look.path;
      }
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
          await page.goto(route);
          await expectNoViolation(page, { path: route, sizesAndModes: 'all', byBoth: true });
        });
      }
    });
  }
}
