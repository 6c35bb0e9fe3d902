import type { Page } from '@playwright/test';
import { settle } from '../support/shell.ts';
import { expect, testInTurn as test, testReading } from './site.ts';

test.describe('headings', () => {
  test.beforeEach(({ page }) => page.goto('/parts/text'));

  test('carry a link to themselves, and words that repeat get ids of their own', async ({ page }) => {
    const headings = page.getByRole('heading', { name: 'Install the tool', exact: true });
    await expect(headings).toHaveCount(2);
    const links = headings.getByRole('link', { name: 'Install the tool', exact: true });
    await expect(links).toHaveCount(2);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['#install-the-tool', '#install-the-tool-1']);
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#install-the-tool-1$/);
    await expect(page.locator('#install-the-tool-1')).toBeInViewport();

    await test.step('footnotes lead to their note and back', async () => {
      await expect(page.getByRole('heading', { name: 'Footnotes' })).toHaveCount(1);
      const reference = page.locator('.prose sup').getByRole('link', { name: '2' });
      await reference.click();
      const note = page.locator('.footnotes li').nth(1);
      await expect(note).toContainText('Another source.');
      await expect(page).toHaveURL(new RegExp(`#${await note.getAttribute('id')}$`));
      await expect(note).toBeInViewport();
      await note.getByRole('link', { name: 'Back to reference 2' }).click();
      await expect(page).toHaveURL(new RegExp(`#${await reference.getAttribute('id')}$`));
      await expect(reference).toBeInViewport();
    });
    await test.step('a heading reached by its address is not covered by the navbar', async () => {
      await page.setViewportSize({ width: 1280, height: 300 });
      // Loaded anew, the page has its bar, which the way to a heading hides.
      await page.goto('about:blank');
      await page.goto('/parts/text#a-picture');
      await expect(page.locator('#a-picture')).toBeInViewport();
      const heading = await page.locator('#a-picture').boundingBox();
      const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual(navbar?.height ?? Number.POSITIVE_INFINITY);
    });
  });

  testReading('the table of contents has the second and third level, no deeper [2N.15]', async ({ page }) => {
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await expect(toc.getByRole('link')).toHaveText([
      'Install the tool',
      'On Linux',
      'A picture',
      'Install the tool',
    ]);
  });
});

testReading('links lead to the listed form of their route, by route and by file', async ({ page }) => {
  await page.goto('/parts/text');
  const prose = page.locator('.prose');
  const href = (name: string) => prose.getByRole('link', { name }).first().getAttribute('href');
  expect(await href('a route')).toBe('/parts/code');
  expect(await href('a file')).toBe('/parts/tabs#alone');
  expect(await href('another form')).toBe('/parts/');
  await expect(prose.getByRole('link', { name: 'elsewhere' })).toHaveAttribute('rel', 'noopener noreferrer');
});

testReading(
  'an image has a text, its size and an address that may be cached for ever',
  async ({ page, request }) => {
    await page.goto('/parts/text');
    const image = page.getByRole('img', { name: 'Three cells, one of them filled' });
    await expect(image).toHaveAttribute('width', '640');
    await expect(image).toHaveAttribute('height', '360');
    await expect(image).toHaveAttribute('loading', 'lazy');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(640);
    const response = await request.get((await image.getAttribute('src')) ?? '');
    expect(response.headers()['content-type']).toBe('image/png');
    expect(response.headers()['cache-control']).toContain('immutable');
  },
);

test.describe('tables', () => {
  test.beforeEach(({ page }) => page.goto('/parts/tables'));

  testReading('that fit are not tab stop', async ({ page }) => {
    for (const frame of await page.locator('.table').all())
      await expect(frame).not.toHaveAttribute('tabindex');
  });

  test('that do not fit scroll inside their frame, which shows on which side there is more', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 570, height: 740 });
    await test.step('show by a shadow on which side there is more of them', () => expectShadows(page));
    await test.step('scroll inside their frame, by keyboard too, and the page does not', () =>
      expectScrolling(page));
    await test.step('lie in the reader’s own colours, where there are such, and in nothing else', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(page.locator('.table').last()).toHaveCSS('background-image', 'none');
    });
  });
});

/** Puts the last table of the page, which is wider than the window, to the test from one end to the other. */
async function expectShadows(page: Page): Promise<void> {
  const frame = page.locator('.table').last();
  await frame.scrollIntoViewIfNeeded();
  await settle(page);
  const box = await frame.boundingBox();
  if (!box) throw new Error('The table is not shown');
  /**
   * The edge of the frame above the first line of text, but for its outermost pixels: where a font gives the table a
   * width between two pixels, half of one belongs to the page or to the shadow.
   */
  const edge = (x: number) => page.screenshot({ clip: { x, y: box.y + 3, width: 3, height: 3 } });
  const edges = async () => ({ left: await edge(box.x + 2), right: await edge(box.x + box.width - 5) });
  const begin = await edges();
  const bare = begin.left;
  expect(begin.right.equals(bare)).toBe(false);
  await frame.evaluate((each) => each.scrollTo(20, 0));
  await settle(page);
  const between = await edges();
  expect([between.left.equals(bare), between.right.equals(bare)]).toEqual([false, false]);
  await frame.evaluate((each) => each.scrollTo(each.scrollWidth, 0));
  await settle(page);
  const end = await edges();
  expect([end.left.equals(bare), end.right.equals(bare)]).toEqual([false, true]);
  await frame.evaluate((each) => each.scrollTo(0, 0));
}

async function expectScrolling(page: Page): Promise<void> {
  const [narrow, wide] = [page.locator('.table').first(), page.locator('.table').last()];
  await expect(wide).toHaveAttribute('tabindex', '0');
  await expect(wide).toHaveAccessibleName(/Table/);
  await expect(narrow).not.toHaveAttribute('tabindex');
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(wide).not.toHaveAttribute('tabindex');
}

test.describe('diagrams', () => {
  const name = 'Scope becomes a plan, the plan becomes a report.';
  const size = (svg: Element) => ({ width: svg.clientWidth, height: svg.clientHeight });

  test('are images with a text alternative and a caption, wide where there is room and tall where there is none', async ({
    page,
  }) => {
    await page.goto('/parts/diagrams');
    const figure = page.getByRole('figure').filter({ hasText: 'From scope to report' });
    await expect(figure.getByRole('img', { name })).toHaveCount(1);
    await expect(figure.locator('figcaption')).toHaveText('From scope to report');
    await expect(figure.getByRole('img').locator('text')).toContainText([
      'Scope',
      'Plan',
      'Run',
      'Report',
      'verdicts',
    ]);
    await test.step('from top to bottom they stay so', async () => {
      const fromTop = page.getByRole('img', { name: 'Question leads to answer.' });
      await expect(fromTop).toHaveCount(1);
      const { width, height } = await fromTop.evaluate(size);
      expect(height).toBeGreaterThan(width);
    });
    const drawing = page.getByRole('img', { name });
    const wide = await drawing.evaluate(size);
    expect(wide.width).toBeGreaterThan(wide.height);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(drawing).toHaveCount(1);
    const tall = await drawing.evaluate(size);
    expect(tall.height).toBeGreaterThan(tall.width);
    // Of those from top to bottom there is one form, for every width.
    await expect(page.getByRole('img', { name: 'Question leads to answer.' })).toBeVisible();
  });
});
