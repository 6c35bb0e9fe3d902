import { axeViolations, showIn } from '../support/axe.ts';
import { settle } from '../support/shell.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of ['blocks', 'code', 'diagrams', 'tables', 'tabs', 'text', 'unlisted']) {
  test(`the parts on the page "${name}" have no accessibility violation`, async ({ page }) => {
    await page.goto(`/parts/${name}`);
    // What scrolls is a tab stop from the first frame on.
    await settle(page);
    expect.soft(await axeViolations(page), 'in light colours').toEqual([]);
    await showIn(page, 'dark');
    expect.soft(await axeViolations(page, 'colors'), 'in dark colours').toEqual([]);
  });
}
