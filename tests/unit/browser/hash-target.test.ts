import { expect, it } from 'vitest';
import { hashTarget } from '../../../src/browser/hash-target.ts';

/** A page with one place. */
const page = (id: string) =>
  ({ getElementById: (name: string) => (name === id ? { id } : null) }) as unknown as Document;

it.each([
  ['#place', 'place'],
  ['#%D8%A3', 'أ'],
  ['#a%20b', 'a b'],
])('%s names the place %s', (hash, id) => {
  expect(hashTarget(hash, page(id))).toEqual({ id });
});

it.each(['', '#', '#nowhere', '#%E0%A4%A', '#%'])('"%s" names no place', (hash) => {
  expect(hashTarget(hash, page('place'))).toBeNull();
});
