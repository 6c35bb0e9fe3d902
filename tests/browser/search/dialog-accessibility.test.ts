import type { Page } from '@playwright/test';
import { answers, fails, hangs, inTurn } from '../../support/search/fake-host.ts';
import { axeViolations, showIn } from '../support/axe.ts';
import { desktop, phone } from '../support/shell.ts';
import { ask, chip, dialog, group, openDialog, options, query, status, tactic } from './support/dialog.ts';
import { expect, finds, test } from './support/faked-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const stored = JSON.stringify(
  ['TAP', 'PAIR'].map((name) => {
    const { objectID, url, type, hierarchy } = tactic(name);
    return { objectID, url, type, hierarchy, content: 'A line on this page.' };
  }),
);

/**
 * Reaches what the dialog can show and asks axe on a wide screen, where controls are smaller, in light and dark.
 * @param differs whether its rows and chips have another form on a narrow screen, so that it is asked there as well
 */
async function withoutViolation(
  page: Page,
  state: string,
  reach: () => Promise<unknown>,
  differs = false,
): Promise<void> {
  await test.step(state, async () => {
    await reach();
    await showIn(page, 'dark');
    expect.soft(await axeViolations(page, 'colors'), 'wide, dark').toEqual([]);
    await showIn(page, 'light');
    expect.soft(await axeViolations(page), 'wide, light').toEqual([]);
    if (!differs) return;
    await page.setViewportSize(phone);
    expect.soft(await axeViolations(page), 'narrow, light').toEqual([]);
    await showIn(page, 'dark');
    expect.soft(await axeViolations(page, 'colors'), 'narrow, dark').toEqual([]);
    await showIn(page, 'light');
    await page.setViewportSize(desktop);
  });
}

test.describe('the search dialog on a wide and a narrow screen has no accessibility violation', () => {
  test.use({ viewport: desktop });

  // The screen of a search that could not be loaded is looked at in `tests/browser/islands/start.test.ts`.
  test('[X.1] from its opening to an answer, on the search page and with stored searches', async ({
    page,
    site,
  }) => {
    await withoutViolation(page, 'no recent searches', () => openDialog(page, `${site.url}/only`));
    await withoutViolation(page, 'waiting', async () => {
      site.first.behave(hangs());
      await page.keyboard.type('w');
      await expect(status(page)).toHaveText('Searching');
    });
    await withoutViolation(page, 'a failure', async () => {
      site.first.behave(fails(403, 'No'));
      await query(page).fill('f');
      await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    });
    await withoutViolation(page, 'nothing found', async () => {
      site.first.behave(inTurn(finds(31), answers()));
      await ask(page, 'a');
      await ask(page, 'ab');
      await expect(dialog(page).getByText('Try searching for:')).toBeVisible();
    });
    const narrowed = async () => {
      site.first.behave(finds(31));
      await ask(page, 'tap');
      await chip(page, 'Tactics 16').click();
      await expect(chip(page, 'Tactics 16')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('ArrowDown');
    };
    await withoutViolation(page, 'a broad answer', narrowed, true);
    await withoutViolation(page, 'an answer on the search page', async () => {
      site.first.behave(finds(3));
      await openDialog(page, `${site.url}/search`);
      await ask(page, 'tap');
      await expect(options(page)).toHaveCount(3);
    });
    const kept = async () => {
      await page.evaluate((text) => localStorage.setItem('dtx:search-recent:dtx-docs', text), stored);
      await openDialog(page, `${site.url}/only`);
      await dialog(page).getByRole('button', { name: 'Save this search' }).first().click();
      await expect(group(page, 'Favorite').getByRole('option')).toHaveCount(1);
    };
    await withoutViolation(page, 'recent and favorite searches', kept, true);
  });
});

test('the dialog outlines its active row with forced colors, is not printed and follows the direction of the text', async ({
  page,
  site,
}) => {
  const inside = tactic('TAP', { objectID: 'in', type: 'lvl2', hierarchy: { lvl2: 'Two' } });
  site.first.behave(answers({ hits: [tactic('TAP'), inside] }));
  await page.setViewportSize(desktop);
  await openDialog(page, `${site.url}/only`);
  await test.step('with forced colors the active row is outlined', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await ask(page, 'a');
    await expect(options(page)).toHaveCount(2);
    const outline = (index: number) =>
      options(page)
        .nth(index)
        .evaluate((row) => getComputedStyle(row).outlineStyle);
    await expect.poll(() => outline(0)).toBe('solid');
    expect(await outline(1)).toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('the dialog is not printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(dialog(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(dialog(page)).toBeVisible();
  });
  await test.step('the dialog follows the direction of the text', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
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
});
