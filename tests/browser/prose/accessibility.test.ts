import { axeViolations } from '../support/axe.ts';
import { expect, test } from './site.ts';

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
