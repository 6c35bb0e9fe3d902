import { expect, type Page } from '@playwright/test';
import { finder } from '../search/support/dialog.ts';
import { settle, testInTurn as test } from '../support/shell.ts';

const pairs = [
  ['margin-left', 'margin-right'],
  ['padding-left', 'padding-right'],
  ['border-left-width', 'border-right-width'],
] as const;

/** Boxes whose left and right do not change places when the page runs the other way, and how many there are in all. */
function unmirrored(sides: typeof pairs): { boxes: string[]; count: number } {
  const root = document.documentElement;
  // Code and names of the product run from left to right in every language.
  const elements = [...document.querySelectorAll('body *:not(svg *)')].filter(
    (element) => !element.closest('body [dir=ltr], pre, code'),
  );
  const measure = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return sides.map(([left, right]) => [style.getPropertyValue(left), style.getPropertyValue(right)]);
    });
  // Words of two directions take a fraction of a pixel more or less in the other order.
  const near = (a = '', b = '') => a === b || Math.abs(Number.parseFloat(a) - Number.parseFloat(b)) < 1;
  const mirrored = measure();
  root.dir = 'ltr';
  const plain = measure();
  root.dir = 'rtl';
  const boxes = elements.flatMap((element, i) =>
    sides.flatMap(([property], j) => {
      const [left, right] = mirrored[i]?.[j] ?? [];
      const [from, to] = plain[i]?.[j] ?? [];
      const name = `${element.localName}.${element.className} in .${element.parentElement?.className}`;
      return near(left, to) && near(right, from) ? [] : [`${name}: ${property} ${left} instead of ${to}`];
    }),
  );
  return { boxes, count: elements.length };
}

/** Puts the page to the test on a narrow and on a wide screen. */
async function expectMirrored(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const { boxes, count } = await page.evaluate(unmirrored, pairs);
    expect(count).toBeGreaterThan(100);
    expect([...new Set(boxes)], `${name}, ${width} px`).toEqual([]);
  }
}

test('[2N.11] the boxes of pages and of the search dialog are mirrored, on narrow and wide screens', async ({
  page,
}) => {
  // The home page moves for seconds.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/ar/quick-start/redteam-workflow', '/ar/tactics/pair', '/ar/search', '/ar/']) {
    // The search page shows what it has once its script has come.
    await page.goto(path, { waitUntil: path === '/ar/search' ? 'networkidle' : 'load' });
    await expectMirrored(page, path);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pair');
  await expect(finder(page)).toHaveAttribute('data-answered', 'pair');
  await expectMirrored(page, 'the search dialog');
});
