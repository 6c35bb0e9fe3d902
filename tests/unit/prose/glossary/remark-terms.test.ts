import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import type { GlossaryTerm } from '../../../../src/product/glossary/glossary.ts';
import { remarkDirectives } from '../../../../src/prose/compile/directives/remark-directives.ts';
import { remarkTerms } from '../../../../src/prose/glossary/remark-terms.ts';

const entry = (term: string, fields: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  id: term.replaceAll(' ', '-').toLowerCase(),
  term,
  forms: [],
  automatic: true,
  definition: `What ${term} means.`,
  source: ['s'],
  evidence: 'read',
  ...fields,
});

const glossary = [
  entry('evaluator', { forms: ['evaluators'], page: '/architecture/evaluators#all' }),
  entry('prompt injection'),
  entry('indirect prompt injection'),
  entry('attack success rate', { forms: ['ASR'] }),
  entry('plan', { automatic: false }),
];

/** Words that became terms, as `id: words`. */
function termsOf(markdown: string, path = '/p', terms: readonly GlossaryTerm[] = glossary): string[] {
  const file = new VFile(markdown);
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
  const tree: Root = parser.parse(file);
  unified().use(remarkDirectives, 'p.md').use(remarkTerms, path, terms).runSync(tree, file);
  const found: string[] = [];
  visit(tree, 'emphasis', ({ data, children: [text] }) => {
    if (data?.hName === 'term')
      found.push(`${data.hProperties?.name}: ${text?.type === 'text' ? text.value : ''}`);
  });
  return found;
}

test('the first mention of a term in a paragraph is one, in any form and case', () => {
  expect(termsOf('Evaluators judge. An evaluator is one.')).toEqual(['evaluator: Evaluators']);
  expect(termsOf('- one\n- two evaluators')).toEqual(['evaluator: evaluators']);
  expect(termsOf('In _some evaluator_ of many')).toEqual(['evaluator: evaluator']);
});

test('the text around a term stays, and so do terms after it', () => {
  expect(termsOf('An evaluator finds a prompt injection.')).toEqual([
    'evaluator: evaluator',
    'prompt-injection: prompt injection',
  ]);
});

test('the longer of two terms in one place is meant, and the shorter stays for later', () => {
  expect(termsOf('An indirect prompt injection is a prompt injection.')).toEqual([
    'indirect-prompt-injection: indirect prompt injection',
    'prompt-injection: prompt injection',
  ]);
  const both = [entry('guard'), entry('guard model')];
  expect(termsOf('A guard model.', '/p', both)).toEqual(['guard-model: guard model']);
});

test('a term over a line break is one', () => {
  expect(termsOf('A prompt\ninjection.')).toEqual(['prompt-injection: prompt\ninjection']);
});

test('words that only contain a term are none, and a form with capitals is found only as it stands', () => {
  expect(termsOf('The re-evaluator, evaluator_name and asr.')).toEqual([]);
  expect(termsOf('The ASR.')).toEqual(['attack-success-rate: ASR']);
});

test('a term that means many things is none', () => {
  expect(termsOf('A plan.')).toEqual([]);
});

describe('no term is looked for', () => {
  const places = {
    'in a heading': '## Evaluator',
    'in a link': '[evaluator](/p)',
    'in code': '`evaluator`\n\n```text\nevaluator\n```',
    'in a table': '| a |\n|---|\n| evaluator |',
    'in a label': ':::note[Evaluator]\nText.\n:::',
    'in the lead of a step': ':::steps\n1. **Evaluator.** Text.\n:::',
    'in cards': ':::cards\n- [Title](/p) An evaluator.\n:::',
    'in a footnote': 'Text.[^1]\n\n[^1]: An evaluator.',
  };
  for (const [place, markdown] of Object.entries(places))
    test(place, () => expect(termsOf(markdown)).toEqual([]));
});

test('a term is looked for in the text of an admonition and of a step', () => {
  expect(termsOf(':::note\nAn evaluator.\n:::')).toHaveLength(1);
  expect(termsOf(':::steps\n1. **First.** An evaluator.\n:::')).toHaveLength(1);
});

test('the page that explains a term does not mark it, in any form of its route', () => {
  expect(termsOf('An evaluator.', '/architecture/evaluators')).toEqual([]);
  expect(termsOf('An evaluator.', '/architecture/')).toHaveLength(1);
});

test('a page has five terms at most', () => {
  const many = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => entry(`${word} term`));
  const text = many.map(({ term }) => `A ${term}.`).join('\n\n');
  expect(termsOf(text, '/p', many)).toHaveLength(5);
  expect(termsOf(text.replaceAll('\n\n', ' '), '/p', many)).toHaveLength(5);
});

test('a site without a glossary has no terms', () => {
  expect(termsOf('An evaluator.', '/p', [])).toEqual([]);
});
