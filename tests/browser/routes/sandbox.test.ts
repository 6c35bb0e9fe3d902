import type { Page } from '@playwright/test';
import { aceFailures } from '../support/ace.ts';
import { axeViolations, showIn } from '../support/axe.ts';
import { openSandbox } from '../support/sandbox.ts';
import { expect, settle, test } from '../support/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every part in each of its states has no accessibility violation, in light, dark and from right to left', async ({
  page,
}) => {
  test.slow();
  await openSandbox(page);
  await page.evaluate(removeRepeated);
  // What scrolls is a tab stop from the first frame on.
  await settle(page);
  expect.soft(await axeViolations(page), 'in light colours').toEqual([]);
  expect.soft(await failures(page), 'by the second engine').toEqual([]);
  await page.evaluate(() => {
    document.dir = 'rtl';
  });
  await showIn(page, 'dark');
  expect.soft(await axeViolations(page, 'layout'), 'in dark colours, from right to left').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect.soft(await page.evaluate(lostInForcedColors), "in a reader's own colours").toEqual([]);
});

/** What the frame of labs shows is the same in each: of those states one lab is left, of mistakes every lab. */
function removeRepeated(): void {
  const seen = new Set<string | undefined>();
  for (const lab of document.querySelectorAll('.lab[data-ready]')) {
    const state = lab.ariaLabel?.split(', ').at(-1);
    if (state !== 'with a problem' && seen.has(state)) lab.remove();
    seen.add(state);
  }
}

/** Without what only the same lab, shown several times, brings about: its groups of choices have one name. */
const failures = async (page: Page): Promise<string[]> =>
  (await aceFailures(page)).filter((failure) => !failure.startsWith('fieldset_label_valid'));

/**
 * Drawings that keep a colour of ours below text in the reader's, passages in the colour of the page, and tabs that do
 * not show which one is chosen.
 */
function lostInForcedColors(): string[] {
  const style = (element: Element) => getComputedStyle(element);
  const sample = document.body.appendChild(document.createElement('span'));
  sample.style.cssText = 'background: Canvas; color: CanvasText';
  const { backgroundColor: canvas, color: text } = style(sample);
  sample.remove();
  const wrong = [...document.querySelectorAll('.diagram g *, .diagram .arrow, .diagram .edge-label')].filter(
    (element) => style(element).fill !== (element.matches('text, .arrow') ? text : canvas),
  );
  const lines = [...document.querySelectorAll('.diagram :is(.edge, .edge-label), .diagram g *')].filter(
    (element) => {
      const expected = element.matches('.edge-label') ? canvas : element.matches('text') ? 'none' : text;
      return style(element).stroke !== expected;
    },
  );
  const looks = [...document.querySelectorAll('[role=tablist]')].map((list) =>
    ['true', 'false'].map((selected) => {
      const tab = list.querySelector(`[aria-selected=${selected}]`);
      return tab && style(tab).borderBlockEndColor;
    }),
  );
  const unseen = [...document.querySelectorAll('mark')].filter((mark) => {
    const { backgroundColor, color } = style(mark);
    return backgroundColor.endsWith(', 0)') && color !== text;
  });
  return [
    ...unseen.map((mark) => `${mark.textContent} in ${style(mark).color}`),
    ...[...wrong, ...lines].map((element) => {
      const { fill, stroke } = style(element);
      return `${element.outerHTML.slice(0, 80)}: ${fill}, ${stroke}`;
    }),
    ...looks
      .filter(([chosen, other]) => chosen === other)
      .map(([color]) => `tabs underlined alike: ${color}`),
  ];
}
