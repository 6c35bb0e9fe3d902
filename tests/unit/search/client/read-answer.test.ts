import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../../src/search/client/remote/read-answer.ts';
import { DeserializationError } from '../../../../src/search/client/search-client.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import { request, result } from './support.ts';

const read = (answer: unknown, asked = request) => readAnswer(JSON.stringify(answer), asked);
const readHits = (hits: unknown) => read({ results: [{ hits, nbHits: 1 }] });

describe('an answer', () => {
  it('is read with its hits, counts, query id and facets [7.10] [3.1] [3.3] [3.5]', () => {
    const answer = {
      ...result,
      nbHits: 31,
      nbPages: 2,
      queryID: 'abc',
      facets: { 'hierarchy.lvl0': { Tactics: 31 } },
    };
    expect(read({ results: [answer] })).toEqual(answer);
  });

  it('needs no more than hits and their number [7.10]', () => {
    expect(read({ results: [{ hits: [], nbHits: 41 }] }, { ...request, page: 1 })).toEqual({
      index: 'dtx-docs',
      query: 'tap',
      params: '',
      hits: [],
      nbHits: 41,
      page: 1,
      nbPages: 3,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      processingTimeMS: 0,
    });
  });

  it('loses what this site does not know, as foreign indexes have it [3.3]', () => {
    const foreign = {
      objectID: '1',
      type: 'lvl0',
      hierarchy: { lvl0: 'A', lvl9: 'B' },
      content: null,
      tags: [1],
    };
    expect(readHits([foreign]).hits).toEqual([
      {
        objectID: '1',
        hierarchy: { lvl0: 'A', lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      },
    ]);
  });

  it('has each hit once, and no more than were asked for [3.5]', () => {
    const many = Array.from({ length: 50 }, (_, number) => fakeHit({ objectID: String(number >> 1) }));
    expect(readHits(many).hits.map(({ objectID }) => Number(objectID))).toEqual(
      Array.from({ length: 20 }, (_, number) => number),
    );
  });

  it.each([
    [{}, 'results is not a list'],
    [[], 'the answer is not an object'],
    [{ results: [null] }, 'results[0] is not an object'],
    [{ results: [{ hits: [] }] }, 'results[0].nbHits is not a number'],
    [{ results: [{ hits: [], nbHits: -1 }] }, 'results[0].nbHits is not a number'],
    [{ results: [{ hits: {}, nbHits: 0 }] }, 'results[0].hits is not a list'],
    [{ results: [{ hits: [1], nbHits: 1 }] }, 'results[0].hits[0] is not an object'],
    [{ results: [{ hits: [], nbHits: 'many' }] }, 'results[0].nbHits is not a number'],
    [{ results: [{ hits: [{}], nbHits: 0 }] }, 'results[0].hits[0].objectID is not a text'],
    [
      { results: [{ hits: [{ objectID: 'a', hierarchy: { lvl1: ['b'] } }], nbHits: 0 }] },
      'results[0].hits[0].hierarchy.lvl1 is not a text',
    ],
    [
      { results: [{ hits: [{ objectID: 'a', _snippetResult: { content: '<b>' } }], nbHits: 0 }] },
      'results[0].hits[0]._snippetResult.content is not an object',
    ],
    [
      { results: [{ hits: [], nbHits: 0, facets: { type: { a: '1' } } }] },
      'results[0].facets.type.a is not a number',
    ],
  ])('that is %j says what is wrong with it [8.4]', (answer, message) => {
    expect(() => read(answer)).toThrow(new DeserializationError(message));
  });

  it('is refused when it counts more than can be counted [8.4]', () => {
    const body = '{"results":[{"hits":[],"nbHits":1e999}]}';
    expect(() => readAnswer(body, request)).toThrow('results[0].nbHits is not a number');
  });

  it('is read, or refused as unreadable, whatever it is [8.4]', () => {
    const odd = fc.oneof(fc.string(), fc.json());
    const almost = fc
      .json()
      .map((json) => `{"results":[{"nbHits":1,"hits":[{"objectID":"a","hierarchy":${json}}]}]}`);
    fc.assert(
      fc.property(fc.oneof(odd, almost), (body) => {
        try {
          for (const hit of readAnswer(body, request).hits) expect(hit.objectID).toBeTypeOf('string');
        } catch (error) {
          expect(error).toBeInstanceOf(DeserializationError);
        }
      }),
    );
  });
});
