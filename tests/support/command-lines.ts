import fc from 'fast-check';
import type { CommandFacts, OptionFacts } from '../../src/product/command-line/command-line.ts';
import { isGroup } from '../../src/product/command-line/is-group.ts';
import { type NameLists, typedNames } from '../../src/product/list-values.ts';

/**
 * Command lines of the model, good and bad: every form in which a flag is written, values that fit and do not,
 * misspelled commands, arguments too many and too few.
 */
export function commandLines(
  commands: readonly CommandFacts[],
  lists: NameLists,
): fc.Arbitrary<readonly string[]> {
  const last = commands.filter((command) => !isGroup(command, commands));
  return fc
    .constantFrom(...last)
    .chain((command) => {
      const pieces = fc.array(piece(command, lists), { maxLength: 4 }).map((all) => all.flat());
      const required = fc
        .constant(command.options.filter((option) => option.required))
        .chain((all) => fc.tuple(...all.map((option) => use(option, lists))).map((uses) => uses.flat()));
      const needed = fc.array(argument, {
        minLength: command.arguments.filter((each) => each.required).length,
        maxLength: command.arguments.length,
      });
      return fc.tuple(
        fc.constant(command.path.split(' ')),
        fc.oneof(
          { weight: 6, arbitrary: fc.tuple(needed, required).map((all) => all.flat()) },
          {
            weight: 1,
            arbitrary: fc.constant([]),
          },
        ),
        pieces,
        fc.constantFrom(...Array(20).fill(''), 'typo', 'outer', 'dashes', 'dashes'),
        fc.boolean(),
      );
    })
    .map(([path, needed, pieces, twist, isFirst]) => {
      const words = isFirst ? [...needed, ...pieces] : [...pieces, ...needed];
      if (twist === 'typo' && path.length > 1) return [...path.slice(0, -1), `${path.at(-1)}x`, ...words];
      if (twist === 'outer' && path.length > 2)
        return [...path.slice(0, 2), '--headless', ...path.slice(2), ...words];
      if (twist === 'dashes') return [...path, ...words, '--', '-text'];
      return [...path, ...words];
    })
    .filter(isSame);
}

/** Versions of argparse do not agree on what is before and after two dashes alone. */
function isSame(words: readonly string[]): boolean {
  const at = words.indexOf('--');
  return at < 0 || !words.slice(0, at).some((word) => word.startsWith('-'));
}

const argument = fc.constantFrom(
  'scope.yml',
  'a text',
  '-5',
  'out',
  '-',
  'http',
  'langhub',
  'upgrade',
  'x=y',
  '',
);
const strange = fc.constantFrom('--zzz', '-z', '--zzz=1', '-5', '--no', '--m', '-1e5', '-.5');

function piece(command: CommandFacts, lists: NameLists): fc.Arbitrary<string[]> {
  const options = command.options.map((option) => use(option, lists));
  return fc.oneof(
    ...(options.length > 0 ? [{ weight: 30, arbitrary: fc.oneof(...options) }] : []),
    { weight: 1, arbitrary: argument.map((word) => [word]) },
    { weight: 1, arbitrary: strange.map((word) => [word]) },
  );
}

/** A flag with a value, in one of the forms in which it can be written. */
function use(option: OptionFacts, lists: NameLists): fc.Arbitrary<string[]> {
  const { name, short, type, many } = option;
  const flag = fc.oneof(
    { weight: 20, arbitrary: fc.constant(name) },
    { weight: 2, arbitrary: fc.integer({ min: 3, max: name.length }).map((end) => name.slice(0, end)) },
    ...(short ? [{ weight: 4, arbitrary: fc.constant(short) }] : []),
  );
  if (type === 'switch')
    return fc
      .tuple(flag, fc.constantFrom(...Array(16).fill(''), '=true', 'v', 'x'))
      .map(([written, more]) => [written + more]);
  return fc
    .tuple(
      flag,
      value(option, lists),
      fc.constantFrom(...Array(10).fill('apart'), 'equals', 'equals', 'joined', 'joined', 'none'),
      value(option, lists),
    )
    .map(([written, first, form, second]) => {
      if (form === 'equals') return [`${written}=${first}`];
      if (form === 'joined' && written === short) return [written + first];
      if (form === 'none') return [written];
      return many ? [written, first, second] : [written, first];
    });
}

function value(
  { type, choices, choicesFrom, default: standard }: OptionFacts,
  lists: NameLists,
): fc.Arbitrary<string> {
  const texts = fc.constantFrom(
    'x',
    'a b',
    'https://a/?b=c',
    '-',
    '-5',
    '--x y',
    '',
    'toxicity',
    '-x',
    'keyword=y',
  );
  const numbers = fc.constantFrom(
    '3',
    '-2',
    '+4',
    '1_000',
    ' 7 ',
    '0.5',
    '.5',
    '5.',
    '1e3',
    '1e-3',
    'inf',
    'nan',
    'ten',
    '1,5',
    '0x10',
    '1__0',
  );
  const known =
    choices.length > 0
      ? choices.map(String)
      : choicesFrom && choicesFrom !== 'plugins' && choicesFrom !== 'frameworks'
        ? typedNames(lists, choicesFrom)
        : [];
  const good = [...known, ...(standard === undefined ? [] : [String(standard)])];
  const fits = good.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...good) }] : [];
  const other = type === 'integer' || type === 'number' ? numbers : texts;
  return fc.oneof(...fits, { weight: 3, arbitrary: other });
}
