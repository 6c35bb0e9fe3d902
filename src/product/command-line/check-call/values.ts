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
  const otherCase = inOtherCase(word, item, product);
  if (otherCase) return otherCase;
  if (isPlaceholder(word, item)) return undefined;
  const type = 'type' in item ? item.type : 'text';
  if (type === 'integer' && !whole.test(text))
    return [`${name} takes a whole number, not "${text}"`, 'Write one', { word, exit: parserExit }];
  if (type === 'number' && !number.test(text))
    return [`${name} takes a number, not "${text}"`, 'Write one', { word, exit: parserExit }];
  const choices = item.choices.map(String);
  if (choices.length > 0) return choices.includes(text) ? undefined : notAmong(item, word, choices, product);
  if (!choicesFrom) return undefined;
  if (choicesFrom === 'plugins' || choicesFrom === 'frameworks')
    return expressionProblem(name, word, choicesFrom, product);
  const { current, retired } = listNames(product, choicesFrom);
  const key = choicesFrom === 'datasets' ? text.toLowerCase() : text;
  if (current.has(key)) return undefined;
  const today = retired.get(key);
  if (today)
    return [
      `${name} ${text} is the spelling of an older version`,
      `Write ${today}`,
      { word, instead: today, ...exitOf(item, text, product) },
    ];
  return notAmong(item, word, [...current.keys()], product);
}

/** `IBM38` in place of `ibm38`, which looks like a placeholder: names of agents and evaluators count letter by letter. */
function inOtherCase(
  { text, ...word }: Word,
  { name, choicesFrom }: Item,
  product: NameLists,
): ValueProblem | undefined {
  if (choicesFrom !== 'evaluators' && choicesFrom !== 'providers') return undefined;
  const { current } = listNames(product, choicesFrom);
  const small = text.toLowerCase();
  if (current.has(text) || !current.has(small)) return undefined;
  return [
    `"${text}" is not a value of ${name}, whose letter case counts`,
    `Write ${small}`,
    { word: { text, ...word }, instead: small, exit: parserExit },
  ];
}

/** Whether an option takes a value, as far as a list says which it takes. */
export function isListed({ text }: Word, { choices, choicesFrom }: Item, product: NameLists): boolean {
  if (choices.length > 0) return choices.some((choice) => `${choice}` === text);
  if (!choicesFrom || choicesFrom === 'plugins' || choicesFrom === 'frameworks') return true;
  return canonicalName(product, choicesFrom, text) !== undefined;
}

function notAmong(item: Item, word: Word, known: readonly string[], product: NameLists): ValueProblem {
  const exit = exitOf(item, word.text, product);
  const problem = `"${word.text}" is not a value of ${item.name}`;
  // The only value is what holds without the flag.
  if (item.name.startsWith('--') && known.length === 1 && known[0] === String(item.default))
    return [problem, `Remove ${item.name}: it is always ${known[0]}`, { word, ...exit, drop: item.name }];
  const near = nearestWord(word.text, known);
  return [
    problem,
    near ? `Perhaps ${near} is meant` : `Known: ${known.join(', ')}`,
    { word, ...exit, ...(near === undefined ? {} : { instead: near }) },
  ];
}

/** The code of a value that is not allowed: the parser's, unless it leaves the value to somebody else. */
function exitOf({ otherValue }: Item, text: string, product: NameLists): Pick<MistakeDetail, 'exit'> {
  if (!otherValue) return { exit: parserExit };
  const { only } = otherValue;
  const agents = () => [
    ...listNames(product, 'providers').current.keys(),
    ...(product.providers.unsupported?.names ?? []),
  ];
  if (only && !(only === 'agents' ? agents() : only).includes(text)) return { exit: parserExit };
  return otherValue.exit === undefined ? {} : { exit: otherValue.exit };
}

/** An expression that Python's `re` surely cannot read ends the command; one that matches nothing does not. */
function expressionProblem(
  name: string,
  word: Word,
  list: 'plugins' | 'frameworks',
  product: NameLists,
): ValueProblem | undefined {
  if (matchesExpression(product, list, word.text)) return undefined;
  if (!/^[*+?)]|\([^)]*$|\[[^\]]*$/.test(word.text)) return nothingSelected(name, word, product);
  return [
    `${name} ${word.text} is not a regular expression`,
    'Correct it, or put \\ before a bracket that is meant as one',
    { word, exit: 1 },
  ];
}

/** Ids with hyphens select nothing, so a word of the title is what to write. */
function frameworkFix({ frameworks }: NameLists): string {
  const titles = frameworks.filter(({ selects }) => selects > 0).map(({ title }) => title);
  return `Write a word of a title: ${titles.join(', ')}`;
}

function nothingSelected(name: string, word: Word, product: NameLists): ValueProblem {
  const near = nearestWord(
    word.text,
    product.plugins.plugins.map(({ id }) => id),
  );
  const isNear = name === '--plugin' && near !== undefined;
  return [
    `${name} ${word.text} selects nothing: no id, keyword or expression matches, so nothing is tested`,
    isNear ? `Perhaps ${near} is meant` : name === '--framework' ? frameworkFix(product) : 'Correct it',
    { word, exit: 0, ...(isNear ? { instead: near } : {}) },
  ];
}
