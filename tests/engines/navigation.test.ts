import type { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

/** A long page. */
const longPage = '/quick-start/other-features';
const scrolled = (reader: Reader) => reader.ask(() => Math.round(scrollY));
/** Far down the page, but its link is on the first screen of the contents: a driver scrolls to what it clicks. */
const heading = '#dtx-redteam-run';

/** Whether the document is the one that was marked, if the browser has the Navigation API, else a new one. */
async function expectKeptDocument(reader: Reader): Promise<void> {
  const [isKept, canKeep] = await reader.ask(() => ['isMarked' in window, 'navigation' in window]);
  expect(isKept).toBe(canKeep);
}
const mark = (reader: Reader) => reader.ask(() => void Object.assign(window, { isMarked: true }));

test('a link of the sidebar leads to its page, and a browser that can keeps the document', async ({
  reader,
}) => {
  await reader.open('/community');
  await mark(reader);
  await reader.click('.sidebar a', 'Supported models');
  await reader.sees('h1', 'Supported models');
  expect(await reader.address()).toBe('/dtx-supported-models/');
  expect(await reader.ask(() => document.title)).toMatch(/^Supported models/);
  await expect.poll(() => reader.texts('.sidebar [aria-current=page]')).toEqual(['Supported models']);
  await reader.misses('h1', 'Community');
  await expectKeptDocument(reader);
});

test('Back and Forward show the pages again', async ({ reader }) => {
  await reader.open('/community');
  await reader.click('.sidebar a', 'Supported models');
  await reader.sees('h1', 'Supported models');
  await reader.click('.sidebar a', 'Tactics');
  await reader.sees('h1', 'Attack tactics');
  await reader.back();
  await reader.sees('h1', 'Supported models');
  await reader.back();
  await reader.sees('h1', 'Community');
  await expect.poll(() => reader.address()).toBe('/community');
  await reader.forward();
  await reader.sees('h1', 'Supported models');
  await expect.poll(() => reader.address()).toBe('/dtx-supported-models/');
});

test('a new page begins at its top, and Back leads to where the reader was', async ({ reader }) => {
  await reader.open(longPage);
  await reader.ask(() => scrollTo({ top: 1450, behavior: 'instant' }));
  await expect.poll(() => scrolled(reader)).toBe(1450);
  // The bar is gone so far down.
  await reader.click('.sidebar a', 'Community');
  await reader.sees('h1', 'Community');
  await expect.poll(() => scrolled(reader)).toBe(0);
  await reader.back();
  await expect.poll(() => reader.address()).toBe(longPage);
  await expect.poll(() => scrolled(reader)).toBe(1450);
});

test('a link followed by Enter puts the focus on the new heading, where the document is kept', async ({
  reader,
}) => {
  await reader.open('/community');
  await reader.focus('.sidebar a[href$="/dtx-supported-models/"]');
  await reader.press('Enter');
  await reader.sees('h1', 'Supported models');
  const canKeep = await reader.ask(() => 'navigation' in window);
  await expect.poll(() => reader.hasFocus('h1')).toBe(canKeep);
  // From there Tab goes on.
  await reader.press('Tab');
  expect(await reader.attribute('h1', 'tabindex')).toBeNull();
});

test('a link of the contents leads to its heading, and Back to where the reader was', async ({ reader }) => {
  await reader.open(longPage);
  await reader.click(`.toc a[href="${heading}"]`);
  await expect.poll(async () => (await reader.sees(heading)).isInView).toBe(true);
  expect(await reader.address()).toBe(longPage + heading);
  await reader.back();
  await expect.poll(() => reader.address()).toBe(longPage);
  await expect.poll(() => scrolled(reader)).toBe(0);
});

test('a page opened at a heading shows it, not hidden under the bar', async ({ reader }) => {
  await reader.open(longPage + heading);
  await expect
    .poll(async () => {
      const { isInView, isClear } = await reader.sees(heading);
      return { isInView, isClear };
    })
    .toEqual({ isInView: true, isClear: true });
});

test('from the search page Back leads to the page before, and Forward to the results', async ({ reader }) => {
  await reader.open('/community');
  await reader.open('/search?q=crescendo');
  await reader.sees('main article');
  await reader.back();
  await reader.sees('h1', 'Community');
  await reader.forward();
  // An article has the page before, too.
  await expect.poll(() => reader.value('main input[type=search]')).toBe('crescendo');
  await reader.sees('main article');
});

test('a path that is not a page says so, and the frame around it works', async ({ reader }) => {
  await reader.open('/no/such/page');
  await reader.sees('h1', 'Page Not Found');
  await reader.click('.brand');
  await expect.poll(() => reader.address()).toBe('/');
});

test('the first stop of Tab leads past the navigation', async ({ reader }) => {
  await reader.open('/tactics/tap');
  await reader.press('Tab');
  await expect.poll(() => reader.hasFocus('.skip-link')).toBe(true);
  expect((await reader.sees('.skip-link a')).isInView).toBe(true);
  await reader.press('Enter');
  await reader.press('Tab');
  await expect.poll(() => reader.hasFocus('main')).toBe(true);
  expect(await reader.address()).toBe('/tactics/tap');
});
