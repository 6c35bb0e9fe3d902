import { axeViolations, showIn, showInPlace } from '../support/axe.ts';
import { parts } from '../support/parts.ts';
import { markDocument, settle } from '../support/shell.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const half of [parts.slice(0, 3), parts.slice(3)]) {
  test(`the parts on the pages ${half.join(', ')} have no accessibility violation`, async ({ page }) => {
    test.slow();
    const [first = ''] = half;
    await page.goto(first);
    await markDocument(page);
    for (const path of half) {
      if (path !== first) await showInPlace(page, path);
      // What scrolls is a tab stop from the first frame on.
      await settle(page);
      expect.soft(await axeViolations(page), `${path} in light colours`).toEqual([]);
      await showIn(page, 'dark');
      expect.soft(await axeViolations(page, 'colors'), `${path} in dark colours`).toEqual([]);
      if (path.endsWith('/diagrams') || path.endsWith('/tabs')) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        expect.soft(await page.evaluate(lostInForcedColors), `${path} in a reader's own colours`).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
      }
      await showIn(page, 'light');
    }
  });
}

test('a text that is hard to read is found among others that look alike but for its colour, its size or what is below', async ({
  page,
}) => {
  const fine = '<p style="color: #777; font-size: 24px">Seen before.</p>';
  const faults = {
    nothing: '',
    'its colour': '<p style="color: #aaa; font-size: 24px">Too pale.</p>',
    'its size': '<p style="color: #777; font-size: 12px">Too small.</p>',
    'what is below': `<div style="background: #bbb"><div>${fine}</div></div>`,
  };
  for (const [name, fault] of Object.entries(faults)) {
    await page.setContent(`<!doctype html><html lang="en"><title>T</title><main style="background: #fff"><h1>T</h1>
      ${fine.repeat(5)}${fault}${fine}</main></html>`);
    const found = await axeViolations(page, 'colors');
    expect(found.length, `${name}: ${found.join()}`).toBe(name === 'nothing' ? 0 : 1);
  }

  await test.step('also one that nobody could judge before, in the same document', async () => {
    const cover = '<img alt="" style="position: absolute; inset: 0; width: 100%; height: 300px">';
    for (const [lid, count] of [
      [cover, 0],
      ['', 1],
      ['', 0],
    ] as const) {
      const pale = '<p style="color: #aaa; font-size: 12px">Too pale.</p>';
      await page.evaluate((html) => {
        document.body.innerHTML = html;
      }, `<main style="background: #fff"><h1>T</h1>${pale}${lid}</main>`);
      expect(await axeViolations(page, 'colors')).toHaveLength(count);
    }
  });
});

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
