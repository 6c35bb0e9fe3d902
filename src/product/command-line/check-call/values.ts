import { nearestWord } from '../../../base/nearest.ts';
import { canonicalName, listNames, matchesExpression, type NameLists } from '../../list-values.ts';
import type { ArgumentFacts, OptionFacts } from '../command-line.ts';
import { placeholder } from '../placeholder.ts';
import { type MistakeDetail, parserExit, type Word } from '../read-call.ts';

/** What is wrong with a value, and how to fix it. */
export type ValueProblem = readonly [problem: string, fix: string, detail: MistakeDetail];

type Item = ArgumentFacts | OptionFacts;

/**
 * Whether a value is unknown: a variable, `<NAME>`, or the placeholder of a synopsis such as `FILE`.
 * Names in capitals count as placeholders, except where real values are in capitals too.
 */
export function isPlaceholder(word: Word, item: Item): boolean {
  const { text, open } = word;
  const own = 'value' in item ? item.value : item.name;
  if (open || text === placeholder || text === own || /^<[A-Za-z][\w-]*>$/.test(text)) return true;
  const capitals =
    item.choicesFrom === 'datasets' ||
    item.choicesFrom === 'frameworks' ||
    item.choices.some((choice) => /^[A-Z]/.test(`${choice}`));
  return !capitals && /^[A-Z][A-Z0-9_]*$/.test(text);
}

/** What Python's `int` and `float` read. */
const digits = '\\d+(?:_\\d+)*';
const whole = new RegExp(`^\\s*[+-]?${digits}\\s*$`);
const number = new RegExp(
  `^\\s*[+-]?(?:(?:${digits}(?:\\.(?:${digits})?)?|\\.${digits})(?:e[+-]?${digits})?|inf(?:inity)?|nan)\\s*$`,
  'i',
);

/**
 * Compares a value with what the model allows: type, choices, names of its list.
 * @returns undefined for a good value and for a placeholder
 */
export function valueProblem(word: Word, item: Item, product: NameLists): ValueProblem | undefined {
  const { text } = word;
  const { name, choicesFrom } = item;
  if (isPlaceholder(word, item)) return undefined;
  const type = 'type' in item ? item.type : 'text';
  if (type === 'integer' && !whole.test(text))
    return [`${name} takes a whole number, not "${text}"`, 'Write one', { word, exit: parserExit }];
  if (type === 'number' && !number.test(text))
    return [`${name} takes a number, not "${text}"`, 'Write one', { word, exit: parserExit }];
  const choices = item.choices.map(String);
  if (choices.length > 0) return choices.includes(text) ? undefined : notAmong(item, word, choices);
  if (!choicesFrom) return undefined;
  if (choicesFrom === 'plugins' || choicesFrom === 'frameworks')
    return matchesExpression(product, choicesFrom, text) ? undefined : nothingSelected(name, word, product);
  const { current, retired } = listNames(product, choicesFrom);
  const key = choicesFrom === 'datasets' ? text.toLowerCase() : text;
  if (current.has(key)) return undefined;
  const today = retired.get(key);
  if (today)
    return [
      `${name} ${text} is the spelling of an older version`,
      `Write ${today}`,
      { word, instead: today, ...exitOf(item) },
    ];
  return notAmong(item, word, [...current.keys()]);
}

/** Whether an option takes a value, as far as a list says which it takes. */
export function isListed({ text }: Word, { choices, choicesFrom }: Item, product: NameLists): boolean {
  if (choices.length > 0) return choices.some((choice) => `${choice}` === text);
  if (!choicesFrom || choicesFrom === 'plugins' || choicesFrom === 'frameworks') return true;
  return canonicalName(product, choicesFrom, text) !== undefined;
}

function notAmong(item: Item, word: Word, known: readonly string[]): ValueProblem {
  const problem = `"${word.text}" is not a value of ${item.name}`;
  // The only value is what holds without the flag.
  if (item.name.startsWith('--') && known.length === 1 && known[0] === String(item.default))
    return [
      problem,
      `Remove ${item.name}: it is always ${known[0]}`,
      { word, ...exitOf(item), drop: item.name },
    ];
  const near = nearestWord(word.text, known);
  return [
    problem,
    near ? `Perhaps ${near} is meant` : `Known: ${known.join(', ')}`,
    { word, ...exitOf(item), ...(near === undefined ? {} : { instead: near }) },
  ];
}

/** The code of a value that is not allowed: the parser's, unless it leaves the value to somebody else. */
function exitOf({ otherValue }: Item): Pick<MistakeDetail, 'exit'> {
  if (!otherValue) return { exit: parserExit };
  return otherValue.exit === undefined ? {} : { exit: otherValue.exit };
}

function nothingSelected(name: string, word: Word, product: NameLists): ValueProblem {
  const near = nearestWord(
    word.text,
    product.plugins.plugins.map(({ id }) => id),
  );
  const isNear = name === '--plugin' && near !== undefined;
  return [
    `${name} ${word.text} selects nothing: no id and no keyword or expression that matches one`,
    isNear ? `Perhaps ${near} is meant` : 'Correct it',
    { word, ...(isNear ? { instead: near } : {}) },
  ];
}
