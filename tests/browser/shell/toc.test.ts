import type { Page } from '@playwright/test';
import { expect, longPage, phone, scrollThrough, test } from '../support/shell.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contents(page).locator('a[aria-current]');
const folded = (page: Page) => page.locator('main details', { hasText: 'On this page' }).first();

/** Those of the text: the list of doubts after it is none of its sections. */
const headings = (page: Page) =>
  page
    .locator('main')
    .locator(':is(h2, h3)[id]:not(.doubts > *)')
    .evaluateAll((all) => all.map((heading) => ({ href: `#${heading.id}`, level: heading.tagName })));

test('[2N.15] the contents list the headings, lead to them, stay in view and mark the one that is being read', async ({
  page,
}) => {
  await page.goto(longPage);
  await test.step('they list the headings of levels 2 and 3, in order', async () => {
    const expected = await headings(page);
    expect(expected.filter(({ level }) => level === 'H3').length).toBeGreaterThan(2);
    const links = contents(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      expected.map(({ href }) => href),
    );
    await expect(links.first()).toHaveText('How to read this reference');
  });

  await test.step('they mark the heading that is being read', async () => {
    await expect(current(page)).toHaveCount(0);
    const places = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) =>
      all.map((heading) => ({
        href: `#${heading.id}`,
        top: heading.getBoundingClientRect().top + scrollY,
      })),
    );
    // Only where the heading is the last one in the upper part of the window, whatever counts as that.
    const apart = places.filter(({ top }, i) => (places[i + 1]?.top ?? 0) - top > 300);
    expect(apart.length).toBeGreaterThan(5);
    for (const { href, top } of apart.filter((_, i) => i % 3 === 0)) {
      await scrollThrough(page, top - 100);
      await expect(current(page)).toHaveCount(1);
      await expect(current(page)).toHaveAttribute('href', href);
      await expect(current(page)).toHaveAttribute('aria-current', 'true');
    }
  });

  await test.step('they stay in view while the text scrolls', async () => {
    await scrollThrough(page, 2000);
    await expect(contents(page).getByRole('link').first()).toBeInViewport();
  });

  await test.step('a link of them leads to its heading', async () => {
    await expect(current(page)).not.toHaveAttribute('href', '#dtx-env-list');
    await contents(page).locator('a[href="#dtx-env-list"]').click();
    await expect(page).toHaveURL(/#dtx-env-list$/);
    await expect(page.locator('#dtx-env-list')).toBeInViewport({ ratio: 1 });
    await expect(current(page)).toHaveAttribute('href', '#dtx-env-list');
  });
});

test('[2N.15] [9.14] the contents mark the last heading at the end of the page, are beside the text from 1180 px, and are folded above it otherwise', async ({
  page,
}) => {
  await page.goto(`${longPage}#dtx-env-list`);
  await test.step('a marked heading does not look like the others', async () => {
    await expect(current(page)).toHaveCount(1);
    const color = (link: Element) => getComputedStyle(link).color;
    expect(await current(page).evaluate(color)).not.toBe(
      await contents(page).getByRole('link').first().evaluate(color),
    );
  });

  await test.step('at the end of the page the last heading is marked, back at the top none', async () => {
    // A window so tall that the last section never reaches its upper part.
    await page.setViewportSize({ width: 1280, height: 1400 });
    const last = (await headings(page)).at(-1)?.href ?? '';
    await scrollThrough(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expect(current(page)).toHaveAttribute('href', last);
    await scrollThrough(page, 0);
    await expect(current(page)).toHaveCount(0);
  });

  await test.step('they are beside the text from 1180 px, folded above it otherwise', async () => {
    await page.setViewportSize({ width: 1180, height: 800 });
    await expect(contents(page)).toBeVisible();
    await expect(folded(page)).toBeHidden();
    await page.setViewportSize({ width: 1179, height: 800 });
    await expect(contents(page)).toBeHidden();
    await expect(folded(page)).toBeVisible();
  });

  await test.step('on a phone "On this page" opens, lists the same headings and leads to them', async () => {
    await page.setViewportSize(phone);
    const summary = page.locator('main summary', { hasText: 'On this page' });
    await expect(summary).toHaveText('On this page');
    await expect(folded(page).getByRole('link').first()).toBeHidden();
    await summary.press('Enter');
    const hrefs = await folded(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual((await headings(page)).map(({ href }) => href));
    const text = page.locator('main h1');
    const place = await text.boundingBox();
    await summary.press('Enter');
    await expect(folded(page).getByRole('link').first()).toBeHidden();
    await summary.press('Enter');
    expect(await text.boundingBox(), 'nothing moves').toEqual(place);
    await folded(page).locator('a[href="#examples"]').click();
    await expect(page.locator('#examples')).toBeInViewport({ ratio: 1 });
    await expect(folded(page).getByRole('link').first(), 'it closes after a choice').toBeHidden();
  });

  await test.step('[2S.20] it stays in view while the text scrolls, and names the heading that is being read', async () => {
    const summary = page.locator('main summary', { hasText: 'On this page' });
    const covered = () =>
      summary.evaluate((line) => {
        const { x, y, height } = line.getBoundingClientRect();
        return document.elementFromPoint(x + 40, y + height / 2)?.closest('summary') !== line;
      });
    await expect(summary).toHaveText(/On this page\s*Examples/);
    await scrollThrough(page, 3000, 3400);
    await expect(summary).toBeInViewport({ ratio: 1 });
    expect((await summary.boundingBox())?.y, 'in the place of the bar').toBe(0);
    await scrollThrough(page, 3300);
    expect(await covered(), 'below the bar').toBe(false);
    await expect(summary).toBeInViewport({ ratio: 1 });
  });
});
