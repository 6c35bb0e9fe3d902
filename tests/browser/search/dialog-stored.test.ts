import type { Page } from '@playwright/test';
import type { StoredSearch } from '../../../src/search/stored/stored-search.ts';
import { fakeHit } from '../../support/search/fake-answers.ts';
import { answers } from '../../support/search/fake-host.ts';
import { storeFirst } from '../support/shell.ts';
import { activeOption, dialog, expectAnswer, group, openDialog, options, tactic } from './support/dialog.ts';
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

/** Chooses a hit of an answer by its place, and opens the dialog again with an empty query. */
async function choose(
  page: Page,
  site: FakedSite,
  hits: Parameters<typeof answers>[0],
  place = 0,
): Promise<void> {
  site.first.behave(answers(hits));
  await openDialog(page, `${site.url}/only`);
  await page.keyboard.type('a');
  // Until then the stored searches stand there, which can be chosen as well.
  await expectAnswer(page, 'a');
  await options(page).nth(place).click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
}

test.describe('recent searches', () => {
  test('[3.6] are the hits that were chosen, newest first, without their marks', async ({ page, site }) => {
    const mark = (text: string) => `<mark>${text}</mark>`;
    const one = { objectID: 'one', url: 'https://docs.example.org/only', hierarchy: { lvl1: 'One' } };
    await choose(page, site, { hits: [fakeHit(one, mark)] });
    await expect(group(page, 'Recent').getByRole('option')).toHaveText(['One']);
    await choose(page, site, { hits: [tactic('Two')] });
    await expect(group(page, 'Recent').getByRole('option')).toHaveText(['Two', 'One']);
    const stored = await kept(page, recentKey);
    expect(names(stored)).toEqual(['Two', 'one']);
    expect(Object.keys(stored[1] ?? {}).sort()).toEqual(['content', 'hierarchy', 'objectID', 'type', 'url']);
    await choose(page, site, { hits: [fakeHit(one)] });
    expect(names(await kept(page, recentKey))).toEqual(['one', 'Two']);
  });

  test('[3.6] stay when a hit is opened beside the page', async ({ page, site, context }) => {
    site.first.behave(answers({ hits: [tactic('TAP')] }));
    await openDialog(page, `${site.url}/only`);
    await page.keyboard.type('a');
    await expect(options(page)).toHaveCount(1);
    await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    expect(names(await kept(page, recentKey))).toEqual(['TAP']);
  });

  test('[5.2] stand there before anything is typed, and can be opened by keys', async ({ page, site }) => {
    await storeFirst(page, { [recentKey]: storedText(3, 'Recent') });
    await openDialog(page, `${site.url}/only`);
    await expect(options(page)).toHaveText(['Recent 0', 'Recent 1', 'Recent 2']);
    await expect(activeOption(page)).toHaveText('Recent 0');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/only#recent%201`);
    expect(names(await kept(page, recentKey))).toEqual(['Recent 1', 'Recent 0', 'Recent 2']);
    expect(site.first.requests).toEqual([]);
  });

  test('[9.5] are seven of nine', async ({ page, site }) => {
    await storeFirst(page, { [recentKey]: storedText(9, 'Recent') });
    await openDialog(page, `${site.url}/only`);
    await expect(options(page)).toHaveCount(7);
  });

  test('[9.6] are four beside favorites, and no more are kept with the next one', async ({ page, site }) => {
    await storeFirst(page, {
      [recentKey]: storedText(9, 'Recent'),
      [favoritesKey]: storedText(1, 'Favorite'),
    });
    await openDialog(page, `${site.url}/only`);
    await expect(group(page, 'Recent').getByRole('option')).toHaveCount(4);
    await expect(group(page, 'Favorite').getByRole('option')).toHaveText(['Favorite 0']);
    await choose(page, site, { hits: [tactic('New')] });
    expect(names(await kept(page, recentKey))).toEqual(['New', 'Recent 0', 'Recent 1', 'Recent 2']);
  });

  test('[5.5] hold the page of a paragraph, not the paragraph', async ({ page, site }) => {
    const text = tactic('TAP', { objectID: 'text', type: 'content', content: 'About TAP' });
    await choose(page, site, { hits: [tactic('TAP'), text] }, 1);
    expect(names(await kept(page, recentKey))).toEqual(['TAP']);
  });

  test('[5.5] hold the heading of a paragraph whose page is not in the answer', async ({ page, site }) => {
    const hierarchy = { lvl0: 'Tactics', lvl1: 'TAP', lvl2: 'Limits' };
    const text = tactic('TAP', {
      objectID: '/only#limits:3',
      type: 'content',
      content: 'About TAP',
      hierarchy,
    });
    await choose(page, site, { hits: [text] });
    expect(await kept(page, recentKey)).toEqual([
      expect.objectContaining({ objectID: '/only#limits', type: 'lvl2', content: null }),
    ]);
    await expect(options(page)).toHaveText(['LimitsTAP']);
  });

  test('[3.7] are removed by their button, at once', async ({ page, site }) => {
    await storeFirst(page, { [recentKey]: storedText(2, 'Recent') });
    await openDialog(page, `${site.url}/only`);
    await expect(forget(page).first()).toHaveAccessibleDescription('Recent 0');
    await forget(page).first().click();
    await expect(options(page)).toHaveText(['Recent 1']);
    expect(names(await kept(page, recentKey))).toEqual(['Recent 1']);
    await forget(page).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });
});

