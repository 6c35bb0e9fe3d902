import type { Argument, Command } from '../../src/product/command-line/command-line.ts';
import type { Product } from '../../src/product/product.ts';
import { Comparer, type Comparison } from './difference.ts';
import type { Facts, RealParameter } from './facts.ts';

/** Commands, their flags and positional arguments, against the two parsers of the package. */
export function compareCommandLine(
  { 'command-line': commands }: Product,
  { commands: theirs }: Facts,
): Comparison {
  const comparer = new Comparer('command-line');
  const real = new Map(theirs.map((command) => [command.path, command]));
  comparer.sets('', commands.flatMap(pathsOf), real.keys());
  for (const command of commands) {
    comparer.explain(command.path, command.differs);
    const found = real.get(command.path);
    if (found) compareCommand(comparer, command, found);
  }
  return comparer.done();
}

/** A command, and the words below it that are commands of their own for the parser: `version upgrade`. */
function pathsOf({ path, arguments: words }: Command): string[] {
  return [path, ...words.filter(isWord).flatMap(({ choices }) => choices.map((word) => `${path} ${word}`))];
}

/** An optional word without a default: DTX has a subcommand for it. */
function isWord({ required, choices, default: value }: Argument): boolean {
  return !required && choices.length > 0 && value === undefined;
}

function compareCommand(comparer: Comparer, command: Command, found: Facts['commands'][number]): void {
  const { path } = command;
  const byName = new Map(found.options.flatMap((option) => option.names.map((name) => [name, option])));
  comparer.sets(
    `${path} `,
    command.options.flatMap(({ name, short }) => (short ? [name, short] : [name])),
    byName.keys(),
  );
  comparer.same(
    path,
    'arguments',
    command.arguments
      .filter((each) => !isWord(each))
      .map(({ name, required }) => `${name}${required ? '' : '?'}`),
    found.arguments.map(({ dest, nargs }) => `${dest.toUpperCase()}${nargs === '?' ? '?' : ''}`),
  );
  for (const option of command.options) {
    comparer.explain(`${path} ${option.name}`, option.differs);
    const real = byName.get(option.name);
    if (!real) continue;
    const entry = `${path} ${option.name}`;
    comparer.same(entry, 'takes a value', option.type !== 'switch', !isSwitch(real));
    comparer.same(entry, 'required', option.required, real.required);
    comparer.same(entry, 'several values', option.many, real.nargs === '*' || real.nargs === '+');
    comparer.same(entry, 'repeatable', option.repeatable, real.kind === 'Append');
    comparer.same(entry, 'default', option.default ?? null, typedDefault(real));
    if (option.type === 'integer' || option.type === 'number')
      comparer.same(
        entry,
        'type',
        option.type,
        { int: 'integer', float: 'number' }[real.type ?? ''] ?? 'text',
      );
    else comparer.holds(entry, real.type !== 'int' && real.type !== 'float', `type: DTX reads ${real.type}`);
    // A list that the parser does not know is checked elsewhere: by the list's own comparison, or by a scenario.
    if (real.choices !== null && option.choicesFrom === undefined)
      comparer.same(entry, 'choices', option.choices, real.choices);
  }
}

function isSwitch({ kind }: RealParameter): boolean {
  return kind === 'StoreTrue' || kind === 'StoreFalse';
}

/** What a reader would have to type to get the default: an empty list, an empty text or a switch is nothing typed. */
function typedDefault(real: RealParameter): unknown {
  const { default: value } = real;
  if (isSwitch(real) || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  return value;
}
