import { allow, spend } from '../python/budget.ts';
import { iterate } from '../python/iterating.ts';
import { str } from '../python/printing.ts';
import { EvaluationError, wrong } from '../python/problem.ts';
import { isTrue, Lazy, Native, textOf, typeOf, type Value } from '../python/values.ts';
import { call, evaluate, passed } from './evaluate.ts';
import { Loop } from './loop.ts';
import { macro } from './macro.ts';
import { noticed } from './missing.ts';
import { Scope } from './scope.ts';
import type { Body, Expression, Statement, Target } from './syntax.ts';

type Loops = Extract<Statement, { kind: 'for' }>;

/** What was printed so far. */
class Output {
  private readonly parts: string[] = [];
  private length = 0;
  private problem: EvaluationError | undefined;

  add(text: string): void {
    this.length = allow(this.length + text.length);
    this.parts.push(text);
  }
  /** Adds what a block comes to, which has to be a text; Python says so only when all is put together. */
  addBlock(value: Value, at: number): void {
    const text = textOf(value);
    if (text !== undefined) this.add(text);
    else
      this.problem ??= new EvaluationError('type', `the block gives no text but a ${typeOf(value)}`, { at });
  }

  text(): string {
    if (this.problem) throw this.problem;
    return this.parts.join('');
  }
}

/** What statements print. @throws {EvaluationError} */
export function render(body: Body, scope: Scope): string {
  const output = new Output();
  runAll(body, scope, output);
  return output.text();
}

function runAll(body: Body, scope: Scope, output: Output): void {
  for (const statement of body) {
    spend();
    try {
      run(statement, scope, output);
    } catch (error) {
      if (!(error instanceof EvaluationError) || error.at !== undefined) throw error;
      throw new EvaluationError(error.kind, error.message, { at: statement.at });
    }
  }
}

function run(statement: Statement, scope: Scope, output: Output): void {
  switch (statement.kind) {
    case 'text':
      output.add(statement.text);
      return;
    case 'print':
      output.add(str(noticed(evaluate(statement.value, scope), statement.value.at)));
      return;
    case 'if': {
      const branch = statement.branches.find(([test]) => isTrue(evaluate(test, scope)));
      runAll(branch ? branch[1] : statement.otherwise, scope, output);
      return;
    }
    case 'for':
      if (statement.recursive) output.add(recursion(statement, evaluate(statement.of, scope), scope, 1));
      else repeat(statement, noticed(evaluate(statement.of, scope), statement.of.at), scope, output);
      return;
    case 'set':
      assign(statement.target, evaluate(statement.value, scope), scope);
      return;
    case 'capture':
      assign(statement.target, filtered(statement.filter, statement.body, scope), scope);
      return;
    case 'with': {
      const inner = scope.within(statement.body);
      for (const [target, value] of statement.values) assign(target, evaluate(value, scope), inner);
      runAll(statement.body, inner, output);
      return;
    }
    case 'filtered':
      output.addBlock(filtered(statement.filter, statement.body, scope), statement.at);
      return;
    case 'macro': {
      const { name, parameters, body } = statement;
      scope.set(name, macro({ name, parameters, body }, scope, render));
      return;
    }
    case 'caller': {
      const { call: expression, parameters, body } = statement;
      if (expression.kind !== 'call') return;
      const caller = macro({ name: undefined, parameters, body }, scope, render);
      const value = (each: Expression) => evaluate(each, scope);
      const args = passed(expression.args, value, [['caller', caller]]);
      output.addBlock(call(value(expression.of), args), statement.at);
      return;
    }
  }
}

/** What a block prints, through its filters. */
function filtered(filter: Expression | undefined, body: Body, scope: Scope): Value {
  const inner = scope.within(body);
  const text = render(body, inner);
  return filter ? evaluate(filter, inner, text) : text;
}

/** What a loop prints that may call itself. @param depth how often it did, from 1 */
function recursion(statement: Loops, of: Value, scope: Scope, depth: number): string {
  const output = new Output();
  const again = (each: Value) => recursion(statement, each, scope, depth + 1);
  repeat(statement, of, scope, output, depth, again);
  return output.text();
}

/** Prints a loop. @param again renders it for other items */
function repeat(
  { test, target, body, otherwise }: Loops,
  of: Value,
  scope: Scope,
  output: Output,
  depth = 1,
  again?: (items: Value) => Value,
): void {
  const items = test ? new Lazy(matching(target, test, of, scope)) : of;
  const loop = new Loop(items, depth, again);
  let item = loop.next();
  if (item === undefined) runAll(otherwise, scope.within(otherwise), output);
  while (item !== undefined) {
    const inner = scope.within(body, new Map<string, Value>([['loop', loop.value]]));
    assign(target, item, inner);
    runAll(body, inner, output);
    item = loop.next();
  }
}

/** The items of a loop that its `if` keeps. */
function* matching(target: Target, test: Expression, of: Value, scope: Scope): Generator<Value, void> {
  for (const item of iterate(of)) {
    const inner = new Scope(scope);
    assign(target, item, inner);
    if (isTrue(evaluate(test, inner))) yield item;
  }
}

function assign(target: Target, value: Value, scope: Scope): void {
  if (target.kind === 'name') {
    scope.set(target.name, value);
    return;
  }
  if (target.kind === 'variable') {
    const space = scope.get(target.space);
    const variables =
      (space instanceof Native ? space.variables : undefined) ??
      wrong(`"${target.space}" is not a namespace. Make it one with namespace()`);
    variables.set(target.name, value);
    return;
  }
  const items: Value[] = [];
  for (const item of iterate(value)) if (items.push(item) > target.items.length) break;
  if (items.length !== target.items.length)
    wrong(`${target.items.length} names do not go with the items of this ${typeOf(value)}`);
  target.items.forEach((each, i) => {
    assign(each, items[i] as Value, scope);
  });
}
