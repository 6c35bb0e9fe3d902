import { spend } from './budget.ts';
import { isIterable, iterate, iterateAnyhow, lazily } from './iterating.ts';
import { EvaluationError, raise } from './problem.ts';
import { type Context, evaluate } from './run.ts';
import type { Scope } from './scope.ts';
import type { Expression, Loop, Target } from './syntax.ts';
import { Dict, ItemSet, isTrue, typeOf, type Value } from './values.ts';

type Comprehension = Extract<Expression, { kind: 'comprehension' }>;

/** What a comprehension makes. Its first list is looked up where the comprehension is written, the rest within it. */
export function comprehension(expression: Comprehension, scope: Scope, context: Context): Value {
  const { makes, item, value, loops } = expression;
  const [first] = loops;
  if (!first) return [];
  const walk = makes === 'set' ? iterateAnyhow : iterate;
  const start = placed(first, () => walk(evaluate(first.of, scope, context)));
  const inner = scope.within(loops.flatMap(({ target }) => namesOf(target)));
  const turns = () => turn(loops, 0, start, inner, context);
  if (makes === 'generator')
    return lazily(
      generated(turns(), () => evaluate(item, inner, context)),
      'generator',
    );
  if (makes === 'list') {
    const list: Value[] = [];
    for (const _ of turns()) list.push(evaluate(item, inner, context));
    return list;
  }
  if (makes === 'set') {
    const set = new ItemSet();
    for (const _ of turns()) set.add(evaluate(item, inner, context));
    return set;
  }
  const dict = new Dict();
  for (const _ of turns()) {
    const key = evaluate(item, inner, context);
    dict.set(key, value ? evaluate(value, inner, context) : null);
  }
  return dict;
}

function* generated(turns: Iterable<void>, item: () => Value): Generator<Value, void> {
  try {
    for (const _ of turns) yield item();
  } catch (error) {
    if (error instanceof EvaluationError && error.says === 'StopIteration')
      raise('RuntimeError: generator raised StopIteration');
    throw error;
  }
}

/** One turn after another of the loops from a place on; before each, their names are set. */
function* turn(
  loops: readonly Loop[],
  at: number,
  items: Iterable<Value>,
  scope: Scope,
  context: Context,
): Generator<void, void> {
  const loop = loops[at] as Loop;
  for (const item of items) {
    spend();
    placed(loop, () => assign(loop.target, item, scope));
    if (!loop.tests.every((test) => isTrue(evaluate(test, scope, context)))) continue;
    const next = loops[at + 1];
    if (!next) yield;
    else
      yield* turn(
        loops,
        at + 1,
        placed(next, () => iterate(evaluate(next.of, scope, context))),
        scope,
        context,
      );
  }
}

/** Tells the place of what fails in a loop itself. */
function placed<T>({ at }: Loop, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EvaluationError) || error.at !== undefined) throw error;
    throw new EvaluationError(error.kind, error.message, { at, says: error.says, hint: error.hint });
  }
}

function namesOf(target: Target): readonly string[] {
  return typeof target === 'string' ? [target] : target.flatMap(namesOf);
}

function assign(target: Target, value: Value, scope: Scope): void {
  if (typeof target === 'string') {
    scope.set(target, value);
    return;
  }
  if (!isIterable(value)) raise(`TypeError: cannot unpack non-iterable ${typeOf(value)} object`);
  const wanted = target.length;
  const items: Value[] = [];
  for (const item of iterate(value)) {
    if (items.length === wanted) raise(`ValueError: too many values to unpack (expected ${wanted})`);
    items.push(item);
  }
  if (items.length < wanted)
    raise(`ValueError: not enough values to unpack (expected ${wanted}, got ${items.length})`);
  for (const [i, each] of target.entries()) assign(each, items[i] as Value, scope);
}
