import { describe, expect, it } from 'vitest';
import {
  changed,
  type FieldsState,
  replacedBy,
  rewritten,
  undone,
} from '../../../../src/labs/frame/entered.ts';

interface Input {
  readonly a: string;
  readonly b: string;
}

const examples = [
  { a: 'first', b: '1' },
  { a: 'second', b: '2' },
  { a: 'third', b: '3' },
] as const;
const start: FieldsState<Input> = { entered: { fields: examples[0], example: 0 }, replaced: undefined };
const choose = (state: FieldsState<Input>, example: 0 | 1 | 2) =>
  replacedBy(state, examples, { fields: examples[example], example });
const typed = changed(start, { a: 'mine' });

describe('what is entered into a lab', () => {
  it('[2S.30] can be had again after an example or a reset took its place', () => {
    for (const example of [0, 1] as const) {
      const replaced = choose(typed, example);
      expect(replaced.entered).toEqual({ fields: examples[example], example });
      expect(undone(replaced, examples)).toEqual({
        entered: { fields: { a: 'mine', b: '1' }, example: 0 },
        replaced: undefined,
      });
    }
  });

  it('can be had again after the lab rewrote it, also an example, and so can what the lab wrote', () => {
    for (const state of [start, typed]) {
      const corrected = rewritten(state, { a: 'corrected' });
      expect(corrected.entered).toEqual({ fields: { a: 'corrected', b: '1' }, example: 0 });
      const back = undone(corrected, examples);
      expect(back.entered).toBe(state.entered);
      expect(undone(back, examples).entered).toBe(corrected.entered);
    }
  });

  it('can still be had again after looking through examples', () => {
    const looked = choose(choose(choose(typed, 1), 2), 0);
    expect(undone(looked, examples).entered.fields.a).toBe('mine');
  });

  it('leaves nothing to undo where only examples were replaced', () => {
    expect(choose(choose(start, 1), 2).replaced).toBeUndefined();
    expect(undone(start, examples)).toBe(start);
    // Typed, and put back by hand.
    expect(choose(changed(typed, { a: 'first' }), 1).replaced).toBeUndefined();
  });

  it('goes to and fro between two texts that a reader entered', () => {
    const second = changed(choose(typed, 1), { b: 'mine too' });
    const back = undone(second, examples);
    expect(back.entered.fields).toEqual({ a: 'mine', b: '1' });
    expect(undone(back, examples)).toEqual(second);
  });

  it('is replaced by a link as by an example', () => {
    const linked = replacedBy(typed, examples, { fields: { a: 'linked', b: '1' }, example: 0 });
    expect(undone(linked, examples).entered.fields.a).toBe('mine');
  });
});
