import { expect, test } from 'vitest';
import { placeText } from '../../../src/product/formats/format-problems.ts';
import { validateSchema } from '../../../src/product/formats/format-validation.ts';
import { realProduct } from './product-folder.ts';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', pattern: '^[a-z]+$', examples: ['abc'], minLength: 1 },
    kind: { const: 'http' },
    count: { type: ['integer', 'string'] },
    level: { type: 'string', enum: ['low', 'high'] },
    list: { type: 'array', minItems: 1, items: { type: 'number' } },
    at_most: { type: 'integer', maximum: 3 },
    holder: { type: 'object', required: ['entries'], properties: { entries: { type: 'array' } } },
  },
  required: ['name'],
  additionalProperties: false,
} as const;

const problemsOf = (data: unknown, part = false) =>
  validateSchema(realProduct(), schema, data, part).map(
    ({ path, problem, fix }) => `${placeText(path)}: ${problem}. ${fix}.`,
  );

test.each([
  [{ name: 'a', count: 1, level: 'low', list: [1], at_most: 3, kind: 'http' }, []],
  [{}, ['name: missing. Add the field.']],
  [{ name: 'A1' }, ['name: "A1" does not have the right form. Write it like "abc".']],
  [{ name: 'a', kind: 'ftp' }, ['kind: must be "http". Correct the value.']],
  [{ name: 'a', list: [] }, ['list: must not be empty. Add a value or leave the field out.']],
  [{ name: 'a', list: [1, 'x'] }, ['list[1]: must be a number, not text. Correct the value.']],
  [{ name: 'a', list: {} }, ['list: must be a list, not an object. Correct the value.']],
  [{ name: 'a', level: 'lo' }, ['level: "lo" is not allowed. Perhaps "low" is meant.']],
  [{ name: 'a', level: 'medium' }, ['level: "medium" is not allowed. Known: low, high.']],
  // Of two mistakes of one value, the one that leads to the other.
  [{ name: 5 }, ['name: must be text, not a number. Correct the value.']],
  [{ name: null }, ['name: must be text, not null. Correct the value.']],
  [{ name: true }, ['name: must be text, not true. Correct the value.']],
  [{ name: 'a', count: [] }, ['count: must be a whole number or text, not a list. Correct the value.']],
  [{ name: 'a', at_most: 4 }, ['at_most: must be <= 3. Correct the value.']],
  [{ nam: 'a' }, ['nam: unknown field. Perhaps "name" is meant, which is missing.']],
  [{ name: 'a', nam: 'b' }, ['nam: unknown field. Perhaps "name" is meant.']],
  // A list in place of the object that holds it.
  [
    { name: 'a', holder: ['x'] },
    ['holder: must be an object, not a list. Put the list into its field "entries".'],
  ],
  [{ name: 'a', holder: 'x' }, ['holder: must be an object, not text. Correct the value.']],
  [
    { name: 'a', colour: 1 },
    ['colour: unknown field. Known fields: name, kind, count, level, list, at_most, holder.'],
  ],
])('%j is told as an author reads it', (data, problems) => {
  expect(problemsOf(data)).toEqual(problems);
});

test('a part of a document may lack what the whole needs, and nothing else', () => {
  expect(problemsOf({}, true)).toEqual([]);
  expect(problemsOf({ kind: 'ftp' }, true)).toEqual(['kind: must be "http". Correct the value.']);
});

test('a place in a document is written as a path', () => {
  expect(placeText(['redteam', 'plugins', 0, 'id'])).toBe('redteam.plugins[0].id');
  expect(placeText([0, 'id'])).toBe('[0].id');
  expect(placeText([])).toBe('');
});
