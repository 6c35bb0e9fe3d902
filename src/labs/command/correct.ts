import type { Call, MistakeDetail, OptionUse, Word } from '../../product/command-line/read-call.ts';
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

/** Words that a correction took away. */
export interface LeftOut {
  /** As they were written. */
  readonly words: string;
  /** In a few words. */
  readonly why: string;
}

/** What is left of a text without its mistakes. */
export interface Corrected {
  /** The text itself when there is nothing to correct. */
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
  /** The calls of the text, held against the model. */
  readonly calls: readonly CheckedCall[];
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
  const leftOut: LeftOut[] = [];
  for (let round = 0; round < rounds; round++) {
    const away: LeftOut[] = [];
    const edits = [
      ...checked.slips,
      ...checked.checked.flatMap((each) => editsOf(each, checked, facts, away)),
    ];
    if (edits.length === 0) break;
    leftOut.push(...away);
    text = applyEdits(text, edits);
    checked = checkText(text, facts);
  }
  return { text: text + applyEdits(rest, moved), leftOut, calls: checked.checked };
}

/** Where the last of the calls ends that are corrected. */
function endOfCalls({ calls, text }: CheckedText): number {
  const next = calls[mostCalls];
  const last = calls[mostCalls - 1]?.words.at(-1);
  return next && last ? endOf(last) : text.length;
}

/** @param leftOut gets the words that are taken away */
function editsOf(
  { textCall: { words, unclosed }, call, mistakes }: CheckedCall,
  { text, shell }: CheckedText,
  facts: CommandLabFacts,
  leftOut: LeftOut[],
): Edit[] {
  // Where a quote is open, nobody knows which words were meant.
  if (unclosed) return [];
  const replaced = replacements(mistakes, call, facts, shell);
  if (!call) return replaced;
  const unquoted = unquotedText(call, words);
  const spare = spareWords(call, words, mistakes).filter(
    ([word]) => word && !isSpareAgent(word, call, facts),
  );
  const reason = reasonsOf(mistakes);
  leftOut.push(...spare.map((group) => ({ words: rawOf(group), why: reason(group) })));
  return [
    ...quoted(text, unquoted),
    ...spare.flatMap((group) => removal(text, group)),
    ...removals(text, call, mistakes, leftOut),
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

/** Why no program reads words, by the mistake about the first of them. */
function reasonsOf(mistakes: readonly Mistake[]): (group: readonly PlacedWord[]) => string {
  const found = new Map(
    mistakes.flatMap((mistake) => {
      const [first] = (mistake.detail.spare ?? []) as readonly PlacedWord[];
      return first ? [[first.start, mistake] as const] : [];
    }),
  );
  return ([first]) => {
    const mistake = found.get(first?.start ?? -1);
    if (mistake?.problem.includes('is short for several')) return 'not clear which flag is meant';
    return first?.raw.startsWith('-') ? 'no flag of the command' : 'not an argument of the command';
  };
}

/**
 * Flags without effect or not allowed, and of a flag that is given twice all but the last, which counts: where it takes
 * several values, all of them go behind one flag.
 */
function removals(text: string, call: Call, mistakes: readonly Mistake[], leftOut: LeftOut[]): Edit[] {
  const dropping = new Map(mistakes.map((mistake) => [mistake.detail.drop, mistake]));
  return [...call.outer, ...call.given.values()].flatMap(({ option, uses }) => {
    const mistake = dropping.get(option.name);
    if (!mistake && option.repeatable) return [];
    const joined = !mistake && option.many ? joinedUses(text, uses) : undefined;
    if (joined) return joined;
    const away = mistake ? uses : uses.slice(0, -1);
    return away.flatMap((use) => {
      const words = wordsOf(use);
      leftOut.push({ words: rawOf(words), why: mistake ? whyDropped(mistake) : 'only the last one counts' });
      return removal(text, words);
    });
  });
}

function whyDropped({ problem, detail: { isHarmless } }: Mistake): string {
  if (isHarmless) return 'no effect';
  const end = problem.indexOf(': ');
  return end < 0 ? problem : problem.slice(0, end);
}

/** The values of all uses of a flag behind its first one; undefined where they cannot go there. */
function joinedUses(text: string, uses: readonly OptionUse[]): Edit[] | undefined {
  const [first, ...others] = uses;
  const last = first && wordsOf(first).at(-1);
  const values = uses.map(valuesOf);
  if (!first || !last || others.length === 0 || values.includes(undefined)) return undefined;
  const at = (first.flag as PlacedWord).start + (first.flag as PlacedWord).raw.indexOf('=');
  const added = values.slice(1).flat();
  return [
    ...(first.isAttached ? [{ start: at, end: at + 1, text: ' ' }] : []),
    ...(added.length > 0 ? [{ start: endOf(last), end: endOf(last), text: ` ${added.join(' ')}` }] : []),
    ...others.flatMap((use) => removal(text, wordsOf(use))),
  ];
}

/** Values as they are written; undefined for one that is only read behind an equals sign. */
function valuesOf({ flag, values, isAttached }: OptionUse): string[] | undefined {
  if (!isAttached) return (values as readonly PlacedWord[]).map(({ raw }) => raw);
  const { raw } = flag as PlacedWord;
  const at = raw.indexOf('=');
  return at < 0 || at === raw.length - 1 || values[0]?.text.startsWith('-') ? undefined : [raw.slice(at + 1)];
}

function wordsOf({ flag, values, isAttached }: OptionUse): PlacedWord[] {
  return [flag, ...(isAttached ? [] : values)] as PlacedWord[];
}

function rawOf(words: readonly PlacedWord[]): string {
  return words.map(({ raw }) => raw).join(' ');
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
