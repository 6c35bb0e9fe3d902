import { expect, test } from './support/test.ts';

const button = '.navbar [aria-controls=languages]';

test('the language menu opens by Enter, and Escape gives the focus back to its button', async ({
  reader,
}) => {
  await reader.open('/tactics/tap');
  await reader.misses('#languages a');
  await reader.focus(button);
  await reader.press('Enter');
  await reader.sees('#languages a', 'Español');
  expect(await reader.attribute(button, 'aria-expanded')).toBe('true');
  await reader.press('Tab');
  await expect.poll(() => reader.hasFocus('#languages a')).toBe(true);
  await reader.press('Escape');
  await reader.misses('#languages a');
  expect(await reader.hasFocus(button)).toBe(true);
});

test('the language menu opens under the pointer, closes when it leaves, and leads to the language', async ({
  reader,
}) => {
  await reader.open('/tactics/tap?from=mail');
  await reader.hover(button);
  await reader.sees('#languages a', 'Español');
  await reader.pointAt(600, 600);
  await reader.misses('#languages a');
  await reader.hover(button);
  await reader.click('#languages a', 'Español');
  await expect.poll(() => reader.address()).toBe('/es/tactics/tap?from=mail');
  await expect.poll(() => reader.attribute('html', 'lang')).toBe('es');
});

test('a branch of the sidebar opens and closes by its button', async ({ reader }) => {
  await reader.open('/community');
  await reader.misses('.sidebar a', 'Crescendo');
  await reader.click('.sidebar [data-branch$="/tactics/"]');
  await reader.sees('.sidebar a', 'Crescendo');
  await reader.click('.sidebar [data-branch$="/tactics/"]');
  await reader.misses('.sidebar a', 'Crescendo');
});
