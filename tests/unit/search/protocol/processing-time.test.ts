import { expect, it, vi } from 'vitest';
import { ask } from './ask.ts';
import { indexName } from './fixture-engine.ts';

it.each([
  ['hits', { indexName, query: 'tap' }],
  ['values of a facet', { indexName, type: 'facet', facet: 'type' }],
])('an answer with %s took a whole number of milliseconds, at least one', async (_, request) => {
  for (const [elapsed, told] of [
    [0, 1],
    [0.4, 1],
    [2.6, 3],
  ]) {
    vi.spyOn(performance, 'now')
      .mockReturnValueOnce(100)
      .mockReturnValue(100 + (elapsed ?? 0));
    expect(await ask({ requests: [request] })).toMatchObject({
      body: { results: [{ processingTimeMS: told }] },
    });
  }
});
