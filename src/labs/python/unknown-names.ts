import { isBuiltIn, otherAttributes, textAttributes } from './known-names.ts';
import { nameHint } from './name-hints.ts';
import { fullEngine } from './problem.ts';
import { Scope } from './scope.ts';
import type { Expression, Loop, Parameters, Target, TextPart } from './syntax.ts';

/** What a name is: a text, a number, or something that JSON holds. */
export type Sort = 'text' | 'number' | 'json';

/** What fails in an expression whatever its values are. */
export interface SureMistake {
  /** Class and words, as Python says them, and what to do. */
  readonly message: string;
  /** Offset in the code. */
  readonly at: number;
  /** The expression comes there for each value, and not just for some. */
  readonly isAlways: boolean;
}

/**
 * The first name that does not exist, attribute that values of JSON do not have, or call of a value of JSON. Nothing is
 * evaluated.
 * @param names that the expression is evaluated with
 */
export function sureMistake(
  code: string,
  expression: Expression,
  names: ReadonlyMap<string, Sort>,
): SureMistake | undefined {
  const scope = new Scope(new Map([...names.keys()].map((name) => [name, null])));
  return found(() => firstOf(expression, { code, names, scope, isAlways: true }));
}

/**
 * As `sureMistake`, of a lambda that is called with the values of `names` in order.
 * @returns undefined for what is no lambda as well
 */
export function sureMistakeOfLambda(
  code: string,
  expression: Expression,
  names: ReadonlyMap<string, Sort>,
): SureMistake | undefined {
  if (expression.kind !== 'lambda') return undefined;
  const { parameters, body, at } = expression;
  const { byPlace, rest } = parameters;
  const passed = names.size;
  const needed = byPlace.filter(([, otherwise]) => !otherwise).length;
  if (needed > passed || (byPlace.length < passed && rest === undefined)) {
    const all = [...names.keys()].join(', ');
    const message = `TypeError: the lambda takes ${byPlace.length} values, but DTX calls it with ${all}. Write lambda ${all}: …`;
    return { message, at, isAlways: true };
  }
  const sorts = [...names.values()];
  const own = new Map(byPlace.flatMap(([name], i) => (sorts[i] ? [[name, sorts[i]] as const] : [])));
  const scope = within(new Scope(new Map()), namesOfParameters(parameters));
  return found(() => firstOf(body, { code, names: own, scope, isAlways: true }));
}

/** Of an expression that is nested too deep to be walked, nothing is said. */
function found(look: () => SureMistake | undefined): SureMistake | undefined {
  try {
    return look();
  } catch (error) {
    if (fullEngine(error)) return undefined;
    throw error;
  }
}

interface Place {
  readonly code: string;
  /** Names whose sort is known here. */
  readonly names: ReadonlyMap<string, Sort>;
  readonly scope: Scope;
  readonly isAlways: boolean;
}

function firstOf(expression: Expression, place: Place): SureMistake | undefined {
  for (const [part, at] of partsOf(expression, place)) {
    const found = firstOf(part, at);
    if (found) return found;
  }
  const message = mistakeOf(expression, place);
  return message === undefined ? undefined : { message, at: expression.at, isAlways: place.isAlways };
}

function mistakeOf(expression: Expression, place: Place): string | undefined {
  if (expression.kind === 'name') {
    const { name } = expression;
    if (place.scope.get(name) !== undefined || isBuiltIn(name)) return undefined;
    return sentences(`NameError: name '${name}' is not defined`, nameHint(name, place.scope));
  }
  if (expression.kind === 'attribute') {
    const { name, of } = expression;
    const sort = sortOf(of, place);
    if (sort === undefined || /^__\w+__$/.test(name) || has(sort, name)) return undefined;
    const holder = place.code.slice(of.from, expression.at).trim().replace(/\s+/g, ' ');
    const short = holder.length > 60 ? `…${holder.slice(-59)}` : holder;
    return sentences(`AttributeError: ${whatIs[sort]} has no attribute '${name}'`, hintOf(sort, short, name));
  }
  if (expression.kind === 'call' && expression.of.kind === 'name' && sortOf(expression.of, place)) {
    const { name } = expression.of;
    return `TypeError: ${name} is a value and cannot be called. Write ${name} without ( )`;
  }
  return undefined;
}

const whatIs: Readonly<Record<Sort, string>> = {
  text: 'a text',
  number: 'a number',
  json: 'a value of JSON',
};

