import type { Page } from '@playwright/test';
import { expect, phone, testInTurn as test } from '../support/shell.ts';

// What pages in another language say: tests/built/translations.test.ts.

/** A page that is translated. */
const modes = '/quick-start/redteam-modes';

test('[X.9] a tab chosen in a translation is the chosen one in every language, and the other way round', async ({
  page,
  context,
}) => {
  const tab = (of: Page, name: string) => of.getByRole('tab', { name, exact: true });
  await page.goto(`/ar${modes}`);
  await tab(page, 'YAML').click();
  await tab(page, 'سطر الأوامر').click();
  const english = await context.newPage();
  // Here it is not the first tab, which would be chosen anyway.
  await english.goto('/dtx/sdk/agents/test_groq_agent');
  await expect(tab(english, 'Command line')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'SDK').click();
  await expect(tab(english, 'SDK')).toHaveAttribute('aria-selected', 'true');
  await tab(english, 'Command line').click();
  await expect(tab(page, 'سطر الأوامر')).toHaveAttribute('aria-selected', 'true');
});

test('what runs from left to right stands in its place on a page that does not', async ({ page }) => {
  await page.goto('/ar/quick-start');
  const button = page.locator('.search-button');
  const [box, keys, name] = await Promise.all(
    [button, button.locator('kbd'), button.locator('span')].map((each) => each.boundingBox()),
  );
  if (!box || !keys || !name) throw new Error('the search button is not shown');
  // The keys end the button, its name begins it.
  expect(keys.x - box.x).toBeLessThan(30);
  expect(box.x + box.width - (name.x + name.width)).toBeLessThan(60);

  const block = page.locator('.code:not(:has(figcaption))').first();
  const copy = await block.locator('button').boundingBox();
  const code = await block.locator('pre').boundingBox();
  if (!copy || !code) throw new Error('the code block is not shown');
  expect(copy.y + copy.height).toBeLessThanOrEqual(code.y);
  expect(copy.x - code.x).toBeLessThan(12);
});

test('an invisible link has no line of its own below its heading', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/ar/', '/zh-CN/', '/']) {
    await page.goto(path);
    for (const width of [340, 350, 360, 370, 380]) {
      await page.setViewportSize({ ...phone, width });
      const alone = await page.locator('.prose :is(h2, h3):has(> .hash-link)').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const link = heading.querySelector('.hash-link');
          const words = document.createRange();
          words.selectNodeContents(heading);
          if (link) words.setEndBefore(link);
          const last = Math.max(...[...words.getClientRects()].map(({ bottom }) => bottom));
          return link && link.getBoundingClientRect().top >= last - 5 ? [heading.textContent] : [];
        }),
      );
      expect(alone, `${path} at ${width} px`).toEqual([]);
    }
  }
});
