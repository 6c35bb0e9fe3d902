import { expect, it } from 'vitest';
import {
  bytesOf,
  llmsFullText,
  llmsText,
  mostBytes,
  sizeInWords,
} from '../../../../../tools/build/discovery/llms.ts';

const facts = {
  title: 'DTX | Documentation',
  tagline: 'Tests of language models',
  version: 'DTX 0.34',
  speaker: 'Somebody speaks.',
  notes: ['Read the twins.'],
  optional: [
    { label: 'llms-full.txt', address: '/llms-full.txt', text: 'all pages in 1 MB' },
    { label: 'Español', address: '/es.md' },
  ],
};
const page = (place: number, part = 'Use') => ({
  title: `Page [${place}]`,
  description: `What page ${place} says.`,
  markdown: `/page-${place}.md`,
  part,
});

it('[2T.16] lists title, summary, how to read, and pages by part with their descriptions', () => {
  expect(
    llmsText(facts, [page(1, ''), page(2, 'Start'), page(3, 'Use'), page(4, 'Start')]),
  ).toBe(`# DTX | Documentation

> Tests of language models. The pages describe DTX 0.34. Somebody speaks.

Read the twins.

## DTX | Documentation

- [Page \\[1\\]](/page-1.md): What page 1 says.

## Start

- [Page \\[2\\]](/page-2.md): What page 2 says.
- [Page \\[4\\]](/page-4.md): What page 4 says.

## Use

- [Page \\[3\\]](/page-3.md): What page 3 says.

## Optional

- [llms-full.txt](/llms-full.txt): all pages in 1 MB
- [Español](/es.md)
`);
});

it('a list that is too long loses descriptions from its end, then pages, and says so', () => {
  const many = (count: number) => Array.from({ length: count }, (_, place) => page(place));
  for (const count of [0, 500, 800, 1100]) {
    const text = llmsText(facts, many(count));
    expect(bytesOf(text)).toBeLessThanOrEqual(mostBytes);
    expect(text.match(/^- \[Page/gm)?.length ?? 0).toBe(count);
    if (count > 0) expect(text).toContain('- [Page \\[0\\]](/page-0.md): What page 0 says.');
  }
  expect(llmsText(facts, many(1100))).toContain('- [Page \\[1099\\]](/page-1099.md)\n');
  const short = llmsText(facts, many(5000));
  expect(bytesOf(short)).toBeLessThanOrEqual(mostBytes);
  expect(short).toMatch(/\n\d+ more pages are in llms-full\.txt and sitemap\.xml\.\n/);
  expect(bytesOf(short)).toBeGreaterThan(mostBytes - 200);
});

it('the file of all pages has each from its title on, with its address', () => {
  const text = `---\ntitle: One\n---\n\nSections, each with its size.\n\n- [A](/one.md?section=a), 5\n\n# One\n\nText.\n\n---\n\n## A\n`;
  expect(
    llmsFullText(facts, [
      { markdown: '/one.md', text },
      { markdown: '/two.md', text: '# Two\n' },
    ]),
  ).toBe(`# DTX | Documentation: all pages

> Tests of language models. The pages describe DTX 0.34. Somebody speaks. Each page begins with its address.

---

Address: /one.md

# One

Text.

---

## A

---

Address: /two.md

# Two
`);
});

it('a size is said in words', () => {
  expect([sizeInWords(10), sizeInWords(20_001), sizeInWords(1_060_000)]).toEqual(['1 kB', '21 kB', '1.1 MB']);
});