test.describe('favorite searches', () => {
  test('[3.7] are recent ones that were saved, by pointer or by keys', async ({ page, site }) => {
    await storeFirst(page, { [recentKey]: storedText(3, 'Recent') });
    await openDialog(page, `${site.url}/only`);
    await save(page).nth(1).click();
    await expect(group(page, 'Favorite').getByRole('option')).toHaveText(['Recent 1']);
    await expect(group(page, 'Recent').getByRole('option')).toHaveText(['Recent 0', 'Recent 2']);
    await save(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(group(page, 'Favorite').getByRole('option')).toHaveText(['Recent 0', 'Recent 1']);
    expect(names(await kept(page, favoritesKey))).toEqual(['Recent 0', 'Recent 1']);
    await unsave(page).last().click();
    expect(names(await kept(page, favoritesKey))).toEqual(['Recent 0']);
    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(options(page)).toHaveText(['Recent 2', 'Recent 0']);
  });

  test('[9.7] are ten: the eleventh takes the place of the oldest', async ({ page, site }) => {
    await storeFirst(page, {
      [recentKey]: storedText(1, 'Recent'),
      [favoritesKey]: storedText(10, 'Favorite'),
    });
    await openDialog(page, `${site.url}/only`);
    await save(page).click();
    const favorites = names(await kept(page, favoritesKey));
    expect(favorites).toHaveLength(10);
    expect(favorites[0]).toBe('Recent 0');
    expect(favorites).not.toContain('Favorite 9');
  });

  test('[5.6] are not added to the recent ones when they are chosen', async ({ page, site }) => {
    await storeFirst(page, { [favoritesKey]: storedText(1, 'Favorite') });
    await choose(page, site, { hits: [tactic('Favorite 0')] });
    expect(await kept(page, recentKey)).toEqual([]);
  });
});

test.describe('storage', () => {
  for (const text of ['{bad', 'null', '42', '{"a":1}', '[1,{"objectID":"x"},null]']) {
    test(`[X.10] that holds ${text} counts as empty`, async ({ page, site }) => {
      await storeFirst(page, { [recentKey]: text, [favoritesKey]: text });
      await openDialog(page, `${site.url}/only`);
      await expect(dialog(page).getByText('No recent searches')).toBeVisible();
      await choose(page, site, { hits: [tactic('TAP')] });
      expect(names(await kept(page, recentKey))).toEqual(['TAP']);
    });
  }

  test('with an address that would run is not trusted', async ({ page, site }) => {
    const evil = storedText(1, 'Evil').replace(/https:[^"]*/, 'javascript:alert(1)');
    await storeFirst(page, { [recentKey]: evil });
    await openDialog(page, `${site.url}/only`);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  for (const [how, methods] of Object.entries({ full: ['setItem'], blocked: ['setItem', 'getItem'] })) {
    test(`that is ${how} lets recent searches last as long as the page`, async ({ page, site }) => {
      await page.addInitScript((names) => {
        for (const name of names)
          Object.defineProperty(Storage.prototype, name, {
            value: () => {
              throw new DOMException('No', 'QuotaExceededError');
            },
          });
      }, methods);
      await choose(page, site, { hits: [tactic('TAP')] });
      await expect(group(page, 'Recent').getByRole('option')).toHaveText(['TAP']);
    });
  }

  test('that another tab changes is read again', async ({ page, site, context }) => {
    await openDialog(page, `${site.url}/only`);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${site.url}/only`);
    await other.evaluate(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [recentKey, storedText(1, 'Elsewhere')],
    );
    await expect(options(page)).toHaveText(['Elsewhere 0']);
  });
});
