import type { Reader } from './support/reader.ts';
import { expect, phone, test } from './support/test.ts';

async function openDrawer(reader: Reader): Promise<void> {
  await reader.resize(phone.width, phone.height);
  await reader.open('/tactics/tap');
  await reader.click('[data-drawer-open]');
  await reader.sees('#drawer');
}

/** What closed must look like however it came about. */
async function expectClosed(reader: Reader): Promise<void> {
  await reader.misses('#drawer');
  await expect.poll(() => reader.attribute('[data-drawer-open]', 'aria-expanded')).toBe('false');
  // The wheel and the finger move the page again.
  expect(await reader.ask(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
}

test('the mobile menu shows the sidebar, and Escape gives the focus back to its button', async ({
  reader,
}) => {
  await openDrawer(reader);
  expect(await reader.attribute('[data-drawer-open]', 'aria-expanded')).toBe('true');
  await expect.poll(() => reader.texts('#drawer [aria-current=page]')).toEqual(['TAP']);
  await reader.press('Escape');
  await expectClosed(reader);
  expect(await reader.hasFocus('[data-drawer-open]')).toBe(true);
});

test('Back closes the mobile menu and leaves the reader on the page', async ({ reader }) => {
  await openDrawer(reader);
  await reader.back();
  await expectClosed(reader);
  expect(await reader.address()).toBe('/tactics/tap');
});

test('a link of the mobile menu leads to its page, where the menu is closed, and Back returns in one step', async ({
  reader,
}) => {
  await openDrawer(reader);
  await reader.click('#drawer a', 'PAIR');
  await expect.poll(() => reader.address()).toBe('/tactics/pair');
  await expectClosed(reader);
  await reader.back();
  await expect.poll(() => reader.address()).toBe('/tactics/tap');
  await expectClosed(reader);
});

test('Tab stays inside the mobile menu', async ({ reader }) => {
  await openDrawer(reader);
  const stops = (await reader.all('#drawer :is(a, button)')).length;
  expect(stops).toBeGreaterThan(5);
  for (let i = 0; i < stops + 2; i += 1) {
    await reader.press('Tab');
    // Between the last and the first stop the browser's own controls, seen as the body, may have the focus.
    expect(await reader.ask(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
    expect(await reader.hasFocus('main, .navbar, footer')).toBe(false);
  }
});
