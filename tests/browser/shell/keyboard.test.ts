import type { Page } from '@playwright/test';
import { expect, navbarPlace, scrollThrough, sidebar, tacticPage, test } from '../support/shell.ts';

// A key and a look at the page for each of a hundred stops.
test.slow();

interface Stop {
  readonly name: string;
  /** Place among the things that can be reached, −1 for another element. */
  readonly place: number;
  readonly outlined: boolean;
  readonly covered: boolean;
  readonly isInSidebar: boolean;
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

/** Has the page note where each Tab leads: to ask it after each key would cost as much as the key. */
async function noteStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stopOfNow = () => {
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
        isInSidebar: element.closest('[data-sidebar]') !== null,
      };
    };
    const stops: (Stop | undefined)[] = [];
    Object.assign(window, { stops });
    addEventListener('keyup', ({ key }) => key === 'Tab' && stops.push(stopOfNow()), true);
  });
}

/** Presses a key so many times. @returns where each press led, `undefined` where the browser has the focus */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<(Stop | undefined)[]> {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
  const stops = await page.evaluate(() =>
    (window as unknown as { stops: (Stop | undefined)[] }).stops.splice(0),
  );
  expect(stops, 'each press was noted').toHaveLength(times);
  return stops;
}

/** Presses a key until a press leads to what `isEnd` tells, or so many times. @returns where the presses before led */
async function pressUntil(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  most: number,
  isEnd: (stop: Stop, first: Stop) => boolean,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < most; pressed += 10) {
    for (const stop of await press(page, key, Math.min(10, most - pressed))) {
      if (!stop || (stops[0] && isEnd(stop, stops[0]))) return stops;
      stops.push(stop);
    }
  }
  return stops;
}

async function walkThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /currently light mode/ })).toBeEnabled();
  // The search page begins in its field.
  if (path === '/search') await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  const expected = await numberStops(page);
  await noteStops(page);
  const isFocused = () => page.evaluate(() => document.activeElement !== document.body);
  while (await isFocused()) await press(page, 'Shift+Tab', 1);
  // At the end the browser goes on with its own controls, or from the start.
  const isStart = (stop: Stop, first: Stop) => stop.place === first.place;
  const stops = await pressUntil(page, 'Tab', expected.length + 10, isStart);
  const known = stops.filter(({ place }) => place >= 0);
  expect(known.map(({ name }) => name)).toEqual(expected);
  expect(stops.filter(({ outlined }) => !outlined).map(({ name }) => name)).toEqual([]);
  expect(stops.filter(({ covered }) => covered).map(({ name }) => name)).toEqual([]);
}

test('the Tab key reaches every control in order, each seen and outlined, and on the way back none is under the bar', async ({
  page,
}) => {
  for (const path of ['/installation/', '/search', '/no/such/page', '/community']) {
    await test.step(`the Tab key reaches every control of ${path}`, () => walkThrough(page, path));
  }
  await test.step('going back with Shift+Tab never leaves the focus under the bar', async () => {
    // From the top the way down keeps the bar, which the walk to the end has hidden.
    await scrollThrough(page, 0);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    expect(await navbarPlace(page)).toBe('shown');
    const stops = await pressUntil(page, 'Shift+Tab', 60, ({ isInSidebar }) => isInSidebar);
    expect(stops.length).toBeGreaterThan(1);
    expect(stops.filter(({ covered }) => covered)).toEqual([]);
  });
});

test('a reader with only a keyboard gets from the home page to a page of a closed branch', async ({
  page,
}) => {
  await page.goto('/');
  await noteStops(page);
  const tabTo = async (name: string) => {
    for (let i = 0; i < 80; i += 1) {
      const [at] = await press(page, 'Tab', 1);
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
