import type { Page } from '@playwright/test';
import type { StoredSearch } from '../../../src/search/stored/stored-search.ts';
import { fakeHit } from '../../support/search/fake-answers.ts';
import { answers } from '../../support/search/fake-host.ts';
import { activeOption, ask, dialog, group, openDialog, options, tactic } from './support/dialog.ts';
import { expect, type FakedSite, test } from './support/faked-site.ts';

const recentKey = 'dtx:search-recent:dtx-docs';
const favoritesKey = 'dtx:search-favorites:dtx-docs';

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save this search' });
const forget = (page: Page) => dialog(page).getByRole('button', { name: 'Remove this search from history' });
const unsave = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Remove this search from favorites' });

/** What storage holds of a list. */
const kept = (page: Page, key: string): Promise<StoredSearch[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
const names = (list: readonly StoredSearch[]) => list.map(({ objectID }) => objectID);

/** So many searches as storage holds them. */
function storedText(count: number, name: string): string {
  return JSON.stringify(
    Array.from({ length: count }, (_, i) => {
      const { objectID, url, type, hierarchy } = tactic(`${name} ${i}`);
      return { objectID, url, type, hierarchy, content: null };
    }),
  );
}

/** Opens the dialog of a page that finds this in storage. */
async function openStored(
  page: Page,
  site: FakedSite,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  // Storage is that of an origin: any answer of the site brings it.
  if (!page.url().startsWith(site.url)) await page.goto(`${site.url}/_search/en.current.json`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
  await openDialog(page, `${site.url}/only`);
}

/** Chooses a hit of an answer by its place in the open dialog, and opens that again with an empty query. */
async function choose(
  page: Page,
  site: FakedSite,
  text: string,
  hits: Parameters<typeof answers>[0],
  place = 0,
): Promise<void> {
  site.first.behave(answers(hits));
  // Until then the stored searches are shown, which can be chosen as well.
  await ask(page, text);
  await options(page).nth(place).click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
}

const recent = (page: Page) => group(page, 'Recent').getByRole('option');
const favorite = (page: Page) => group(page, 'Favorite').getByRole('option');

test.describe('recent searches', () => {
  test('[3.6] [5.5] are the hits that were chosen, newest first, [5.2] [3.7] shown before anything is typed, opened by keys and removed', async ({
    page,
    site,
    context,
  }) => {
    await openDialog(page, `${site.url}/only`);
    await test.step('[3.6] are the hits that were chosen, newest first, without their marks', async () => {
      const mark = (text: string) => `<mark>${text}</mark>`;
      const one = { objectID: 'one', url: 'https://docs.example.org/only', hierarchy: { lvl1: 'One' } };
      await choose(page, site, 'a', { hits: [fakeHit(one, mark)] });
      await expect(recent(page)).toHaveText(['One']);
      await choose(page, site, 'b', { hits: [tactic('Two')] });
      await expect(recent(page)).toHaveText(['Two', 'One']);
      const stored = await kept(page, recentKey);
      expect(names(stored)).toEqual(['Two', 'one']);
      expect(Object.keys(stored[1] ?? {}).sort()).toEqual([
        'content',
        'hierarchy',
        'objectID',
        'type',
        'url',
      ]);
      await choose(page, site, 'c', { hits: [fakeHit(one)] });
      expect(names(await kept(page, recentKey))).toEqual(['one', 'Two']);
    });
    await test.step('[5.5] hold the page of a paragraph, not the paragraph', async () => {
      const text = tactic('TAP', { objectID: 'text', type: 'content', content: 'About TAP' });
      await choose(page, site, 'd', { hits: [tactic('TAP'), text] }, 1);
      expect(names(await kept(page, recentKey))).toEqual(['TAP', 'one', 'Two']);
    });
    await test.step('[5.5] hold the heading of a paragraph whose page is not in the answer', async () => {
      const hierarchy = { lvl0: 'Tactics', lvl1: 'TAP', lvl2: 'Limits' };
      const place = { objectID: '/only#limits:3', type: 'content', content: 'About TAP', hierarchy } as const;
      await choose(page, site, 'e', { hits: [tactic('TAP', place)] });
      const stored = await kept(page, recentKey);
      expect(stored[0]).toMatchObject({ objectID: '/only#limits', type: 'lvl2', content: null });
      expect(names(stored.slice(1))).toEqual(['TAP', 'one', 'Two']);
      await expect(options(page).first()).toHaveText('LimitsTAP');
    });
    await test.step('[3.6] stay when a hit is opened beside the page', async () => {
      site.first.behave(answers({ hits: [tactic('Beside')] }));
      await ask(page, 'f');
      await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
      expect(names(await kept(page, recentKey))[0]).toBe('Beside');
    });

    const numbered = (...numbers: number[]) => numbers.map((number) => `Recent ${number}`);
    await test.step('[9.5] are seven of nine', async () => {
      site.first.requests.length = 0;
      await openStored(page, site, { [recentKey]: storedText(9, 'Recent') });
      await expect(options(page)).toHaveText(numbered(0, 1, 2, 3, 4, 5, 6));
    });
    await test.step('[5.2] are shown before anything is typed, and can be opened by keys', async () => {
      await expect(activeOption(page)).toHaveText('Recent 0');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}/only#recent%201`);
      expect(names(await kept(page, recentKey))).toEqual(numbered(1, 0, 2, 3, 4, 5, 6));
      expect(site.first.requests).toEqual([]);
    });
    await test.step('[3.7] are removed by their button, at once', async () => {
      await page.keyboard.press('Control+k');
      await expect(options(page)).toHaveCount(7);
      for (const left of [6, 5, 4, 3, 2]) {
        await forget(page).last().click();
        await expect(options(page)).toHaveCount(left);
      }
      await expect(options(page)).toHaveText(['Recent 1', 'Recent 0']);
      await expect(forget(page).first()).toHaveAccessibleDescription('Recent 1');
      await forget(page).first().click();
      await expect(options(page)).toHaveText(['Recent 0']);
      expect(names(await kept(page, recentKey))).toEqual(['Recent 0']);
      await forget(page).click();
      await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    });
  });
});

test.describe('favorite searches', () => {
  // How many there may be, [9.6] and [9.7], is asked in `tests/unit/search/stored/stored-lists.test.ts`.
  test('[3.7] are recent ones that were saved, by pointer or by keys', async ({ page, site }) => {
    await openStored(page, site, { [recentKey]: storedText(3, 'Recent') });
    await save(page).nth(1).click();
    await expect(favorite(page)).toHaveText(['Recent 1']);
    await expect(recent(page)).toHaveText(['Recent 0', 'Recent 2']);
    await save(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(favorite(page)).toHaveText(['Recent 0', 'Recent 1']);
    expect(names(await kept(page, favoritesKey))).toEqual(['Recent 0', 'Recent 1']);
    await unsave(page).last().click();
    expect(names(await kept(page, favoritesKey))).toEqual(['Recent 0']);
    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(options(page)).toHaveText(['Recent 2', 'Recent 0']);

    await test.step('[5.6] are not added to the recent ones when they are chosen', async () => {
      await choose(page, site, 'a', { hits: [tactic('Recent 0')] });
      expect(names(await kept(page, recentKey))).toEqual(['Recent 2']);
    });
  });
});

test.describe('storage', () => {
  // What else storage may hold, and that it may be full, is tested in `tests/unit/search/stored/stored-searches.test.ts`.
  test('[X.10] that holds something else counts as empty, what another tab changes is read again, and what is blocked lasts as long as the page', async ({
    page,
    site,
    context,
  }) => {
    await test.step('[X.10] that holds something else counts as empty, and an address that would run is not trusted', async () => {
      const evil = storedText(1, 'Evil').replace(/https:[^"]*/, 'javascript:alert(1)');
      const wrong = evil.replace('[', '[1,{"objectID":"x"},null,');
      await openStored(page, site, { [recentKey]: wrong, [favoritesKey]: '{bad' });
      await expect(dialog(page).getByText('No recent searches')).toBeVisible();
      await choose(page, site, 'a', { hits: [tactic('TAP')] });
      expect(names(await kept(page, recentKey))[0]).toBe('TAP');
      await expect(recent(page)).toHaveText(['TAP']);
    });
    await test.step('that another tab changes is read again', async () => {
      await openStored(page, site, {});
      await expect(dialog(page).getByText('No recent searches')).toBeVisible();
      const other = await context.newPage();
      await other.goto(`${site.url}/_search/en.current.json`);
      await other.evaluate(
        ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
        [recentKey, storedText(1, 'Elsewhere')],
      );
      await expect(options(page)).toHaveText(['Elsewhere 0']);
    });

    await test.step('that is blocked lets recent searches last as long as the page', async () => {
      await page.addInitScript(() => {
        for (const name of ['setItem', 'getItem'])
          Object.defineProperty(Storage.prototype, name, {
            value: () => {
              throw new DOMException('No', 'QuotaExceededError');
            },
          });
      });
      await openDialog(page, `${site.url}/only`);
      await expect(dialog(page).getByText('No recent searches')).toBeVisible();
      await choose(page, site, 'b', { hits: [tactic('TAP')] });
      await expect(recent(page)).toHaveText(['TAP']);
    });
  });
});
