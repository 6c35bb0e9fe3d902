import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsAt } from '../../../src/base/schema-fields.ts';

const kinds = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), path: z.string() }),
  z.strictObject({ kind: z.literal('web'), url: z.string() }),
]);
const schema = z.strictObject({
  list: z.array(z.strictObject({ id: z.string(), of: kinds })).default([]),
  byName: z.record(z.string(), z.strictObject({ label: z.string() })).optional(),
  either: z.union([z.string(), z.strictObject({ text: z.string() })]),
});

describe('fieldsAt', () => {
  it.each([
    ['the whole', [], {}, ['list', 'byName', 'either']],
    ['an entry of a list with a default', ['list', 0], {}, ['id', 'of']],
    ['an entry by its name', ['byName', 'x'], {}, ['label']],
    ['what may be a text or fields', ['either'], {}, ['text']],
    ['one of several kinds', ['list', 0, 'of'], { list: [{ of: { kind: 'web' } }] }, ['kind', 'url']],
    ['a kind that there is not', ['list', 0, 'of'], { list: [{ of: { kind: 'x' } }] }, []],
    ['a place that the schema does not have', ['list', 0, 'gone', 'deep'], {}, []],
  ])('names the fields of %s', (_, path, data, fields) => {
    expect(fieldsAt(schema, path, data)).toEqual(fields);
  });
});
