import { DeserializationError } from './search-client.ts';

/**
 * Reads a value of foreign data.
 * @param place where it stands, for the message
 * @throws {DeserializationError} it is something else
 */
export type Guard<T> = (value: unknown, place: string) => T;

type Guards = Readonly<Record<string, Guard<unknown>>>;
type Values<G extends Guards> = { readonly [Key in keyof G]: G[Key] extends Guard<infer T> ? T : never };

export const text: Guard<string> = (value, place) =>
  typeof value === 'string' ? value : fail(place, 'a text');

/** A number of things: zero or more. */
export const amount: Guard<number> = (value, place) =>
  typeof value === 'number' && value >= 0 && value < Infinity ? value : fail(place, 'a number');

export const flag: Guard<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : fail(place, 'true or false');

export const oneOf =
  <T extends string>(...choices: readonly T[]): Guard<T> =>
  (value, place) =>
    choices.find((choice) => choice === value) ?? fail(place, `one of ${choices.join(', ')}`);

export const list =
  <T>(item: Guard<T>): Guard<T[]> =>
  (value, place) =>
    Array.isArray(value)
      ? value.map((each: unknown, index) => item(each, `${place}[${index}]`))
      : fail(place, 'a list');

export const dictionary =
  <T>(item: Guard<T>): Guard<Record<string, T>> =>
  (value, place) =>
    Object.fromEntries(
      Object.entries(object(value, place)).map(([key, each]) => [key, item(each, `${place}.${key}`)]),
    );

/** An object with these fields; others are left out. A field that may be absent may also be null. */
export const shape =
  <R extends Guards, O extends Guards>(required: R, optional: O): Guard<Values<R> & Partial<Values<O>>> =>
  (value, place) => {
    const source = object(value, place);
    const read = ([key, guard]: [string, Guard<unknown>]) =>
      [key, guard(source[key], place === '' ? key : `${place}.${key}`)] as const;
    const present = Object.entries(optional).filter(([key]) => (source[key] ?? undefined) !== undefined);
    const fields = [...Object.entries(required), ...present].map(read);
    // The type follows from the two lists, which a compiler does not see through `fromEntries`.
    return Object.fromEntries(fields) as Values<R> & Partial<Values<O>>;
  };

function object(value: unknown, place: string): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(place || 'the answer', 'an object');
}

function fail(place: string, expected: string): never {
  throw new DeserializationError(`${place} is not ${expected}`);
}
