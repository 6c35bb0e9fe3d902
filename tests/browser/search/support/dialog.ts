import { expect, type Locator, type Page } from '@playwright/test';
import { fakeHit } from '../../../support/search/fake-answers.ts';

/** Parts of the search dialog. */
export { searchButton as opener } from '../../support/shell.ts';
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const query = (page: Page): Locator => dialog(page).getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator => dialog(page).getByRole('option');
export const activeOption = (page: Page): Locator => dialog(page).getByRole('option', { selected: true });
export const group = (page: Page, name: string): Locator =>
  dialog(page).getByRole('group', { name, exact: true });
export const chip = (page: Page, name: string): Locator =>
  group(page, 'Narrow by section').getByRole('button', { name, exact: true });
/** Its outermost element, which tells its status and the query of the answer it shows. */
export const finder = (page: Page): Locator => page.locator('.finder');
export const status = (page: Page): Locator => dialog(page).getByRole('status');
export const seeAll = (page: Page): Locator => dialog(page).getByRole('link', { name: /^See all/ });
export const preview = (page: Page): Locator => dialog(page).getByRole('region', { name: 'Preview' });
/** How the start of the island goes. */
export const islandStatus = (page: Page): Locator => dialog(page).locator('.island-status');
export const retry = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Retry' });

/** Opens the dialog of a page and waits for its island. */
export async function openDialog(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await expectIsland(page);
}

/** The island has come when it tells its status. */
export async function expectIsland(page: Page): Promise<void> {
  await expect(finder(page)).toHaveAttribute('data-status', /./);
}

/** Types a query, letter by letter: each one is asked for, and answered before the next. */
export async function typeQuery(page: Page, text: string): Promise<void> {
  const before = await query(page).inputValue();
  for (const [i, letter] of [...text].entries()) {
    await page.keyboard.type(letter);
    await expectAnswer(page, before + text.slice(0, i + 1));
  }
}

/** Puts a query in place of another, at once, and waits for its answer. */
export async function ask(page: Page, text: string): Promise<void> {
  await query(page).fill(text);
  await expectAnswer(page, text);
}

/** Waits for the answer to a query: an answer to what was typed before may be shown meanwhile. */
export async function expectAnswer(page: Page, text: string): Promise<void> {
  await expect(finder(page)).toHaveAttribute('data-answered', text);
  await expect(finder(page)).toHaveAttribute('data-status', 'idle');
}

/** A page of the group Tactics whose address is on the faked site. */
export const tactic = (name: string, differs: Parameters<typeof fakeHit>[0] = {}) =>
  fakeHit({
    objectID: name,
    url: `https://docs.example.org/only#${name.toLowerCase()}`,
    ...differs,
    hierarchy: { lvl0: 'Tactics', lvl1: name, ...differs.hierarchy },
  });