function has(sort: Sort, name: string): boolean {
  if (sort === 'text') return textAttributes.has(name);
  // Headers of a reply have one of their own.
  return (
    otherAttributes.has(name) || (sort === 'json' && (textAttributes.has(name) || name === 'lower_items'))
  );
}

function hintOf(sort: Sort, holder: string, name: string): string | undefined {
  if (/^(?:length|size)$/.test(name) && sort !== 'number') return `Write len(${holder})`;
  if (/^(?:loads?|dumps?)$/.test(name) && holder === 'json')
    return 'json is the reply, parsed already, and not the module. Write json alone, or text for the reply as a text';
  return sort === 'json' ? `Write ${holder}[${JSON.stringify(name)}]` : undefined;
}

function sortOf(expression: Expression, { names, scope }: Place): Sort | undefined {
  if (expression.kind === 'name') {
    const isKnown = scope.get(expression.name) !== undefined;
    return isKnown ? names.get(expression.name) : undefined;
  }
  return expression.kind === 'item' && sortOf(expression.of, { names, scope } as Place) === 'json'
    ? 'json'
    : undefined;
}

function sentences(says: string, hint: string | undefined): string {
  return hint === undefined ? says : `${says}. ${hint}`;
}

/** The parts of an expression in the order in which Python comes to them, each with what it is evaluated with. */
function partsOf(expression: Expression, place: Place): (readonly [Expression, Place])[] {
  const here = (parts: readonly Expression[]) => parts.map((part) => [part, place] as const);
  const perhaps: Place = { ...place, isAlways: false };
  switch (expression.kind) {
    case 'constant':
    case 'name':
      return [];
    case 'text':
      return here(valuesOf(expression.parts));
    case 'list':
    case 'tuple':
    case 'set':
      return here(expression.items);
    case 'dict':
      return here(expression.pairs.flat());
    case 'attribute':
    case 'not':
    case 'signed':
      return here([expression.of]);
    case 'item':
      return here([expression.of, expression.key]);
    case 'slice':
      return here([expression.of, ...expression.limits.flatMap((each) => each ?? [])]);
    case 'call':
      return here([
        expression.of,
        ...expression.args.positional,
        ...expression.args.named.map(([, value]) => value),
      ]);
    case 'and':
    case 'or':
      return [
        [expression.left, place],
        [expression.right, perhaps],
      ];
    case 'binary':
      return here([expression.left, expression.right]);
    case 'compare': {
      const [second, ...rest] = expression.rest.map(([, value]) => value);
      return [...here(second ? [expression.first, second] : [expression.first]), ...inPlace(rest, perhaps)];
    }
    case 'if':
      return [[expression.test, place], ...inPlace([expression.chosen, expression.otherwise], perhaps)];
    case 'lambda':
      return [
        ...here(
          [...expression.parameters.byPlace, ...expression.parameters.byName].flatMap(
            ([, value]) => value ?? [],
          ),
        ),
        [expression.body, inner(perhaps, namesOfParameters(expression.parameters))],
      ];
    case 'comprehension': {
      const { loops, item, value } = expression;
      const [first] = loops;
      const within = inner(
        perhaps,
        loops.flatMap(({ target }) => namesOf(target)),
      );
      return [
        ...here(first ? [first.of] : []),
        ...inPlace([...loops.flatMap(partsOfLoop), item, ...(value ? [value] : [])], within),
      ];
    }
  }
}

const inPlace = (parts: readonly Expression[], place: Place) => parts.map((part) => [part, place] as const);

/** The list of the first loop is looked up outside of it. */
function partsOfLoop({ of, tests }: Loop, at: number): Expression[] {
  return at === 0 ? [...tests] : [of, ...tests];
}

function valuesOf(parts: readonly TextPart[]): Expression[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.value, ...valuesOf(part.format)]));
}

function namesOfParameters({ byPlace, byName, rest, restNamed }: Parameters): string[] {
  return [...byPlace, ...byName].map(([name]) => name).concat(rest ?? [], restNamed ?? []);
}

function namesOf(target: Target): string[] {
  return typeof target === 'string' ? [target] : target.flatMap(namesOf);
}

/** A function within: it has names of its own, whose values are not known. */
function inner(place: Place, own: readonly string[]): Place {
  const names = new Map([...place.names].filter(([name]) => !own.includes(name)));
  return { ...place, names, scope: within(place.scope, own) };
}

function within(scope: Scope, own: readonly string[]): Scope {
  const made = scope.within(own);
  for (const name of own) made.set(name, null);
  return made;
}
