import { ownAttribute } from './attributes.ts';
import { raise, unsupported } from './problem.ts';
import { type Arguments, Dict, Native, Tuple, typeOf, type Value } from './values.ts';

/** Python's types by their names; those that can be called make values. */
const types = new Map<string, Native>();

/** A type. @param call makes a value of it */
export function defineType(name: string, call?: (args: Arguments) => Value): Native {
  const type = new Native('type', {
    print: () => `<class '${name}'>`,
    ...(call && { call }),
  });
  types.set(name, type);
  return type;
}

/** The type of a value. */
export function typeValue(value: Value): Native {
  const name = typeOf(value);
  return types.get(name) ?? defineType(name);
}

export function nameOfType(type: Native): string {
  return (type.print?.() ?? '').slice(8, -2);
}

/** Whether a value is of a type or of one of several. @throws {EvaluationError} for what is no type */
export function isOfType(value: Value, type: Value): boolean {
  const several = Array.isArray(type) ? undefined : (type as { items?: readonly Value[] } | null)?.items;
  if (typeOf(type) === 'tuple' && several) return several.some((each) => isOfType(value, each));
  if (!(type instanceof Native) || type.type !== 'type')
    return raise('TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union');
  const [name, own] = [nameOfType(type), typeOf(value)];
  return name === own || name === 'object' || (name === 'int' && own === 'bool');
}

/** Values of which a method is taken to call it with another one: `str.lower`. */
const examples: Readonly<Record<string, () => Value>> = {
  str: () => '',
  list: () => [],
  dict: () => new Dict(),
  tuple: () => new Tuple([]),
  int: () => 0n,
  bool: () => false,
  float: () => 0.5,
};

/** `type.name`: its name, or a method that takes its value first. */
export function typeAttribute(type: Native, name: string): Value | undefined {
  const owner = nameOfType(type);
  if (name === '__name__' || name === '__qualname__') return owner;
  if (/^__\w+__$/.test(name)) return unsupported(`the attribute ${name}`);
  const example = Object.hasOwn(examples, owner) ? examples[owner] : undefined;
  if (!example) return unsupported(`${owner}.${name}`);
  if (ownAttribute(example(), name) === undefined) return undefined;
  return new Native('method_descriptor', {
    call: ({ positional: [self, ...positional], named }) => {
      if (self === undefined) raise(`TypeError: unbound method ${owner}.${name}() needs an argument`);
      if (typeOf(self) !== owner)
        raise(
          `TypeError: descriptor '${name}' for '${owner}' objects doesn't apply to a '${typeOf(self)}' object`,
        );
      const method = ownAttribute(self, name) as Native;
      return method.call?.({ positional, named }) ?? null;
    },
  });
}
