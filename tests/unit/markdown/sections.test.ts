import fc from 'fast-check';
import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { sectionOf, sectionsOf, withoutPlainIds, wordsOf } from '../../../src/markdown/sections.ts';

const file = `---
title: A
---

# A

First.

## Run it

Before.

### On Windows {#windows}

Inside.

## Run it

Again.
`;

describe('sections of a Markdown file', () => {
  test('they have the id that their heading says, else the slug of its text, as GitHub numbers it [2T.3]', () => {
    expect(sectionsOf(file).map(({ id, title, level }) => [id, title, level])).toEqual([
      ['', 'A', 1],
      ['run-it', 'Run it', 2],
      ['windows', 'On Windows', 3],
      ['run-it-1', 'Run it', 2],
    ]);
  });

  test('a section is its heading with what is below it, deeper headings too [2T.3]', () => {
    expect(sectionOf(file, 'run-it')).toBe(
      '## Run it\n\nBefore.\n\n### On Windows {#windows}\n\nInside.\n\n',
    );
    expect(sectionOf(file, 'windows')).toBe('### On Windows {#windows}\n\nInside.\n\n');
    expect(sectionOf(file, 'run-it-1')).toBe('## Run it\n\nAgain.\n');
    expect(sectionOf(file, '')).toBe('---\ntitle: A\n---\n\n# A\n\nFirst.\n\n');
    expect(sectionOf(file, 'none')).toBeUndefined();
  });

  test('its size is that of what is given, in UTF-8', () => {
    for (const { id, bytes } of sectionsOf(`${file}\n## Größe 中文\n\nß\n`))
      expect(bytes).toBe(Buffer.byteLength(sectionOf(`${file}\n## Größe 中文\n\nß\n`, id) ?? ''));
  });

  test('what looks like a heading in a block of code is none', () => {
    const code =
      '# T\n\n````md\n## a\n```\n## b\n````\n\n~~~\n## c\n~~~\n\n## d\n\n   ```\n   x\n   ```\n\n## e\n';
    expect(sectionsOf(code).map(({ id }) => id)).toEqual(['', 'd', 'e']);
  });

  test('a file without a title, or without anything, has one section', () => {
    expect(sectionsOf('').map(({ id, start, end }) => [id, start, end])).toEqual([['', 0, 0]]);
    expect(sectionsOf('words').map(({ title, end }) => [title, end])).toEqual([['', 5]]);
  });
});

test.each([
  ['The `a_b` flag', 'The a_b flag'],
  ['[Link](/a.md#b) and **bold**', 'Link and bold'],
  ['1 \\* 2 \\[x] &lt;b>', '1 * 2 [x] <b>'],
  ['`` ` ``', '`'],
])('the words of %s are %s', (markdown, words) => {
  expect(wordsOf(markdown)).toBe(words);
});

test('an id is written only where the text does not say it', () => {
  const explicit =
    '# T\n\n## Run it {#run-it}\n\n## Run it {#again}\n\n## Run it {#run-it-1}\n\n```\n## Run it {#run-it}\n```\n';
  expect(withoutPlainIds(explicit)).toBe(
    '# T\n\n## Run it\n\n## Run it {#again}\n\n## Run it\n\n```\n## Run it {#run-it}\n```\n',
  );
});

const heading = fc.record({
  level: fc.integer({ min: 2, max: 6 }),
  words: fc.stringMatching(/^[A-Za-zé中][A-Za-zé中 ]{0,12}[a-z]$/),
  body: fc.constantFrom(
    '',
    'Text.\n',
    '```\n## no\n```\n',
    '> ## quoted\n',
    '- item\n\n  ```\n  ## no\n  ```\n',
  ),
});

test('the sections of any file are all of it, each part once, and every id leads to its heading [2T.3]', () => {
  fc.assert(
    fc.property(fc.array(heading, { maxLength: 12 }), fc.boolean(), (parts, isTitled) => {
      // As in a page: whatever ids its headings have, no two are alike.
      const slugger = new GithubSlugger();
      const ids = parts.map(({ words }, i) => (i % 3 === 2 ? slugger.slug(`own ${i}`) : slugger.slug(words)));
      const text = parts.map(
        ({ level, words, body }, i) => `${'#'.repeat(level)} ${words} {#${ids[i]}}\n\n${body}`,
      );
      const written = withoutPlainIds((isTitled ? '# Title\n\nFirst.\n\n' : '') + text.join('\n'));
      const sections = sectionsOf(written);
      expect(sections.map(({ start, end }) => written.slice(start, end)).join('')).toBe(written);
      expect(sections.slice(1).map(({ id }) => id)).toEqual(ids);
      for (const [i, { level, words }] of parts.entries())
        expect(sectionOf(written, ids[i] ?? '')).toMatch(new RegExp(`^#{${level}} ${words}(?: |\\n)`));
    }),
  );
});

test('any text is read, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const sections = sectionsOf(text);
      expect(sections.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      expect(sectionOf(text, '')).toBeDefined();
    }),
  );
});
