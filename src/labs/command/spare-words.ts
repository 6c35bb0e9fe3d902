import type { Call } from '../../product/command-line/read-call.ts';
import type { PlacedWord } from '../../product/command-line/shell-words.ts';
import type { Mistake } from './mistakes.ts';

/**
 * Words of a text without quotes, of which the shell makes several: a description or task, and what follows it that
 * the command has no place for.
 * @returns none where the text is one word
 */
export function unquotedText(
  { command, positionals, given }: Call,
  words: readonly PlacedWord[],
): PlacedWord[] {
  const all = positionals as readonly PlacedWord[];
  if (all.length <= command.arguments.length) return [];
  const isFree = command.arguments[0]?.name === 'DESCRIPTION';
  const option = command.options.find(({ value, many }) => value === 'TEXT' && !many);
  const first = (isFree ? all[0] : given.get(option?.name ?? '')?.values.at(-1)) as PlacedWord | undefined;
  if (!first || first.raw !== first.text) return [];
  const at = words.findIndex(({ start }) => start === first.start);
  const places = new Set(all.map(({ start }) => start));
  const following = words.slice(at + 1);
  const end = following.findIndex(({ start }) => !places.has(start));
  const text = [first, ...(end < 0 ? following : following.slice(0, end))];
  // The file that is written has a name of its own.
  const isFile = isFree && text.length > 1 && /\.ya?ml$/.test(text.at(-1)?.text ?? '');
  const found = isFile ? text.slice(0, -1) : text;
  return found.length > 1 ? found : [];
}

/**
 * Words that no program reads, in groups that belong together. An argument behind a flag that does not exist is rather
 * its value, unless it is needed, or looks like the file that the argument is.
 */
export function spareWords(
  call: Call,
  words: readonly PlacedWord[],
  mistakes: readonly Mistake[],
): PlacedWord[][] {
  const { command, positionals } = call;
  const taken = new Set<number>();
  const following = new Map(words.map(({ start }, i) => [start, words[i + 1]]));
  const places = new Map((positionals as readonly PlacedWord[]).map(({ start }, i) => [start, i]));
  const groups = mistakes
    .flatMap(({ detail: { spare } }) => (spare ? [[...spare] as PlacedWord[]] : []))
    .map((group) => {
      const [flag] = group;
      if (group.length > 1 || !flag?.raw.startsWith('-') || flag.raw.includes('=')) return group;
      const next = following.get(flag.start);
      const i = next && places.get(next.start);
      const isFree =
        i !== undefined && command.arguments[i]?.required !== true && !/[./\\]/.test(next?.raw ?? '');
      if (!next || !isFree) return group;
      taken.add(next.start);
      return [flag, next];
    });
  const unquoted = unquotedText(call, words);
  const kept = new Set(unquoted.map(({ start }) => start));
  // Once the text is one word, the file behind it has its place.
  const isFile = positionals.length - unquoted.length < command.arguments.length;
  const last = positionals.at(-1) as PlacedWord | undefined;
  if (unquoted.length > 0 && isFile && last) kept.add(last.start);
  return groups.filter(([first, more]) => {
    const start = first?.start ?? -1;
    return !kept.has(start) && (more !== undefined || !taken.has(start));
  });
}
