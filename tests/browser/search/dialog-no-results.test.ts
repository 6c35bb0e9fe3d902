import { fakeHit } from '../../support/search/fake-answers.ts';
import { answers, inTurn } from '../../support/search/fake-host.ts';
import { ask, dialog, openDialog, query, seeAll, typeQuery } from './support/dialog.ts';
import { expect, missingResults, test } from './support/faked-site.ts';

test('when nothing is found, the dialog says so, suggests groups that were seen and lets the query be reported', async ({
  page,
  site,
}) => {
  await openDialog(page, `${site.url}/only`);

  await test.step('[4.16] the dialog says so, with the query', async () => {
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
