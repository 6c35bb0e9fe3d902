import type { callRoles } from '../../src/product/tactics/calls/call-schema.ts';
import type { Statement } from './statements.ts';

type Role = (typeof callRoles)[number];

/** A number of calls that a statement gives. */
export interface StatedCalls {
  /** As they stand there: `36 target calls`. */
  readonly words: string;
  /** One number, or both ends of a range. */
  readonly numbers: readonly number[];
  /** Who is called; empty when nobody is named. */
  readonly roles: readonly Role[];
  /** It is about a part of a run: "for each behavior". */
  readonly each: boolean;
}

const inWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const number = `\\d{1,3}(?:,\\d{3})+|\\d+|${inWords.join('|')}`;
const role = '(?:target|judge|attacker)';
const roles = `${role}(?:(?:,| and| or) ${role})*`;
const noun = '(?:calls?|queries)';
const range = `(?<first>${number}) ?(?:to|and|–|-) ?`;

/** Shapes of sentences that give a number of calls. */
const shapes: readonly RegExp[] = [
  `(?:${range})?(?<![\\w.-])(?<last>${number})(?: more)?(?: (?<before>${roles})(?: model)?)? ${noun}(?: (?:to|of|for|by|from) (?:the|its|your) (?<after>${roles}))?(?![\\w-])`,
  `(?:${range})?(?<![\\w.-])(?<last>${number}) requests to (?:the|its|your) (?<after>${roles})`,
  `(?:calls|asks|queries) (?:the|its|your) (?<before>${roles})(?: model)? (?:at most |up to |about )?(?:${range})?(?<last>${number}) times`,
  `(?<before>${roles})(?: model)? (?:is|are|gets) (?:called|asked|queried) (?:at most |up to |about )?(?:${range})?(?<last>${number}) times`,
  `(?<before>${roles})(?: model)? ${noun}:? (?:up to )?(?:${range})?(?<last>${number})(?![\\w.,]*\\d)`,
].map((shape) => new RegExp(shape, 'gi'));

/** Bounds that are not number of calls. */
const comparison =
  /\b(?:more than|over|at least|fewer than|less than|under|below|above|another|first|last|not)\s*$/i;
const papers = /\b(?:papers?|authors?|published|survey|original code)\b/i;

/** Numbers of calls in a statement: in its words, or in cells of a row or column that is about calls. Pure. */
export function statedCalls({ text, cells }: Pick<Statement, 'text' | 'cells'>): StatedCalls[] {
  if (papers.test(text)) return [];
  const each = /\b(?:each|every|per|a (?:second|minute|hour|day)|at (?:once|a time)|in parallel)\b/i.test(
    text,
  );
  const found = shapes.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap((match): (StatedCalls & { at: number })[] => {
      const { first, last = '', before, after } = match.groups ?? {};
      if (comparison.test(text.slice(0, match.index))) return [];
      const numbers = [first, last].flatMap((word) => (word ? [numeric(word)] : []));
      return [
        { words: match[0], numbers, roles: rolesIn(`${before ?? ''} ${after ?? ''}`), each, at: match.index },
      ];
    }),
  );
  const once = found.filter(
    ({ at, words }, i) =>
      !found.some((other, j) => j < i && at < other.at + other.words.length && other.at < at + words.length),
  );
  const inCells = cells.flatMap(({ title, text: cell }, i): StatedCalls[] => {
    const about = [title, i > 0 ? (cells[0]?.text ?? '') : ''].find((each) => column.test(each));
    const [value] = new RegExp(`^(?:(?:at most|up to|about) )?(${number})$`, 'i').exec(cell)?.slice(1) ?? [];
    if (!about || !value) return [];
    return [
      {
        words: `${about}: ${cell}`,
        numbers: [numeric(value)],
        roles: rolesIn(about),
        each: each || /each|per/i.test(about),
      },
    ];
  });
  return [...once, ...inCells];
}

/** Title of a column or row with numbers of calls: `Target calls`, `Calls to the judge`. */
const column = new RegExp(`^(?:${roles} )?(?:calls|queries)(?: (?:to|of) (?:the )?${roles})?$`, 'i');

function rolesIn(words: string): Role[] {
  return (['target', 'judge', 'attacker'] as const).filter((each) => words.toLowerCase().includes(each));
}

function numeric(word: string): number {
  const at = inWords.indexOf(word.toLowerCase());
  return at < 0 ? Number(word.replaceAll(',', '')) : at + 2;
}
