import { fakeHit } from '../../support/search/fake-answers.ts';
import { answers, inTurn } from '../../support/search/fake-host.ts';
import {
  ask,
  chip,
  dialog,
  expectAnswer,
  group,
  openDialog,
  options,
  query,
  seeAll,
  tactic,
  typeQuery,
} from './support/dialog.ts';
import { expect, finds, missingResults, test } from './support/faked-site.ts';

// Which answers are broad is asked in `tests/unit/search/ui/drawn-parts.test.ts`.
test('a broad answer can be narrowed to a section by pointer and keys, and back; when nothing is found, groups that were seen are suggested and the query can be reported', async ({
  page,
  site,
}) => {
  site.first.behave(finds(31));
  await openDialog(page, `${site.url}/only`);
  await ask(page, 'tap');

  await test.step('can be narrowed to a section, and back', async () => {
    await expect(chip(page, 'All sections')).toHaveAttribute('aria-pressed', 'true');
    await chip(page, 'Tactics 16').click();
    await expect(query(page)).toBeFocused();
    await expect(chip(page, 'Tactics 16')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'Providers 2')).toBeVisible();
    await expect(seeAll(page)).toHaveText('See all 16 results');
    expect(site.first.searches().at(-1)).toMatchObject({ facetFilters: ['hierarchy.lvl0:Tactics'] });
    await chip(page, 'Tactics 16').click();
    await expect(seeAll(page)).toHaveText('See all 31 results');
    await expect(chip(page, 'All sections')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('is narrowed by keys', async () => {
    await chip(page, 'Providers 2').focus();
    await page.keyboard.press('Space');
    await expect(chip(page, 'Providers 2')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'Providers 2')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(query(page)).toBeFocused();
  });

  await test.step('stays narrowed while typing goes on, until the section has nothing', async () => {
    await chip(page, 'Tactics 16').click();
    await expect(chip(page, 'Tactics 16')).toHaveAttribute('aria-pressed', 'true');
    await expect(seeAll(page)).toHaveText('See all 16 results');
    await page.keyboard.type('e');
    const facetFilters = ['hierarchy.lvl0:Tactics'];
    await expect
      .poll(() => site.first.searches())
      .toContainEqual(expect.objectContaining({ query: 'tape', facetFilters }));
    await expectAnswer(page, 'tape');
    await expect(chip(page, 'Tactics 16')).toHaveAttribute('aria-pressed', 'true');
    // The others can be chosen for this query, too.
    await expect(chip(page, 'Providers 2')).toBeVisible();
    site.first.behave(answers(({ facetFilters }) => (facetFilters ? {} : { hits: [tactic('Other')] })));
    await page.keyboard.type('s');
    await expect(options(page)).toHaveText(['Other']);
    await expect(group(page, 'Narrow by section')).toBeHidden();
  });

  await test.step('[4.16] when nothing is found, the dialog says so, with the query', async () => {
    // Groups that were seen count until the dialog is opened again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    site.first.behave(answers());
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qqxx');
    await expect(dialog(page).getByText('No results for "qqxx"')).toBeVisible();
    await expect(dialog(page).locator('strong')).toHaveText('qqxx');
    await expect(dialog(page).getByText('Try searching for:')).toBeHidden();
    await expect(seeAll(page)).toBeHidden();
  });

  await test.step('[8.5] the query can be reported, in a new tab', async () => {
    await ask(page, 'a&b');
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    const link = dialog(page).getByRole('link', { name: 'Let us know. (opens in new tab)' });
    await expect(link).toHaveAttribute('href', missingResults.replace('{query}', 'a%26b'));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  await test.step('[4.17] up to three groups that were seen are suggested, and asked for', async () => {
    const hits = ['Group 0', 'Group 1', 'Group 2', 'Group 3'].map((lvl0) =>
      fakeHit({ objectID: lvl0, hierarchy: { lvl0 } }),
    );
    site.first.behave(inTurn(answers({ hits }), answers({ hits: hits.slice(3) }), answers()));
    await query(page).fill('');
    await typeQuery(page, 'abc');
    await expect(dialog(page).getByText('Try searching for:')).toBeVisible();
    const suggestions = dialog(page).getByRole('button', { name: /^Group/ });
    await expect(suggestions).toHaveText(['Group 0', 'Group 1', 'Group 2']);
    await suggestions.nth(1).click();
    await expect(query(page)).toHaveValue('group 1 ');
    await expect(query(page)).toBeFocused();
    await expect.poll(() => site.first.searches().at(-1)?.query).toBe('group 1 ');
    // What was seen counts until the dialog is opened again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('xyz');
    await expect(dialog(page).getByText('No results for "xyz"')).toBeVisible();
    await expect(suggestions).toHaveCount(0);
  });
});
