import fc from 'fast-check';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/page/render.tsx';
import { markPassage } from '../../../src/prose/annotated/mark-passages.ts';
import { mistakesOf, page, siteOf } from '../site-folder.ts';

const body = (list: string, more = '') =>
  `\n:::annotated[Which field is sent]\n\`\`\`yaml\nname: one\nport: 80\n\`\`\`\n\n\`\`\`http\nGET /one HTTP/1.1\nHost: x:80\n\`\`\`\n${more}\n${list}\n:::\n`;

async function drawn(text: string) {
  const site = await siteOf({ 'x.md': page({ title: 'X' }, text) });
  const found = site.find('/x');
  if (!found) throw new Error('the page of the test is missing');
  const { body: html } = await renderPage(site, found, 'Astro v0');
  return fromHtml(html, { fragment: true });
}

describe('annotated code', () => {
  it('has numbers where the items of its list have code, and is still the code', async () => {
    const tree = await drawn(body('1. `name: one` is in the path, `/one`.\n2. `80` is in both.'));
    const marks = selectAll('.annotated mark[data-n]', tree);
    expect(marks.map(({ properties }) => properties.dataN)).toEqual(['1', '2', '1', '2']);
    expect(selectAll('.annotated pre', tree).map((each) => textOf(each))).toEqual([
      'name: one\nport: 80',
      'GET /one HTTP/1.1\nHost: x:80',
    ]);
    expect(selectAll('section[aria-label="Which field is sent"] ol > li', tree)).toHaveLength(2);
  });

  it.each([
    ['a passage that is not in the code', body('1. `name: two`'), '`name: two` is not in the code'],
    ['a passage inside of another', body('1. `name: one`\n2. `name`'), '`name` is not in the code'],
    ['no list', body('Text.'), ':::annotated holds blocks of code and then one numbered list'],
    ['text between the blocks', body('1. `80`', '\nText.\n'), ':::annotated holds blocks of code'],
    ['no title', body('1. `80`').replace('[Which field is sent]', ''), ':::annotated has no label'],
  ])('with %s is a mistake with its line', async (_, text, problem) => {
    const [line] = await mistakesOf(() => drawn(text));
    expect(line).toMatch(/^content\/docs\/x\.md: line \d+: /);
    expect(line).toContain(problem);
  });

  it('never changes a letter, wherever colours begin and end', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        fc.array(piece, { maxLength: 4 }),
        (pieces, passages) => {
          const block: Element = {
            type: 'element',
            tagName: 'codeblock',
            properties: {},
            children: pieces.map((value, i) => {
              const text = { type: 'text' as const, value };
              return i % 2 ? text : { type: 'element', tagName: 'span', properties: {}, children: [text] };
            }),
          };
          const found = passages.filter((passage, i) => markPassage(block, passage, i + 1));
          expect(textOf(block)).toBe(pieces.join(''));
          expect(selectAll('mark[data-n]', block)).toHaveLength(found.length);
          expect(
            selectAll('mark', block)
              .map((each) => textOf(each))
              .join('').length,
          ).toBe(found.join('').length);
        },
      ),
    );
  });
});
