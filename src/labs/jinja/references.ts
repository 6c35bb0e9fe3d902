import { namesOf } from './statements.ts';
import type { Body, Expression, Parameters, Statement } from './syntax.ts';

/** Names that a macro has without being told. */
export const macroNames: readonly string[] = ['caller', 'kwargs', 'varargs'];

/** Names that statements read and do not assign themselves before, each once; those of macros count, too. */
export function namesRead(body: Body): Set<string> {
  return namesFound(body).names;
}

/** What is found in a template. */
export interface Found {
  readonly names: Set<string>;
  /** Those of them that a template asks for, or has something else for, before it uses them. */
  readonly optional: Set<string>;
}

/** As `namesRead`, with those that need not be set. */
export function namesFound(body: Body): Found {
  const found = { names: new Set<string>(), optional: new Set<string>() };
  readBody(body, new Set(), found);
  return found;
}

/** Adds all names in an expression. */
export function addNames(expression: Expression, names: Set<string>): void {
  if (expression.kind === 'name') names.add(expression.name);
  forEachPart(expression, (each) => addNames(each, names));
}

type Names = Set<string>;

/** @param known names that were assigned; what a statement assigns is added */
function readBody(body: Body, known: Names, found: Found): void {
  for (const statement of body) readStatement(statement, known, found);
}

function readStatement(statement: Statement, known: Names, found: Found): void {
  const value = (each: Expression | undefined) => each && readExpression(each, known, found);
  const inner = (body: Body, ...names: readonly string[]) =>
    readBody(body, new Set([...known, ...names]), found);
  switch (statement.kind) {
    case 'text':
      return;
    case 'print':
      value(statement.value);
      return;
    case 'if':
      for (const [test, body] of statement.branches) {
        addOptional(test, found);
        value(test);
        readBody(body, known, found);
      }
      readBody(statement.otherwise, known, found);
      return;
    case 'for': {
      value(statement.of);
      const names = namesOf(statement.target);
      if (statement.test) readExpression(statement.test, new Set([...known, ...names]), found);
      inner(statement.body, ...names, 'loop');
      inner(statement.otherwise);
      return;
    }
    case 'set':
    case 'capture':
      if (statement.kind === 'set') value(statement.value);
      else {
        inner(statement.body);
        value(statement.filter);
      }
      for (const name of namesOf(statement.target)) known.add(name);
      return;
    case 'with':
      for (const [, each] of statement.values) value(each);
      inner(statement.body, ...statement.values.flatMap(([target]) => namesOf(target)));
      return;
    case 'filtered':
      inner(statement.body);
      value(statement.filter);
      return;
    case 'macro':
    case 'caller':
      if (statement.kind === 'macro') known.add(statement.name);
      else value(statement.call);
      readMacro(statement.parameters, statement.body, known, found);
      return;
  }
}

function readMacro(parameters: Parameters, body: Body, known: Names, found: Found): void {
  const inside = new Set([...known, ...parameters.map(([name]) => name)]);
  for (const [, otherwise] of parameters) if (otherwise) readExpression(otherwise, inside, found);
  readBody(body, inside, found);
}

function readExpression(expression: Expression, known: Names, found: Found): void {
  if (expression.kind === 'name' && !known.has(expression.name)) found.names.add(expression.name);
  const { kind } = expression;
  if (kind === 'if') addOptional(expression.test, found);
  else if (kind === 'or' || kind === 'and') addOptional(expression.left, found);
  else if ((kind === 'filter' || kind === 'test') && asking.includes(expression.name))
    addOptional(expression.of, found);
  forEachPart(expression, (each) => readExpression(each, known, found));
}

/** Filters and tests for what may be missing. */
const asking = ['default', 'd', 'defined', 'undefined'];

/** A name whose value is asked for, as `a` in `a or 1`. */
function addOptional(asked: Expression | undefined, found: Found): void {
  if (asked?.kind === 'name') found.optional.add(asked.name);
  else if (asked?.kind === 'not') addOptional(asked.of, found);
}

/** Without lists of them: a template has thousands of expressions. */
function forEachPart(expression: Expression, take: (part: Expression) => void): void {
  const maybe = (part: Expression | undefined) => part && take(part);
  switch (expression.kind) {
    case 'list':
    case 'tuple':
    case 'concat':
      expression.items.forEach(take);
      return;
    case 'dict':
      expression.pairs.flat().forEach(take);
      return;
    case 'item':
      take(expression.of);
      take(expression.key);
      return;
    case 'slice':
      expression.limits.forEach(maybe);
      return;
    case 'call':
    case 'filter':
    case 'test': {
      const { positional, named, list, dict } = expression.args;
      maybe(expression.of);
      positional.forEach(take);
      for (const [, value] of named) take(value);
      maybe(list);
      maybe(dict);
      return;
    }
    case 'attribute':
    case 'not':
    case 'negative':
    case 'positive':
      take(expression.of);
      return;
    case 'and':
    case 'or':
    case 'binary':
      take(expression.left);
      take(expression.right);
      return;
    case 'compare':
      take(expression.first);
      for (const [, each] of expression.rest) take(each);
      return;
    case 'if':
      take(expression.test);
      take(expression.chosen);
      maybe(expression.otherwise);
  }
}
