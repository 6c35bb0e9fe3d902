import { describe, expect, it } from 'vitest';
import { ContentError, ContentErrors, ErrorCollector } from '../../../src/base/content-error.ts';

const first = new ContentError('a.md', 'no title', 'Add one');
const second = new ContentError('b.md', 'no type', 'Add one');

describe('ErrorCollector', () => {
  it('throws every mistake at once, a line each, in the order they were found', () => {
    const errors = new ErrorCollector();
    errors.add(first);
    expect(
      errors.try(() => {
        throw second;
      }),
    ).toBeUndefined();
    expect(() => errors.throwIfAny()).toThrow(
      new ContentErrors([first, second]), // compares messages
    );
    expect(new ContentErrors([first, second]).message).toBe(
      'a.md: no title. Add one.\nb.md: no type. Add one.',
    );
  });

  it('takes mistakes out of a collection that is thrown inside of it', () => {
    const outer = new ErrorCollector();
    outer.try(() => {
      throw new ContentErrors([first, second]);
    });
    expect(() => outer.throwIfAny()).toThrow(expect.objectContaining({ errors: [first, second] }));
  });

  it('returns what was read and throws nothing when nothing is wrong', () => {
    const errors = new ErrorCollector();
    expect(errors.try(() => 7)).toBe(7);
    expect(() => errors.throwIfAny()).not.toThrow();
  });

  it('hands each mistake over once where mistakes are taken, and throws none', () => {
    const taken: ContentError[] = [];
    const errors = new ErrorCollector(taken);
    errors.add(first);
    errors.throwIfAny();
    errors.add(second);
    errors.throwIfAny();
    errors.throwIfAny();
    expect(taken).toEqual([first, second]);
    expect(errors.errors).toEqual([]);
  });

  it('lets a defect of the site pass through', () => {
    const defect = new TypeError('x is not a function');
    const run = () =>
      new ErrorCollector().try(() => {
        throw defect;
      });
    expect(run).toThrow(defect);
  });
});
