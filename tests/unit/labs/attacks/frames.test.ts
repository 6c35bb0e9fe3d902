import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AttackEvent } from '../../../../src/labs/attacks/engine/events.ts';
import { framesOf, mostFrames } from '../../../../src/labs/attacks/engine/frames.ts';
import { refusal } from '../../../../src/labs/attacks/world/bakery.ts';

const begin: AttackEvent = { kind: 'begin', iteration: 0 };
const send: AttackEvent = { kind: 'send', node: 0, turns: [{ speaker: 'user', text: 'goal' }] };
const answer = (text: string): AttackEvent => ({ kind: 'answer', node: 0, text });
const judge = (score: number): AttackEvent => ({ kind: 'judge', node: 0, score, sees: '' });
const prune: AttackEvent = { kind: 'prune', nodes: [0], why: 'score' };
const stop: AttackEvent = {
  kind: 'stop',
  why: 'spent',
  result: { success: false, score: 1, prompt: '', response: '', node: 0 },
};

describe('The pictures of a run show', () => {
  test('its beginning, the first answer, the first refusal, the first cut, the first of the best ratings and the end', () => {
    const events = [
      begin, // 1
      send, // 2: the beginning
      answer('yes'), // 3: the first answer
      judge(2), // 4
      send,
      answer(refusal), // 6: the first refusal
      judge(1),
      prune, // 8: the first cut
      send,
      answer('yes'),
      judge(7), // 11: the best
      judge(7),
      prune,
      stop, // 14: the end
    ];
    expect(framesOf(events)).toEqual([2, 3, 6, 8, 11, 14]);
  });

  test('a rating about the middle of a long way, where fewer of these happen', () => {
    const steps = Array.from({ length: 8 }, () => [send, answer('yes'), judge(1)]).flat();
    const frames = framesOf([...steps, stop]);
    expect(frames).toHaveLength(mostFrames);
    expect(frames.filter((place) => place % 3 === 0)).toEqual(frames.slice(2, -1));
  });

  test('every event of a short run, and nothing of none', () => {
    expect(framesOf([send, answer('no'), stop])).toEqual([1, 2, 3]);
    expect(framesOf([])).toEqual([]);
  });

  test('as many places as a sheet has room for, of any run, in order, with the end', () => {
    const anyEvent = fc.constantFrom(begin, send, answer('yes'), answer(refusal), judge(1), judge(9), prune);
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 60 }), (events) => {
        const frames = framesOf(events);
        expect(frames).toHaveLength(Math.min(mostFrames, events.length));
        expect(frames).toEqual([...new Set(frames)].sort((one, other) => one - other));
        expect(frames.at(-1)).toBe(events.length);
        expect(frames[0]).toBeGreaterThan(0);
      }),
    );
  });
});
