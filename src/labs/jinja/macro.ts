import { repr } from '../python/printing.ts';
import { fail, wrong } from '../python/problem.ts';
import { type Arguments, Dict, Native, Tuple, Undefined, type Value } from '../python/values.ts';
import { evaluate } from './evaluate.ts';
import { namesRead } from './references.ts';
import type { Scope } from './scope.ts';
import type { Body, Parameters } from './syntax.ts';

interface MacroParts {
  /** Undefined for the block of a `call`. */
  readonly name: string | undefined;
  readonly parameters: Parameters;
  readonly body: Body;
}

/** A macro: what its body prints for the values it is called with. */
export function macro(parts: MacroParts, scope: Scope, render: (body: Body, scope: Scope) => string): Native {
  const { name, parameters, body } = parts;
  const names = parameters.map(([each]) => each);
  const read = namesRead(body);
  const special = (each: string) => read.has(each) && !names.includes(each);
  const takes = { caller: read.has('caller'), kwargs: special('kwargs'), varargs: special('varargs') };
  const at = names.indexOf('caller');
  if (takes.caller && at >= 0 && !parameters[at]?.[1])
    fail('syntax', 'a parameter that is called "caller" needs a value');
  const attributes = new Map<string, Value>([
    ['name', name ?? null],
    ['arguments', new Tuple(names)],
    ['catch_kwargs', takes.kwargs],
    ['catch_varargs', takes.varargs],
    ['caller', takes.caller],
  ]);
  return new Native('Macro', {
    attribute: (each) => attributes.get(each),
    print: () => `<Macro ${name === undefined ? 'anonymous' : repr(name)}>`,
    call: (args) => {
      const inner = scope.within(body);
      receive(parts, args, takes, inner);
      return render(body, inner);
    },
  });
}

function receive(
  { name = 'caller', parameters }: MacroParts,
  { positional, named }: Arguments,
  takes: { readonly caller: boolean; readonly kwargs: boolean; readonly varargs: boolean },
  scope: Scope,
): void {
  const rest = new Map(named);
  const names = parameters.map(([each]) => each);
  const values = names.map((each, i) => {
    if (i < positional.length) return positional[i];
    const value = rest.get(each);
    rest.delete(each);
    return value;
  });
  if (takes.caller && !names.includes('caller')) {
    const caller = rest.get('caller');
    rest.delete('caller');
    scope.set('caller', caller ?? new Undefined('nothing calls this macro with a block'));
  }
  if (takes.kwargs) {
    const dict = new Dict();
    for (const [key, value] of rest) dict.set(key, value);
    scope.set('kwargs', dict);
  } else if (rest.size > 0) wrong(`the macro ${name} has no parameter ${[...rest.keys()][0]}`);
  if (takes.varargs) scope.set('varargs', new Tuple(positional.slice(names.length)));
  else if (positional.length > names.length)
    wrong(`the macro ${name} takes ${names.length} values, not ${positional.length}`);
  // All at first: a default sees what was passed behind it.
  values.forEach((value, i) => {
    if (value !== undefined) scope.set(names[i] ?? '', value);
  });
  parameters.forEach(([each, otherwise], i) => {
    if (values[i] !== undefined) return;
    scope.set(
      each,
      otherwise ? evaluate(otherwise, scope) : new Undefined(`"${each}" was not passed to the macro ${name}`),
    );
  });
}
