import { expect, test } from 'vitest';
import { doubts, modelDoubts, mostDoubts } from '../../../../checks/prose/doubts.ts';
import { readPageSource } from '../../../../checks/source/page-source.ts';
import type { Product } from '../../../../src/product/product.ts';
import { realProduct } from '../../product/product-folder.ts';
import { page, siteOf } from '../../site-folder.ts';

const entry = (place: number) => ({ note: `Unclear ${place}.`, settle: '`dtx --help`' });
const entries = (count: number) => Array.from({ length: count }, (_, place) => entry(place));
const block = ':::not-tried\nNobody tried it.\n:::\n';

/** What the check says of a site with these doubts. */
async function problems(product: object, body = '') {
  const site = await siteOf({ 'a.md': page({}, body) });
  const sources = site.pages.flatMap((each) => (each.kind === 'doc' ? [readPageSource(each)] : []));
  const found = await doubts.find(sources, { ...site, product: product as Product });
  return found.map(({ message }) => message);
}

test('as many doubts as readers look at are allowed, in the model and on pages together', async () => {
  expect(await problems({ plugins: entries(mostDoubts - 1) }, block)).toEqual([]);
  expect(await problems({ plugins: entries(mostDoubts) }, block)).toEqual([
    'content/product: 26 doubts, of which 25 are allowed: 25 with "settle" in the model, 1 in :::not-tried. Settle some with the command that each names.',
  ]);
  const inner = `- Step\n\n  ${block.replaceAll('\n', '\n  ')}`;
  expect(await problems({ plugins: entries(mostDoubts - 1) }, `${block}\n${inner}`)).toHaveLength(1);
});

test('those of claims, of facts inside an entry and of fields of a format count, each once', () => {
  const doubtful = {
    claims: [entry(1)],
    models: [
      { id: 'a', labels: [entry(2)] },
      { id: 'b', labels: [entry(2)] },
    ],
    formats: [{ schema: { properties: { a: { 'x-note': 'Unclear.', 'x-settle': '`dtx`' } } } }],
  };
  expect(modelDoubts(doubtful).size).toBe(3);
});

test('each doubt of the project names a step that would settle it', () => {
  const steps = [...modelDoubts(realProduct())].map((each) => String(JSON.parse(each)[1]));
  expect(steps.length).toBeLessThanOrEqual(mostDoubts);
  expect(steps.filter((step) => !/`[^`]+`/.test(step))).toEqual([]);
});
