import type { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

const button = '.navbar [data-color-mode]';

/** What the button says, and whether the page is painted dark. */
const mode = async (reader: Reader) => {
  const color = await reader.ask(() => getComputedStyle(document.documentElement).backgroundColor);
  const [red = 255] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [await reader.attribute(button, 'title'), red < 100 ? 'dark' : 'light'];
};

test('the colour mode goes from light to dark, and stays after a reload and on other pages', async ({
  reader,
}) => {
  await reader.open('/tactics/tap');
  expect(await mode(reader)).toEqual(['light mode', 'light']);
  await reader.click(button);
  await expect.poll(() => mode(reader)).toEqual(['dark mode', 'dark']);
  await reader.reload();
  await expect.poll(() => mode(reader)).toEqual(['dark mode', 'dark']);
  await reader.open('/search');
  await expect.poll(() => mode(reader)).toEqual(['dark mode', 'dark']);
});

test('a colour mode reaches the other open tabs of the site', async ({ reader, another }) => {
  await reader.open('/tactics/tap');
  await another.open('/community');
  await another.click(button);
  await expect.poll(() => mode(reader)).toEqual(['dark mode', 'dark']);
});
