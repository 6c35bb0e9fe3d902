import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText } from '../../../../src/product/views/filter-text.ts';

describe('the text a table filter compares', () => {
  it.each([
    ['Red-Team', 'red team'],
    ['setup_env-variables', 'setup env variables'],
    ['a_-_b', 'a b'],
    ['Über_Text', 'uber text'],
    ['', ''],
  ])('of "%s" is "%s"', (text, compared) => {
    expect(filterText(text)).toBe(compared);
  });

  it('is the same however the words of a name are joined', () => {
    const name = fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(name, (words) => {
        expect(filterText(words.join('_'))).toBe(filterText(words.join('-')));
        expect(filterText(words.join('_'))).toBe(words.join(' '));
      }),
    );
  });
});
