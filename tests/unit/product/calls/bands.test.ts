import { expect, test } from 'vitest';
import { bandEnds, bandOf, targetCalls } from '../../../../src/product/tactics/calls/bands.ts';
import { realProduct } from '../product-folder.ts';
import { renderBody, textOf } from '../views/rendered-page.ts';

const product = realProduct();
const callsOf = (id: string) => {
  const tactic = product.tactics.find((each) => each.id === id);
  const calls = tactic && targetCalls(tactic, product['command-line']);
  if (!calls) throw new Error(`${id} does not call its target`);
  return calls;
};

test('a tactic is in the band of its calls at the defaults; what its models decide varies', () => {
  expect(
    ['flipattack', 'crescendo', 'bon', 'tap', 'pair', 'autodan', 'adaptive_mtjb', 'actor'].map((id) => [
      id,
      callsOf(id).count?.total,
      bandOf(callsOf(id)),
    ]),
  ).toEqual([
    ['flipattack', 6, 0],
    ['crescendo', 18, 0],
    ['bon', 20, 0],
    ['tap', 24, 1],
    ['pair', 36, 1],
    ['autodan', 1, 0],
    ['adaptive_mtjb', 70, 2],
    ['actor', undefined, 3],
  ]);
});

test('a band reaches to its end, and the last takes what is above', () => {
  const { call } = callsOf('pair');
  const band = (total: number) => bandOf({ call, count: { total } });
  expect(bandEnds.flatMap((end) => [band(end), band(end + 1)])).toEqual([0, 1, 1, 2, 2, 2]);
});

test('the map has a row for each access and each tactic once, with its calls', async () => {
  const { html } = await renderBody('::tactic-map');
  expect(html.match(/href="\/tactics\//g)).toHaveLength(8);
  expect(textOf(html)).toMatch(/Target calls 20 at most 60 at most 100 at most Varies with the run/);
  const [, black = '', white = ''] = html.split('<tr').slice(1);
  expect(textOf(black)).toContain('PAIR 36 at most; one prompt, refined over rounds');
  expect(textOf(white)).toMatch(/white box AutoDAN 1, pass on your machine/);
});
