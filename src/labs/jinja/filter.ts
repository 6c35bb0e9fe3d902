import type { Arguments, Value } from '../python/values.ts';

/** How a filter reaches other filters and tests by their names. */
export interface Named {
  filter(name: Value, value: Value, args: Arguments): Value;
  test(name: Value, value: Value, args: Arguments): boolean;
}

/** A filter or test: its parameters as `bind` reads them, and what it makes of a value. */
export type Filter<Result = Value> = readonly [
  form: string,
  run: (value: Value, given: readonly (Value | undefined)[]) => Result,
];

/** A filter that takes any number of values. */
export type OpenFilter = (value: Value, args: Arguments, named: Named) => Value;
