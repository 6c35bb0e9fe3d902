import { checkCall } from '../../product/command-line/check-call/check-call.ts';
import type { Call, MistakeDetail, Word } from '../../product/command-line/read-call.ts';
import type { PlacedWord } from '../../product/command-line/shell-words.ts';
import { listNames } from '../../product/list-values.ts';
import { applyEdits, type Edit, endOf, removal } from './edits.ts';
import type { CommandLabFacts } from './facts.ts';
import type { Mistake } from './mistakes.ts';
import { quote, type Shell } from './quote.ts';
import { readText } from './read-text.ts';

/** Corrections can show further mistakes: a misspelled command hides its flags. */
const rounds = 4;

/** Calls of a text that are explained and corrected. */
export const mostCalls = 20;

/** A text in which all that can be corrected is; the text itself when there is nothing to correct. */
export function correctText(text: string, facts: CommandLabFacts): string {
  let corrected = text;
  for (let round = 0; round < rounds; round++) {
    const { shell, calls } = readText(corrected, facts['command-line']);
    const edits = calls.slice(0, mostCalls).flatMap(({ words }) => {
      const mistakes: Mistake[] = [];
      const call = checkCall(words, facts, false, (line, problem, fix, detail = {}) => {
        mistakes.push({ line, problem, fix, detail });
      });
      return correctionsOf(corrected, call, mistakes, facts, shell);
    });
    if (edits.length === 0) break;
    corrected = applyEdits(corrected, edits);
  }
  return corrected;
}

function correctionsOf(
  text: string,
  call: Call | undefined,
  mistakes: readonly Mistake[],
  facts: CommandLabFacts,
  shell: Shell,
): Edit[] {
  const dropped = new Set(mistakes.flatMap(({ detail }) => detail.drop ?? []));
  const edits = mistakes.flatMap(
    ({ detail }) => replacement(detail, shell) ?? agentFlag(detail, call, facts),
  );
  if (!call) return edits;
  const removed = [...call.outer, ...call.given.values()].flatMap(({ option, uses }) => {
    // Of a flag that is given twice the last one counts.
    const away = dropped.has(option.name) ? uses : option.repeatable ? [] : uses.slice(0, -1);
    return away.flatMap(({ flag, values, isAttached }) =>
      removal(text, [flag, ...(isAttached ? [] : values)] as PlacedWord[]),
    );
  });
  return [...removed, ...edits, ...movedArguments(text, call)];
}

function replacement({ word, instead, isName }: MistakeDetail, shell: Shell): Edit[] | undefined {
  if (!word || instead === undefined) return undefined;
  const placed = word as PlacedWord;
  const at = placed.raw.indexOf('=');
  if (isName)
    return [{ start: placed.start, end: at < 0 ? endOf(placed) : placed.start + at, text: instead }];
  // The value of `--flag=value`.
  const isAttached =
    at > 0 && placed.raw.startsWith('-') && !placed.text.startsWith('-') && instead[0] !== '-';
  return [
    {
      start: isAttached ? placed.start + at + 1 : placed.start,
      end: endOf(placed),
      text: quote(instead, shell),
    },
  ];
}

/** Older examples name the agent without a flag: `dtx redteam run echo`. */
function agentFlag({ word, exit }: MistakeDetail, call: Call | undefined, facts: CommandLabFacts): Edit[] {
  if (!word || exit === undefined || !call || !isSpareAgent(word, call)) return [];
  const { current, retired } = listNames(facts, 'providers');
  const name = current.get(word.text) ?? retired.get(word.text);
  if (name === undefined) return [];
  const { start } = word as PlacedWord;
  return [{ start, end: endOf(word as PlacedWord), text: `--agent ${name}` }];
}

function isSpareAgent(word: Word, { command, given, positionals }: Call): boolean {
  return (
    command.options.some(({ choicesFrom, name }) => choicesFrom === 'providers' && !given.has(name)) &&
    positionals[command.arguments.length] === word
  );
}

/**
 * Arguments that follow a flag although another is before it. Python's parser takes what is optional for absent there:
 * tried with 3.11; newer versions read it.
 */
export function lateArguments({ command, positionals, given }: Call): PlacedWord[] {
  const flags = [...given.values()].flatMap(({ uses }) => uses.map(({ flag }) => (flag as PlacedWord).start));
  return (positionals as readonly PlacedWord[]).filter((word, i) => {
    const before = positionals[i - 1] as PlacedWord | undefined;
    const argument = command.arguments[i];
    return (
      argument?.required === false &&
      before !== undefined &&
      flags.some((start) => start > before.start && start < word.start)
    );
  });
}

function movedArguments(text: string, call: Call): Edit[] {
  return lateArguments(call).flatMap((word) => {
    const before = call.positionals[call.positionals.indexOf(word) - 1] as PlacedWord;
    return [{ start: endOf(before), end: endOf(before), text: ` ${word.raw}` }, ...removal(text, [word])];
  });
}
