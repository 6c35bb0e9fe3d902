import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionsOf } from '../../../src/markdown/sections.ts';
import { pageParts, sectionsFrom, twinText } from '../../../src/markdown/twin.ts';
import { twinAddress, twinFile } from '../../../src/markdown/twin-address.ts';

const facts = {
  title: 'Run: a "test"',
  description: 'What it does.',
  canonical: 'https://docs.example/a',
  language: 'en',
  version: 'DTX 0.34',
  checked: '2026-11-26',
  all: '/llms.txt',
  markdown: '/a.md',
};

const body = (markdown: string) => ({ markdown, anchors: {} });

describe('the Markdown file of a page', () => {
  test('it begins with what the page is, then its title and its text [2T.2]', () => {
    const text = twinText(facts, 'Run: a "test"', '> Not translated.\n', body('Text.\n'));
    expect(text).toBe(
      '---\ntitle: \'Run: a "test"\'\ndescription: What it does.\ncanonical: https://docs.example/a\nlanguage: en\nversion: DTX 0.34\nchecked: 2026-11-26\nall: /llms.txt\n---\n\n# Run: a "test"\n\n> Not translated.\n\nText.\n',
    );
    expect(parse(text.split('---\n')[1] ?? '')).toMatchObject({
      title: 'Run: a "test"',
      version: 'DTX 0.34',
    });
    expect(twinText({ ...facts, checked: undefined }, 'T', '', body('x'))).not.toContain('checked');
  });

  test('a long one says its sections before its text, with their sizes and where to get one alone [2T.4]', () => {
    const long = `First.\n\n## One & all\n\n${'word '.repeat(1200)}\n\n### Deeper {#own}\n\nEnd.\n\n## Two\n\nEnd.`;
    const text = twinText(facts, 'T', '', body(long));
    const [list = ''] = text.split('# T\n');
    expect(list).toContain('- [One & all](/a.md?section=one--all), 6041\n');
    expect(list).toContain('\n  - [Deeper](/a.md?section=own), 25\n- [Two](/a.md?section=two), 13\n');
    expect(list).toContain('any other host with the whole file.');
    expect(sectionsOf(text).map(({ id }) => id)).toEqual(['', 'one--all', 'own', 'two']);
  });

  test('a short one, and one with a single section, says none', () => {
    expect(twinText(facts, 'T', '', body('## One\n\n## Two\n'))).not.toContain('?section=');
    expect(twinText(facts, 'T', '', body(`## One\n\n${'a'.repeat(sectionsFrom)}`))).not.toContain(
      '?section=',
    );
  });

  test('of very many sections those of the upper level are listed', () => {
    const many = Array.from({ length: 40 }, (_, i) => `## A${i}\n\n### B${i}\n\n${'x'.repeat(150)}\n`).join(
      '\n',
    );
    const text = twinText(facts, 'T', '', body(many));
    expect(text.match(/\?section=/g)).toHaveLength(40);
    expect(text).not.toContain('section=b1)');
  });
});

test('a built page has a title, what is said above its text, and its text', () => {
  const html =
    '<html><head><title>x</title></head><body><main id="main"><article><nav>n</nav><p class="notice">Not <a href="/x">translated</a>.</p><div class="prose" data-prose="true" lang="en"><h1 lang="es">A &amp; <wbr/>B</h1><p>Text.</p></div><p class="verified">v</p><div class="page-meta">m</div></article><nav>p</nav></main><footer>f</footer></body></html>';
  expect(pageParts(html)).toEqual({
    title: 'A & B',
    notices: '<p class="notice">Not <a href="/x">translated</a>.</p>',
    prose: '<div><p>Text.</p></div>',
  });
  expect(pageParts('<main><form></form></main>')).toBeUndefined();
});

test.each([
  ['/', '', '/index.md', 'index.md'],
  ['/architecture/', '', '/architecture.md', 'architecture/index.md'],
  ['/tactics/tap', '', '/tactics/tap.md', 'tactics/tap.md'],
  ['/ar/', '', '/ar.md', 'ar/index.md'],
  ['/docs/', '/docs', '/docs/index.md', 'docs/index.md'],
  ['/docs/es/', '/docs', '/docs/es.md', 'docs/es/index.md'],
])('the twin of %s below "%s" is %s, in the file %s [2T.1]', (path, basePath, address, file) => {
  expect([twinAddress(path, basePath), twinFile(path)]).toEqual([address, file]);
});
