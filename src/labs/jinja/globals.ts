import { bind, integer, text } from '../python/arguments.ts';
import { fill } from '../python/container-methods.ts';
import { repr } from '../python/printing.ts';
import { unsupported, wrong } from '../python/problem.ts';
import { type Arguments, Dict, Native, Range, type Value } from '../python/values.ts';

/** Functions that every template has, unless a variable of the same name hides them. */
export const globals: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['range', callable(range)],
  ['dict', callable((args) => fill(new Dict(), 'dict', args))],
  ['namespace', callable(namespace)],
  ['cycler', callable(cycler)],
  ['joiner', callable(joiner)],
  ['lipsum', callable(() => unsupported('lipsum, whose text differs each time'))],
]);

function callable(call: (args: Arguments) => Value): Native {
  return new Native('type', { call });
}

function range({ positional, named }: Arguments): Range {
  if (named.size > 0 || positional.length < 1 || positional.length > 3)
    wrong('range takes one to three numbers');
  const [first = 0n, second = 0n, step = 1n] = positional.map((each) => integer(each));
  if (step === 0n) wrong('the step of range cannot be 0');
  return positional.length === 1 ? new Range(0n, first, 1n) : new Range(first, second, step);
}

/** Variables that a template can set from within its loops. */
function namespace(args: Arguments): Native {
  const dict = fill(new Dict(), 'namespace', args);
  const variables = new Map<string, Value>();
  for (const [key, value] of dict.entries.values()) variables.set(text(key), value);
  return new Native('Namespace', {
    variables,
    attribute: (name) => variables.get(name),
    print: () =>
      `<Namespace {${[...variables].map(([key, value]) => `${repr(key)}: ${repr(value)}`).join(', ')}}>`,
  });
}

function cycler({ positional, named }: Arguments): Native {
  if (positional.length === 0 || named.size > 0) wrong('cycler needs items');
  let at = 0;
  const current = () => positional[at % positional.length] ?? null;
  const next = () => {
    const item = current();
    at++;
    return item;
  };
  const reset = () => {
    at = 0;
    return null;
  };
  return new Native('Cycler', {
    attribute: (name) => {
      if (name === 'current') return current();
      if (name === 'next') return new Native('method', { call: next });
      return name === 'reset' ? new Native('method', { call: reset }) : undefined;
    },
  });
}

function joiner(args: Arguments): Native {
  const [separator = ', '] = bind('joiner', 'sep?', args);
  let used = false;
  return new Native('Joiner', {
    call: (given) => {
      bind('the joiner', '', given);
      if (used) return separator;
      used = true;
      return '';
    },
  });
}
