import { nearestWord } from '../../../src/base/nearest.ts';
import type { Argument, Option } from '../../../src/product/command-line/command-line.ts';
import type { Word } from '../../../src/product/command-line/read-call.ts';
import { listNames, matchesExpression } from '../../../src/product/list-values.ts';
import type { Product } from '../../../src/product/product.ts';
import { placeholder } from '../../source/shell-commands.ts';

/** What is wrong with a value, and how to fix it. */
export type ValueProblem = readonly [problem: string, fix: string];

/**
 * Whether a value is unknown: a variable, `<NAME>`, or the placeholder of a synopsis such as `FILE`.
 * Names in capitals count as placeholders, except where real values are in capitals too.
 */
export function isPlaceholder(word: Word, item: Argument | Option): boolean {
  const { text, open } = word;
  const own = 'value' in item ? item.value : item.name;
  if (open || text === placeholder || text === own) return true;
  const capitals =
    item.choicesFrom === 'datasets' ||
    item.choicesFrom === 'frameworks' ||
    item.choices.some((choice) => /^[A-Z]/.test(`${choice}`));
  return !capitals && /^[A-Z][A-Z0-9_]*$/.test(text);
}

/**
 * Compares a value with what the model allows: type, choices, names of its list.
 * @returns undefined for a good value and for a placeholder
 */
export function valueProblem(
  word: Word,
  item: Argument | Option,
  product: Product,
): ValueProblem | undefined {
  const { text } = word;
  const { name, choicesFrom } = item;
  if (isPlaceholder(word, item)) return undefined;
  const type = 'type' in item ? item.type : 'text';
  if (type === 'integer' && !/^-?\d+$/.test(text))
    return [`${name} takes a whole number, not "${text}"`, 'Write one'];
  if (type === 'number' && !/^-?\d*\.?\d+(e-?\d+)?$/i.test(text))
    return [`${name} takes a number, not "${text}"`, 'Write one'];
  const choices = item.choices.map(String);
  if (choices.length > 0) return choices.includes(text) ? undefined : notAmong(name, text, choices);
  if (!choicesFrom) return undefined;
  if (choicesFrom === 'plugins' || choicesFrom === 'frameworks')
    return matchesExpression(product, choicesFrom, text) ? undefined : nothingSelected(name, text, product);
  const { current, retired } = listNames(product, choicesFrom);
  const key = choicesFrom === 'datasets' ? text.toLowerCase() : text;
  if (current.has(key)) return undefined;
  const today = retired.get(key);
  if (today) return [`${name} ${text} is the spelling of an older version`, `Write ${today}`];
  return notAmong(name, text, [...current.keys()]);
}

function notAmong(name: string, value: string, known: readonly string[]): ValueProblem {
  const near = nearestWord(value, known);
  return [
    `"${value}" is not a value of ${name}`,
    near ? `Perhaps ${near} is meant` : `Known: ${known.join(', ')}`,
  ];
}

function nothingSelected(name: string, value: string, product: Product): ValueProblem {
  const near = nearestWord(
    value,
    product.plugins.plugins.map(({ id }) => id),
  );
  const fix = name === '--plugin' && near ? `Perhaps ${near} is meant` : 'Correct it';
  return [`${name} ${value} selects nothing: no id and no keyword or expression that matches one`, fix];
}
