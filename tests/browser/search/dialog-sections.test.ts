import { answers } from '../../support/search/fake-host.ts';
import {
  ask,
  chip,
  expectAnswer,
  group,
  openDialog,
  options,
  query,
  seeAll,
  tactic,
} from './support/dialog.ts';
import { expect, finds, test } from './support/faked-site.ts';

test.describe('a broad answer', () => {
  // Which answers are broad is asked in `tests/unit/search/ui/drawn-parts.test.ts`.
  test('can be narrowed to a section by pointer and keys, and back', async ({ page, site }) => {
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
  });
});
