import type { Call, MistakeDetail, Word } from '../../product/command-line/read-call.ts';
import type { PlacedWord } from '../../product/command-line/shell-words.ts';
import { listNames } from '../../product/list-values.ts';
import { type CheckedCall, type CheckedText, checkText, mostCalls } from './checked.ts';
import { applyEdits, type Edit, endOf, removal } from './edits.ts';
import type { CommandLabFacts } from './facts.ts';
import type { Mistake } from './mistakes.ts';
import { quote, type Shell } from './quote.ts';
import { spareWords, unquotedText } from './spare-words.ts';

/** Corrections can show further mistakes: a misspelled command hides its flags. */
const rounds = 4;

/** What is left of a text without its mistakes. */
export interface Corrected {
  /** The text itself when there is nothing to correct. */
  readonly text: string;
  /** What was taken away because no program reads it, as it was written. */
  readonly leftOut: readonly string[];
}

/**
 * A text in which all that can be corrected is.
 * @param first the text, held against the model
 */
export function correctText(
  original: string,
  facts: CommandLabFacts,
  first: CheckedText = checkText(original, facts),
): Corrected {
  // What is behind the calls that are corrected is read once, however long it is.
  const end = first.shell === 'bash' ? endOfCalls(first) : original.length;
  const rest = original.slice(end);
  const later = first.slips.filter(({ start }) => start >= end);
  const moved = later.map((slip) => ({ ...slip, start: slip.start - end, end: slip.end - end }));
  let text = original.slice(0, end);
  let checked: CheckedText = { ...first, slips: first.slips.filter(({ start }) => start < end) };
  const leftOut: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const spare: string[] = [];
    const edits = [
      ...checked.slips,
      ...checked.checked.flatMap((each) => editsOf(each, checked, facts, spare)),
    ];
    if (edits.length === 0) break;
    leftOut.push(...spare);
    text = applyEdits(text, edits);
    if (round < rounds - 1) checked = checkText(text, facts);
  }
  return { text: text + applyEdits(rest, moved), leftOut };
}

/** Where the last of the calls ends that are corrected. */
function endOfCalls({ calls, text }: CheckedText): number {
  const next = calls[mostCalls];
  const last = calls[mostCalls - 1]?.words.at(-1);
  return next && last ? endOf(last) : text.length;
}

/** @param leftOut gets the words that are taken away because no program reads them */
function editsOf(
  { textCall: { words, unclosed }, call, mistakes }: CheckedCall,
  { text, shell }: CheckedText,
  facts: CommandLabFacts,
  leftOut: string[],
): Edit[] {
  // Where a quote is open, nobody knows which words were meant.
  if (unclosed) return [];
  const replaced = replacements(mistakes, call, facts, shell);
  if (!call) return replaced;
  const unquoted = unquotedText(call, words);
  const spare = spareWords(call, words, mistakes).filter(
    ([word]) => word && !isSpareAgent(word, call, facts),
  );
  leftOut.push(...spare.map((group) => group.map(({ raw }) => raw).join(' ')));
  return [
    ...quoted(text, unquoted),
    ...spare.flatMap((group) => removal(text, group)),
    ...removals(text, call, mistakes),
    ...replaced,
    ...movedArguments(text, call, new Set([...spare.flat(), ...unquoted])),
  ];
}

function quoted(text: string, words: readonly PlacedWord[]): Edit[] {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return [];
  const [start, end] = [first.start, endOf(last)];
  // As it is written: what the shell would have filled in it still does.
  return [{ start, end, text: `"${text.slice(start, end)}"` }];
}

function replacements(
  mistakes: readonly Mistake[],
  call: Call | undefined,
  facts: CommandLabFacts,
  shell: Shell,
): Edit[] {
  return mistakes.flatMap(({ detail }) => replacement(detail, shell) ?? agentFlag(detail, call, facts));
}

/** Flags without effect, and of a flag that is given twice all but the last, which counts. */
function removals(text: string, call: Call, mistakes: readonly Mistake[]): Edit[] {
  const dropped = new Set(mistakes.flatMap(({ detail }) => detail.drop ?? []));
  return [...call.outer, ...call.given.values()].flatMap(({ option, uses }) => {
    const away = dropped.has(option.name) ? uses : option.repeatable ? [] : uses.slice(0, -1);
    return away.flatMap(({ flag, values, isAttached }) =>
      removal(text, [flag, ...(isAttached ? [] : values)] as PlacedWord[]),
    );
  });
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
  if (!word || exit === undefined || !call) return [];
  const name = spareAgent(word, call, facts);
  if (name === undefined) return [];
  const { start } = word as PlacedWord;
  return [{ start, end: endOf(word as PlacedWord), text: `--agent ${name}` }];
}

function isSpareAgent(word: Word, call: Call, facts: CommandLabFacts): boolean {
  return spareAgent(word, call, facts) !== undefined;
}

function spareAgent(
  word: Word,
  { command, given, positionals }: Call,
  facts: CommandLabFacts,
): string | undefined {
  const isSpare =
    command.options.some(({ choicesFrom, name }) => choicesFrom === 'providers' && !given.has(name)) &&
    positionals[command.arguments.length] === word;
  const { current, retired } = listNames(facts, 'providers');
  return isSpare ? (current.get(word.text) ?? retired.get(word.text)) : undefined;
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

function movedArguments(text: string, call: Call, besides: ReadonlySet<PlacedWord>): Edit[] {
  return lateArguments(call).flatMap((word) => {
    if (besides.has(word)) return [];
    const before = call.positionals[call.positionals.indexOf(word) - 1] as PlacedWord;
    return [{ start: endOf(before), end: endOf(before), text: ` ${word.raw}` }, ...removal(text, [word])];
  });
}
