import { addNames, macroNames } from './references.ts';
import { namesOf } from './statements.ts';
import type { Body, Expression, Parameters, Statement, Target } from './syntax.ts';

/** Names of a body that hide a variable of the template, see `findHidden`. */
const hidden = new WeakMap<Body, readonly string[]>();

export const hiddenIn = (body: Body): readonly string[] => hidden.get(body) ?? [];

/**
 * Jinja decides before it runs which names belong to a body. One that is assigned there before it is read is its own
 * from the beginning: until then it is undefined, also for loops and blocks within, even when a variable that the
 * template was given has the same name. What an `if` assigns may still be that variable.
 * @param around names that occur in the bodies around
 * @param own names that the body begins with
 */
export function findHidden(
  body: Body,
  around: ReadonlySet<string> = new Set(),
  own: readonly string[] = [],
): void {
  const known = new Set([...around, ...own]);
  const found: string[] = [];
  for (const statement of body) {
    const assigned = visit(statement, known);
    if (statement.kind !== 'if') found.push(...assigned.filter((name) => !known.has(name)));
    for (const name of assigned) known.add(name);
  }
  if (found.length > 0) hidden.set(body, found);
  for (const statement of body) descend(statement, known);
}

/** Adds the names that a statement reads. @returns those it assigns */
function visit(statement: Statement, known: Set<string>): string[] {
  const read = (...all: readonly Expression[]) => {
    for (const each of all) addNames(each, known);
    return [];
  };
  switch (statement.kind) {
    case 'print':
      return read(statement.value);
    case 'for':
      return read(statement.of);
    case 'filtered':
      return read(statement.filter);
    case 'caller':
      return read(statement.call);
    case 'with':
      return read(...statement.values.map(([, value]) => value));
    case 'set':
      read(statement.value);
      return assigned(statement.target, known);
    case 'capture':
      return assigned(statement.target, known);
    case 'macro':
      return [statement.name];
    case 'if': {
      const bodies = [...statement.branches.map(([, body]) => body), statement.otherwise];
      read(...statement.branches.map(([test]) => test));
      return bodies.flatMap((body) => body.flatMap((each) => visit(each, known)));
    }
    default:
      return [];
  }
}

/** Names that a target assigns; a namespace is read. */
function assigned(target: Target, known: Set<string>): string[] {
  if (target.kind === 'variable') known.add(target.space);
  return target.kind === 'tuple' ? target.items.flatMap((each) => assigned(each, known)) : namesOf(target);
}

/** Goes into the bodies of a statement that have names of their own. */
function descend(statement: Statement, around: ReadonlySet<string>): void {
  switch (statement.kind) {
    case 'if':
      for (const body of [...statement.branches.map(([, each]) => each), statement.otherwise])
        for (const each of body) descend(each, around);
      return;
    case 'for':
      findHidden(statement.body, around, [...namesOf(statement.target), 'loop']);
      findHidden(statement.otherwise, around);
      return;
    case 'with':
      findHidden(
        statement.body,
        around,
        statement.values.flatMap(([target]) => namesOf(target)),
      );
      return;
    case 'capture':
    case 'filtered':
      findHidden(statement.body, around);
      return;
    case 'macro':
    case 'caller':
      findHidden(statement.body, around, parameterNames(statement.parameters));
  }
}

function parameterNames(parameters: Parameters): string[] {
  const names = new Set<string>();
  for (const [, otherwise] of parameters) if (otherwise) addNames(otherwise, names);
  return [...parameters.map(([name]) => name), ...names, ...macroNames];
}
