import type { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

const dialog = '.search-dialog';
const query = `${dialog} input`;
const options = `${dialog} [role=option]`;
const active = `${options}[aria-selected=true]`;

/** Types into the dialog, and waits for the answer to all of it. */
async function find(reader: Reader, text: string): Promise<void> {
  await reader.press('Control+k');
  await reader.sees(query);
  await reader.type(text);
  await expect.poll(() => reader.attribute('.finder', 'data-answered')).toBe(text);
  await expect.poll(() => reader.attribute('.finder', 'data-status')).toBe('idle');
}

/** The title of the hit that Enter would open. */
const activeTitle = async (reader: Reader) => (await reader.sees(active)).text;

test('Ctrl+K, letters, arrows and Enter lead to what was looked for', async ({ reader }) => {
  await reader.open('/community');
  await find(reader, 'crescendo');
  const titles = await reader.texts(options);
  expect(titles.length).toBeGreaterThan(3);
  expect(await activeTitle(reader)).toMatch(/^Crescendo/);
  await reader.press('ArrowDown');
  await expect.poll(() => activeTitle(reader)).toBe(titles[1]);
  await reader.press('ArrowUp');
  await reader.press('ArrowUp');
  await expect.poll(() => activeTitle(reader)).toBe(titles.at(-1));
  await reader.press('ArrowDown');
  await expect.poll(() => activeTitle(reader)).toBe(titles[0]);
  await reader.press('Enter');
  await expect.poll(() => reader.address()).toMatch(/^\/tactics\/crescendo/);
  await reader.misses(dialog);
});

test('the dialog opens by "/" and by its button, and Escape gives the focus back', async ({ reader }) => {
  await reader.open('/community');
  await reader.press('/');
  await reader.sees(query);
  await reader.press('Escape');
  await reader.misses(dialog);
  await reader.click('.search-button');
  await expect.poll(() => reader.hasFocus(query)).toBe(true);
  expect(await reader.value(query)).toBe('');
  await reader.press('Escape');
  await reader.misses(dialog);
  expect(await reader.hasFocus('.search-button')).toBe(true);
});

test('Tab goes round inside the dialog', async ({ reader }) => {
  await reader.open('/community');
  await find(reader, 'tap');
  for (let i = 0; i < 12; i += 1) {
    await reader.press('Tab');
    expect(await reader.hasFocus('main, .navbar, .sidebar, footer')).toBe(false);
  }
  for (let i = 0; i < 12 && !(await reader.hasFocus(query)); i += 1) await reader.press('Tab');
  expect(await reader.hasFocus(query)).toBe(true);
});

test('a hit that was chosen by a click is a recent search next time, and can be saved', async ({
  reader,
}) => {
  await reader.open('/community');
  await find(reader, 'crescendo');
  await reader.click(options);
  await expect.poll(() => reader.address()).toMatch(/^\/tactics\/crescendo/);
  await reader.reload();
  await reader.press('Control+k');
  await expect.poll(() => activeTitle(reader)).toMatch(/^Crescendo/);
  const groups = () => reader.texts(`${dialog} [role=group] > :first-child`);
  expect(await groups()).toEqual(['Recent']);
  await reader.click(`${dialog} button`, 'Save this search');
  await expect.poll(groups).toEqual(['Favorite']);
});

test('a query without results says so, and Enter leads to the search page', async ({ reader }) => {
  await reader.open('/community');
  await find(reader, 'qqxx');
  expect((await reader.sees(dialog)).text).toContain('No results for "qqxx"');
  await reader.press('Enter');
  await expect.poll(() => reader.address()).toBe('/search?q=qqxx');
});

test('the search page answers what is typed, and its address says it', async ({ reader }) => {
  await reader.open('/search');
  await expect.poll(() => reader.hasFocus('main input[type=search]')).toBe(true);
  await reader.type('crescendo');
  await reader.sees('h1', 'Search results for "crescendo"');
  await expect.poll(() => reader.texts('main article').then(([first]) => first)).toMatch(/Crescendo/);
  await expect.poll(() => reader.address()).toBe('/search?q=crescendo');
  await reader.click('main article a');
  await expect.poll(() => reader.address()).toMatch(/crescendo/);
  await reader.misses('h1', 'Search results for "crescendo"');
});
