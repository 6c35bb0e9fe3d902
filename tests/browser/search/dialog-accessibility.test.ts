import type { Page } from '@playwright/test';
import { answers, fails, hangs, inTurn } from '../../support/search/fake-host.ts';
import { axeViolations, showIn } from '../support/axe.ts';
import { desktop, phone, storeFirst } from '../support/shell.ts';
import {
  chip,
  dialog,
  group,
  openDialog,
  options,
  query,
  retry,
  status,
  tactic,
  typeQuery,
} from './support/dialog.ts';
import { expect, type FakedSite, finds, test } from './support/faked-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const stored = JSON.stringify(
  ['TAP', 'PAIR'].map((name) => {
    const { objectID, url, type, hierarchy } = tactic(name);
    return { objectID, url, type, hierarchy, content: 'A line on this page.' };
  }),
);

/** Everything the dialog can show, and how to get there. */
const states: Record<string, (page: Page, site: FakedSite) => Promise<void>> = {
  'no recent searches': async (page, site) => {
    await openDialog(page, `${site.url}/only`);
  },
  'recent and favorite searches': async (page, site) => {
    await storeFirst(page, { 'dtx:search-recent:dtx-docs': stored });
    await openDialog(page, `${site.url}/only`);
    await dialog(page).getByRole('button', { name: 'Save this search' }).first().click();
    await expect(group(page, 'Favorite').getByRole('option')).toHaveCount(1);
  },
  'a broad answer': async (page, site) => {
    site.first.behave(finds(31));
    await openDialog(page, `${site.url}/only`);
    await typeQuery(page, 'tap');
    await chip(page, 'Tactics 16').click();
    await expect(chip(page, 'Tactics 16')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
  },
  'an answer on the search page': async (page, site) => {
    site.first.behave(finds(3));
    await openDialog(page, `${site.url}/search`);
    await typeQuery(page, 'tap');
    await expect(options(page)).toHaveCount(3);
  },
  'nothing found': async (page, site) => {
    site.first.behave(inTurn(finds(31), answers()));
    await openDialog(page, `${site.url}/only`);
    await typeQuery(page, 'ab');
    await expect(dialog(page).getByText('Try searching for:')).toBeVisible();
  },
  'a failure': async (page, site) => {
    site.first.behave(fails(403, 'No'));
    await openDialog(page, `${site.url}/only`);
    await page.keyboard.type('a');
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  waiting: async (page, site) => {
    site.first.behave(hangs());
    await openDialog(page, `${site.url}/only`);
    await page.keyboard.type('a');
    await expect(status(page)).toHaveText('Searching');
  },
  'a search that could not be loaded': async (page, site) => {
    await page.route('**/_search/en.current.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${site.url}/only`);
    await page.keyboard.press('Control+k');
    await expect(retry(page)).toBeVisible();
  },
};

test.describe('the search dialog on a wide and a narrow screen has no accessibility violation with', () => {
  for (const [state, reach] of Object.entries(states)) {
    test(`[X.1] ${state}`, async ({ page, site }) => {
      await page.setViewportSize(desktop);
      await reach(page, site);
      for (const [size, viewport] of Object.entries({ wide: desktop, narrow: phone })) {
        await page.setViewportSize(viewport);
        await showIn(page, 'light');
        expect.soft(await axeViolations(page), `${size}, light`).toEqual([]);
        await showIn(page, 'dark');
        expect.soft(await axeViolations(page, 'colors'), `${size}, dark`).toEqual([]);
      }
    });
  }
});

test('the dialog follows the direction of the text', async ({ page, site }) => {
  site.first.behave(
    answers({
      hits: [tactic('TAP'), tactic('TAP', { objectID: 'in', type: 'lvl2', hierarchy: { lvl2: 'Two' } })],
    }),
  );
  await page.setViewportSize(desktop);
  await openDialog(page, `${site.url}/only`);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.keyboard.type('a');
  await expect(options(page)).toHaveCount(2);
  const [field, cancel] = await Promise.all([
    query(page).boundingBox(),
    dialog(page).getByRole('button', { name: 'Cancel' }).boundingBox(),
  ]);
  expect(cancel?.x).toBeLessThan(field?.x ?? 0);
  const ends = await options(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().right),
  );
  expect(ends[1]).toBeLessThan(ends[0] ?? 0);
  const inView = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(inView).toBe(true);
});

test('the dialog is not printed', async ({ page, site }) => {
  await openDialog(page, `${site.url}/only`);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page)).toBeHidden();
});

test('with forced colors the active row is outlined', async ({ page, site }) => {
  site.first.behave(answers({ hits: [tactic('TAP'), tactic('PAIR')] }));
  await page.emulateMedia({ forcedColors: 'active' });
  await openDialog(page, `${site.url}/only`);
  await page.keyboard.type('a');
  const outline = (index: number) =>
    options(page)
      .nth(index)
      .evaluate((row) => getComputedStyle(row).outlineStyle);
  await expect.poll(() => outline(0)).toBe('solid');
  expect(await outline(1)).toBe('none');
});
