import { expect, phone, test } from './support/test.ts';

test.beforeEach(({ site }) => site.withoutScript());

test('without script the sidebar leads to pages, and nothing is shown that needs script', async ({
  reader,
}) => {
  await reader.open('/tactics/tap');
  await reader.sees('.sidebar [aria-current=page]', 'TAP');
  for (const control of ['[data-branch]', '[data-color-mode]', '[data-copy]', '[data-announcement-close]']) {
    expect(await reader.all(control), control).toEqual([]);
  }
  await reader.click('.sidebar a', 'PAIR');
  await expect.poll(() => reader.address()).toBe('/tactics/pair');
});

test('without script a narrow screen has the sidebar below the text, and no menu button', async ({
  reader,
}) => {
  await reader.resize(phone.width, phone.height);
  await reader.open('/tactics/tap');
  const [main, sidebar] = [await reader.sees('main'), await reader.sees('.sidebar')];
  // Browsers keep fractions of pixels in 64ths, so the sum can be a little more than the edge.
  expect(sidebar.top).toBeGreaterThan(main.top + main.height - 1);
  expect(await reader.all('[data-drawer-open]')).toEqual([]);
});

test('without script every tab panel shows, under its label', async ({ reader }) => {
  await reader.open('/installation/');
  const labels = await reader.ask(() =>
    [...document.querySelectorAll<HTMLElement>('[data-tabs=installer] [role=tabpanel]')]
      .filter((panel) => panel.checkVisibility())
      .map((panel) =>
        getComputedStyle(panel, '::before')
          .content.replace(/^attr\(data-label\)$/, panel.dataset.label ?? '')
          .replaceAll('"', ''),
      ),
  );
  expect(labels).toEqual(['pip', 'uv', 'Docker']);
  expect(await reader.all('[role=tab]')).toEqual([]);
});

test('without script the search form leads to the search page, which says what it needs', async ({
  reader,
}) => {
  await reader.open('/community');
  await reader.click('.search-button');
  await expect.poll(() => reader.address()).toMatch(/^\/search/);
  expect((await reader.sees('main')).text).toContain('Search needs JavaScript.');
  await reader.sees('main h2', 'Site map');
});
