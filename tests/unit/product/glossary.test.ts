import { expect, test } from 'vitest';
import { loadProduct } from '../../../src/product/product.ts';
import { mistakesOf } from '../site-folder.ts';
import { changedProduct, realProduct } from './product-folder.ts';

const product = realProduct();

test('the terms stand in the order of the alphabet', () => {
  const terms = product?.glossary.map(({ term }) => term.toLowerCase()) ?? [];
  expect(terms).toEqual([...terms].sort());
  expect(terms.length).toBeGreaterThanOrEqual(30);
});

test('no form belongs to two terms', () => {
  const forms = product?.glossary.flatMap(({ term, forms }) => [term, ...forms]) ?? [];
  expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
});

test('a term without a definition is one readable line that names it', async () => {
  const root = changedProduct('glossary.yml', (text) =>
    text.replace(/ {2}definition: What DTX sends.*\n/, ''),
  );
  expect(await mistakesOf(() => loadProduct(root))).toEqual([
    'content/product/glossary.yml: line 3: field "agent.definition" is missing. Add "agent.definition" (string).',
  ]);
});

test('a claim whose pattern is not a regular expression is one readable line that names it', async () => {
  const root = changedProduct('claims.yml', (text) =>
    text.replace(/(id: chat-channels\n.*\n {2}patterns: )\[.*\]/, "$1['/(/']"),
  );
  const lines = await mistakesOf(() => loadProduct(root));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^content\/product\/claims\.yml: .*chat-channels.*is not a regular expression/);
});
