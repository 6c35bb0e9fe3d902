import type { Page } from '@playwright/test';
import { expect, sidebar, tacticPage, test } from '../support/shell.ts';

// A key and a look at the page for each of a hundred stops.
test.slow();

interface Stop {
  readonly name: string;
  /** Place among the things that can be reached, −1 for another element. */
  readonly place: number;
  readonly outlined: boolean;
  readonly covered: boolean;
}

/** Numbers what a reader can see and reach, in the order of the document. */
async function numberStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reachable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false }) &&
        !element.closest('[inert]'),
    );
    return reachable.map((element, place) => {
      element.dataset.stop = String(place);
      return `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    });
  });
}

async function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const style = getComputedStyle(element);
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const at = document.elementFromPoint(
      box.left + Math.min(4, box.width / 2),
      box.top + Math.min(8, box.height / 2),
    );
    return {
      name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      place: Number(element.dataset.stop ?? -1),
      outlined: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1,
      covered: at === null || !(element.contains(at) || at.contains(element)),
    };
  });
}

for (const path of ['/community', '/installation/', '/search', '/no/such/page']) {
  test(`the Tab key reaches every control of ${path} in order, each seen and outlined`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /currently light mode/ })).toBeEnabled();
    // The search page begins in its field.
    if (path === '/search') await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    const expected = await numberStops(page);
    while (await currentStop(page)) await page.keyboard.press('Shift+Tab');
    const stops: Stop[] = [];
    for (let i = 0; i < expected.length + 10; i += 1) {
      await page.keyboard.press('Tab');
      const stop = await currentStop(page);
      // At the end the browser goes on with its own controls, or from the start.
      if (!stop || stop.place === stops[0]?.place) break;
      stops.push(stop);
    }
    const known = stops.filter(({ place }) => place >= 0);
    expect(known.map(({ name }) => name)).toEqual(expected);
    expect(stops.filter(({ outlined }) => !outlined).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ covered }) => covered).map(({ name }) => name)).toEqual([]);
  });
}

test('going back with Shift+Tab never leaves the focus under the bar', async ({ page }) => {
  await page.goto('/community');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const covered: string[] = [];
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Shift+Tab');
    const stop = await currentStop(page);
    if (!stop || (await page.locator('[data-sidebar] :focus').count()) > 0) break;
    if (stop.covered) covered.push(stop.name);
  }
  expect(covered).toEqual([]);
});

test('a reader with only a keyboard gets from the home page to a page of a closed branch', async ({
  page,
}) => {
  await page.goto('/');
  const tabTo = async (name: string) => {
    for (let i = 0; i < 80; i += 1) {
      await page.keyboard.press('Tab');
      const at = await currentStop(page);
      if (at?.name.endsWith(name)) return;
    }
    throw new Error(`${name} is not reached by Tab`);
  };
  await tabTo("Expand sidebar category 'Tactics'");
  await page.keyboard.press('Space');
  await expect(sidebar(page).getByRole('link', { name: 'TAP', exact: true })).toBeVisible();
  await tabTo('TAP');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${tacticPage}$`));
});
