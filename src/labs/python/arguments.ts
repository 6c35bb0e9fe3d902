import { unsupported, wrong } from './problem.ts';
import { type Arguments, textOf, typeOf, Undefined, type Value } from './values.ts';

/**
 * The values of a call in the order of its parameters.
 * @param form names of the parameters; one with `?` may be left out, before `/` names are not taken, and after `*`
 *   nothing else is
 * @param name of the function, for the message
 * @param owner type of the value whose method it is, for what Python says
 * @throws {EvaluationError} when a value is missing or too much
 */
export function bind(
  name: string,
  form: string,
  { positional, named }: Arguments,
  owner?: string,
): (Value | undefined)[] {
  const { parameters, byPlace, byPlaceOnly } = shapeOf(form);
  const count = positional.length;
  const says = () => misfit(name, parameters.slice(0, byPlace), byPlaceOnly, count, owner);
  if (count > byPlace) wrong(`${name} takes ${byPlace} values, not ${count}`, says());
  for (const each of named.keys()) {
    const place = parameters.findIndex((parameter) => parameter.name === each);
    if (place < byPlaceOnly) {
      const whole = owner === undefined ? name : `${owner}.${name}`;
      wrong(
        `${name} has no parameter ${each}`,
        byPlaceOnly === parameters.length
          ? `TypeError: ${whole}() takes no keyword arguments`
          : `TypeError: ${name}() got an unexpected keyword argument '${each}'`,
      );
    }
    if (place < count) wrong(`${name} gets ${each} twice`);
  }
  return parameters.map((each, i) => {
    const value = i < count ? positional[i] : named.get(each.name);
    return value === undefined && !each.isOptional ? wrong(`${name} needs ${each.name}`, says()) : value;
  });
}

interface Parameter {
  readonly name: string;
  readonly isOptional: boolean;
}

interface Shape {
  readonly parameters: readonly Parameter[];
  /** How many are taken without their names. */
  readonly byPlace: number;
  /** How many of them are not taken by their names. */
  readonly byPlaceOnly: number;
}

/** What forms say: a filter is called thousands of times in a template. */
const shapes = new Map<string, Shape>();

function shapeOf(form: string): Shape {
  let shape = shapes.get(form);
  if (!shape) {
    const written = form.split(' ').filter((each) => each !== '');
    const parameters = written
      .filter((each) => each !== '/' && each !== '*')
      .map((each) => ({ name: each.replace('?', ''), isOptional: each.endsWith('?') }));
    const byPlace = written.includes('*') ? written.filter((each) => each !== '/').indexOf('*') : undefined;
    shape = {
      parameters,
      byPlace: byPlace ?? parameters.length,
      byPlaceOnly: Math.max(0, written.indexOf('/')),
    };
    shapes.set(form, shape);
  }
  return shape;
}

/** What Python says of too few or too many values. */
function misfit(
  name: string,
  parameters: readonly Parameter[],
  byPlaceOnly: number,
  given: number,
  owner: string | undefined,
): string {
  const least = parameters.filter(({ isOptional }) => !isOptional).length;
  const most = parameters.length;
  const whole = owner === undefined ? name : `${owner}.${name}`;
  if (most === 0) return `TypeError: ${whole}() takes no arguments (${given} given)`;
  if (least === 1 && most === 1 && byPlaceOnly === 1)
    return `TypeError: ${whole}() takes exactly one argument (${given} given)`;
  const count = (amount: number) => `${amount} argument${amount === 1 ? '' : 's'}`;
  if (byPlaceOnly < most)
    return given > most
      ? `TypeError: ${name}() takes at most ${count(most)} (${given} given)`
      : `TypeError: ${name}() missing required argument '${parameters[given]?.name}' (pos ${given + 1})`;
  const bound = least === most ? '' : given > most ? 'at most ' : 'at least ';
  return `TypeError: ${name} expected ${bound}${count(given > most ? most : least)}, got ${given}`;
}

/** Whether a value was passed, and is not None. */
export function isGiven(value: Value | undefined): value is Value {
  return value !== undefined && value !== null;
}

/** An integer that was passed. @throws {EvaluationError} for another value */
export function integer(value: Value | undefined, otherwise?: bigint): bigint {
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'bigint' ? value : needed('an integer', value);
}

/** An integer that says yes or no. @throws {EvaluationError} for what Python does not take */
export function flag(value: Value | undefined): boolean {
  const given = integer(value, 0n);
  return BigInt.asIntN(32, given) === given
    ? given !== 0n
    : wrong('True or False is needed', 'OverflowError: Python int too large to convert to C int');
}

/** An integer as a place within a text or list: what is beyond any length is near enough. */
export function index(value: Value | undefined, otherwise?: number): number {
  if (value === undefined && otherwise !== undefined) return otherwise;
  return Math.max(-4e9, Math.min(4e9, Number(integer(value))));
}

/** An integer as a number of characters or items. @throws {EvaluationError} for one that Python cannot count to */
export function place(value: Value | undefined, otherwise?: number): number {
  if (typeof value === 'bigint' && BigInt.asIntN(64, value) !== value)
    wrong('the integer is too large', 'OverflowError: Python int too large to convert to C ssize_t');
  return index(value, otherwise);
}

/**
 * A number where Python takes other values too, as long as they do not matter.
 * @throws {EvaluationError} for all but integers
 */
export function count(value: Value | undefined, otherwise: number): number {
  if (value !== undefined && typeof value !== 'bigint' && typeof value !== 'boolean')
    unsupported(`a ${typeOf(value)} instead of an integer`);
  return index(value, otherwise);
}

/** A text that was passed. @throws {EvaluationError} for another value */
export function text(value: Value | undefined, otherwise?: string): string {
  return value === undefined && otherwise !== undefined
    ? otherwise
    : (textOf(value) ?? needed('a text', value));
}

function needed(what: string, value: Value | undefined): never {
  if (value instanceof Undefined) wrong(`${what} is needed, and the value is undefined`);
  const type = value === undefined ? 'nothing' : typeOf(value);
  const says =
    what === 'an integer'
      ? `TypeError: '${type}' object cannot be interpreted as an integer`
      : `TypeError: must be str, not ${type}`;
  return wrong(`${what} is needed, not ${type}`, says);
}
