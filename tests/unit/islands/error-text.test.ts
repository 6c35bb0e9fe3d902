import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../../../src/islands/error-text.ts';

const text = (error: unknown) => errorText(error, 'Cause:');

describe('errorText', () => {
  it('joins the messages of an error and of its causes [8.7]', () => {
    const inner = new Error('inner cause', { cause: new TypeError('root') });
    expect(text(new Error('outer boom', { cause: inner }))).toBe(
      'outer boom\n\nCause:\ninner cause\n\nCause:\nroot',
    );
  });

  it('ends where causes go round in a circle', () => {
    const [first, second] = [new Error('first'), new Error('second')];
    first.cause = second;
    second.cause = first;
    expect(text(first)).toBe('first\n\nCause:\nsecond');
    first.cause = first;
    expect(text(first)).toBe('first');
  });

  it('ends after ten causes', () => {
    const endless = (): Error =>
      Object.defineProperty(new Error('deeper'), 'cause', { get: () => endless() });
    expect(text(endless()).match(/deeper/g)).toHaveLength(11);
  });

  it('says what it can of anything that was thrown', () => {
    expect(text('text')).toBe('text');
    expect(text('')).toBe('string');
    expect(text(undefined)).toBe('undefined');
    expect(text(null)).toBe('null');
    expect(text(Symbol('s'))).toBe('Symbol(s)');
    expect(text(Object.create(null))).toBe('object');
    expect(text(new TypeError())).toBe('TypeError');
    expect(text(new Error('with text', { cause: 404 }))).toBe('with text\n\nCause:\n404');
    expect(text(new Error('with nothing', { cause: null }))).toBe('with nothing');
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
        expect(text(thrown)).not.toBe('');
      }),
    );
  });

  it('survives an error whose message cannot be read', () => {
    const hostile = new Error('hidden');
    for (const name of ['message', 'cause']) {
      Object.defineProperty(hostile, name, {
        get() {
          throw new Error('refused');
        },
      });
    }
    expect(text(hostile)).toBe('object');
  });
});
