import type { NameLists } from '../../list-values.ts';
import type { Call, Fail, GivenOption } from '../read-call.ts';
import { holds, sentence, withoutEffect } from './rules.ts';
import { isPlaceholder } from './values.ts';

/** Reports numbers that the parser reads and the command cannot use as they were meant. */
export function checkNumbers(call: Call, product: NameLists, fail: Fail): void {
  const given = [...call.given.values(), ...call.meant].filter(({ option }) => option.tooSmall.length > 0);
  if (given.length === 0) return;
  const idle = withoutEffect(call, product);
  for (const each of given) if (!idle.has(each.option.name)) checkNumber(each, call, product, fail);
}

/** Of a flag that is given twice the last number counts. */
function checkNumber({ option, values }: GivenOption, call: Call, product: NameLists, fail: Fail): void {
  const word = values.at(-1);
  if (!word || isPlaceholder(word, option)) return;
  const number = Number(word.text.replaceAll('_', ''));
  const found = option.tooSmall.find(
    ({ below, when }) => number < below && (!when || holds(when, call, product) === true),
  );
  if (!found) return;
  const { effect, exit, isAllowed } = found;
  const least = Math.max(...option.tooSmall.map(({ below }) => below));
  fail(
    word.line,
    `${option.name} ${word.text.trim()}: ${sentence(effect)}`,
    `Write ${least} or more${isAllowed ? ', unless that is meant' : ''}`,
    { word, ...(exit === undefined ? {} : { exit }), ...(isAllowed ? { isHarmless: true } : {}) },
  );
}
