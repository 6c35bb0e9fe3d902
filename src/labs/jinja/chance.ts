import { isIterable } from '../python/iterating.ts';
import { wrong } from '../python/problem.ts';
import { Dict, lengthOf, or, typeOf, Undefined, type Value } from '../python/values.ts';
import { itemOf } from './attributes.ts';

/** Numbers from 0 up to 1, without 1, as `Math.random` gives them. */
export type Random = () => number;

/** Where nothing else is said, the first item is drawn: what a build renders does not differ from the one before. */
export const alwaysFirst: Random = () => 0;

/** Of the template that is being rendered, as its budget is. */
let draw = alwaysFirst;

/** Says what the draws of a template go by. */
export function drawFrom(random: Random): void {
  draw = random;
}

/**
 * An item of a sequence, by chance. As in Python's `random.choice`, a dict is asked for a number as its key.
 * @throws {EvaluationError} for a value without length or places
 */
export function drawn(value: Value): Value {
  const hint = isIterable(value) ? '. Write "| list | random"' : '';
  const length = lengthOf(value) ?? wrong(`nothing can be drawn from a ${typeOf(value)}${hint}`);
  if (length === 0) return new Undefined('there is no item to draw: the list is empty');
  const at = Math.floor(draw() * length);
  return or(itemOf(value, BigInt(at)), () =>
    wrong(
      value instanceof Dict
        ? `the dict has no key ${at}, and random asks for one by number${hint}`
        : `nothing can be drawn from a ${typeOf(value)}${hint}`,
    ),
  );
}
