import { axeViolations, showIn } from '../support/axe.ts';
import { settle } from '../support/shell.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const halves = [
  ['blocks', 'code', 'diagrams'],
  ['tables', 'tabs', 'text', 'unlisted'],
];
for (const names of halves) {
  test(`the parts on the pages ${names.join(', ')} have no accessibility violation`, async ({ page }) => {
    test.slow();
    for (const name of names) {
      await page.goto(`/parts/${name}`);
      // What scrolls is a tab stop from the first frame on.
      await settle(page);
      expect.soft(await axeViolations(page), `${name} in light colours`).toEqual([]);
      await showIn(page, 'dark');
      expect.soft(await axeViolations(page, 'colors'), `${name} in dark colours`).toEqual([]);
    }
  });
}
