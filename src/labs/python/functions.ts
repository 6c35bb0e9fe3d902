import { raise } from './problem.ts';
import type { Parameter, Parameters } from './syntax.ts';
import { type Arguments, Dict, Native, Tuple, typeOf, type Value } from './values.ts';

/** Calls a value. @throws {EvaluationError} when it is none that can be called */
export function call(value: Value, args: Arguments): Value {
  const run = value instanceof Native ? value.call : undefined;
  return run ? run(args) : raise(`TypeError: '${typeOf(value)}' object is not callable`);
}

/** Calls a value with values by place. */
export function callWith(value: Value, ...positional: readonly Value[]): Value {
  return call(value, { positional, named: new Map() });
}

/**
 * The values of a lambda's parameters for a call.
 * @param defaults what those have that are not passed
 * @throws {EvaluationError} as Python does, when they do not fit
 */
export function bindParameters(
  { byPlace, unnamed, rest, byName, restNamed }: Parameters,
  defaults: ReadonlyMap<string, Value>,
  { positional, named }: Arguments,
): Map<string, Value> {
  const values = new Map<string, Value>();
  const others = new Dict();
  for (const [i, [name]] of byPlace.entries()) {
    const value = positional[i];
    if (value !== undefined) values.set(name, value);
  }
  const known = new Set([...byPlace.slice(unnamed), ...byName].map(([name]) => name));
  const placed = byPlace.slice(0, unnamed).map(([name]) => name);
  const misplaced = placed.filter((name) => named.has(name));
  if (restNamed === undefined && misplaced.length > 0)
    raise(
      `TypeError: <lambda>() got some positional-only arguments passed as keyword arguments: '${misplaced.join(', ')}'`,
    );
  for (const [name, value] of named) {
    if (!known.has(name)) {
      if (restNamed === undefined)
        raise(`TypeError: <lambda>() got an unexpected keyword argument '${name}'`);
      others.set(name, value);
    } else if (values.has(name)) raise(`TypeError: <lambda>() got multiple values for argument '${name}'`);
    else values.set(name, value);
  }
  if (rest === undefined && positional.length > byPlace.length) tooMany(byPlace, positional.length);
  const fill = (parameters: readonly Parameter[], kind: string) => {
    const missing = parameters
      .map(([name]) => name)
      .filter((name) => !values.has(name) && !defaults.has(name));
    if (missing.length > 0)
      raise(
        `TypeError: <lambda>() missing ${missing.length} required ${kind} argument${missing.length > 1 ? 's' : ''}: ${listed(missing)}`,
      );
    for (const [name] of parameters) if (!values.has(name)) values.set(name, defaults.get(name) ?? null);
  };
  fill(byPlace, 'positional');
  fill(byName, 'keyword-only');
  if (rest !== undefined) values.set(rest, new Tuple(positional.slice(byPlace.length)));
  if (restNamed !== undefined) values.set(restNamed, others);
  return values;
}

function tooMany(byPlace: readonly Parameter[], given: number): never {
  const most = byPlace.length;
  const least = byPlace.filter(([, otherwise]) => !otherwise).length;
  const takes = least === most ? `${most}` : `from ${least} to ${most}`;
  return raise(
    `TypeError: <lambda>() takes ${takes} positional argument${most === 1 ? '' : 's'} but ${given} ${given === 1 ? 'was' : 'were'} given`,
  );
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  const last = quoted.pop() ?? '';
  if (quoted.length === 0) return last;
  return `${quoted.join(', ')}${quoted.length > 1 ? ',' : ''} and ${last}`;
}
