import { describe, expect, it } from 'vitest';
import { expectOneLine } from '../../site-folder.ts';
import { compile, htmlOf, mistakesIn } from './compiled.ts';

const file = 'content/docs/p.md';

describe('headings', () => {
  it('are collected in document order with level, id, plain text and line [2N.15]', async () => {
    const { headings } = await compile(
      '## First `step`\n\n### Sub *part*\n\n#### Deep\n\n## Last: [link](/)\n',
    );
    expect(headings).toEqual([
      { level: 2, id: 'first-step', text: 'First step', line: 6 },
      { level: 3, id: 'sub-part', text: 'Sub part', line: 8 },
      { level: 4, id: 'deep', text: 'Deep', line: 10 },
      { level: 2, id: 'last-link', text: 'Last: link', line: 12 },
    ]);
  });

  it('stand in the page under the ids of the list', async () => {
    const { headings } = await compile('## Über uns\n\n## Same\n\n## Same\n');
    const html = await htmlOf('## Über uns\n\n## Same\n\n## Same\n');
    expect(headings.map(({ id }) => id)).toEqual(['über-uns', 'same', 'same-1']);
    for (const { id, text } of headings) expect(html).toContain(`<h2 id="${id}">${text}</h2>`);
  });

  it.each([
    ['### First', 'line 6: heading "First" skips a level (h1 to h3)', 'Use ##.'],
    ['## A\n\n#### B', 'line 8: heading "B" skips a level (h2 to h4)', 'Use ###.'],
    ['## A\n\n### B\n\n## C\n\n###### D', 'line 12: heading "D" skips a level (h2 to h6)', 'Use ###.'],
  ])('cannot skip a level: %j', async (body, problem, fix) => {
    expectOneLine(await mistakesIn(body), file, problem, fix);
  });

  it('may go up by any number of levels', async () => {
    expect(await mistakesIn('## A\n\n### B\n\n#### C\n\n## D')).toEqual([]);
  });

  it('do not count the heading of the footnotes, which is in the language of the page', async () => {
    const body = '## A\n\nText[^1].\n\n[^1]: Note.\n';
    expect((await compile(body)).headings.map(({ id }) => id)).toEqual(['a']);
    const html = await htmlOf(body);
    expect(html).toContain('id="footnote-label">Footnotes</h2>');
    expect(html).toContain('aria-label="Back to reference 1"');
  });

  it('keep the id in braces when their words change, and show the words alone', async () => {
    const body = '## What it misses {#limits}\n\n### `dtx` and *you*  {#parts}\n\n## Limits\n';
    const { headings } = await compile(body);
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['limits', 'What it misses'],
      ['parts', 'dtx and you'],
      ['limits-1', 'Limits'],
    ]);
    const html = await htmlOf(body);
    expect(html).toContain('<h2 id="limits">What it misses</h2>');
    expect(html).not.toContain('{#');
  });

  it.each([
    ['## A {#a b}', 'line 6: "a b" cannot be the id of a heading'],
    ['## Braces {{#x}} {{#y}}', undefined],
    ['## A {#}', 'line 6: "" cannot be the id of a heading'],
    ['## A {#50%}', 'line 6: "50%" cannot be the id of a heading'],
    ['## A {#same}\n\n## B {#same}', 'line 8: the id "same" is taken'],
    ['## A {#main}', 'line 6: the id "main" is taken'],
    ['## {#limits}', 'line 6: heading without text'],
  ])('take only an id that an address can hold and no other has: %j', async (body, problem) => {
    const mistakes = await mistakesIn(body);
    if (problem === undefined) expect(mistakes).toEqual([]);
    else expectOneLine(mistakes, file, problem);
  });

  it('need a text', async () => {
    expectOneLine(await mistakesIn('##\n\nText'), file, 'line 6: ', 'heading');
  });

  it.each(['Main', 'Drawer', 'Versions', 'Languages', 'Footnote label'])(
    'called %s keep away from the id that the frame of the page uses',
    async (text) => {
      const { headings } = await compile(`## ${text}`);
      expect(headings[0]?.id).toBe(`${text.toLowerCase().replace(' ', '-')}-1`);
    },
  );
});
