import { type Candidate, findCandidates } from './candidates.ts';
import type { ParsedQuery } from './query.ts';
import { type Meaning, readQuery } from './readings.ts';
import type { SearchIndex } from './search-index.ts';
import { weights } from './weights.ts';

export interface Ranked extends Candidate {
  readonly score: number;
}

export interface Ranking {
  readonly meanings: readonly Meaning[];
  /** Best first. */
  readonly candidates: readonly Ranked[];
}

/** A question of so many words is not expected to stand anywhere as a whole. */
const question = 3;
/** Share of a query that must be there when not all of it is anywhere; less of a question, which says more. */
const leastCoverage = (units: number): number => (units < question ? 0.5 : 0.4);

/**
 * Sections that answer a query, as far as headings and terms tell. Mistakes in words that also read as typed are
 * looked past only when nothing is found without, and words are left out only when nothing is found with them. What
 * is found is a section that holds all words, or the best two of a page that does; a question also lists sections that
 * hold most of it, after those that hold all.
 */
export function rank(index: SearchIndex, query: ParsedQuery): Ranking {
  const strict = readQuery(index, query, false);
  const asTyped = findCandidates(index, strict);
  const { length } = query.units;
  const enough = holding(leastCoverage(length));
  const inOrder = (candidates: readonly Candidate[]) => scored(index, query, candidates);
  const exact =
    length < question ? withPages(index, inOrder(onWholePages(asTyped))) : inOrder(enough(asTyped));
  if (exact.length > 0) return { meanings: strict, candidates: exact };
  const lenient = readQuery(index, query, true);
  const found = findCandidates(index, lenient);
  const stages = [complete, enough, named];
  const candidates = stages.map((stage) => stage(found)).find((list) => list.length > 0) ?? [];
  return { meanings: lenient, candidates: inOrder(candidates) };
}

/** Candidates that hold a share of the query, some of it themselves. */
const holding = (share: number) => (candidates: readonly Candidate[]) =>
  candidates.filter(({ coverage, own }) => own && coverage >= share);

/** Sums of shares are not exact. */
const whole = 0.999;
const complete = holding(whole);

/** Candidates on pages that hold the whole query. */
const onWholePages = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ own, pageCoverage }) => own && pageCoverage >= whole);

/** Sections that stand for a page on which the words of a query are, though not together. */
const perPage = 2;

/** Of candidates in order those that hold the whole query, and the best ones of each page. */
function withPages({ sections }: SearchIndex, candidates: readonly Ranked[]): Ranked[] {
  const before = counter<number | undefined>();
  return candidates.filter(
    ({ section, coverage }) => before(sections[section]?.page) < perPage || coverage >= whole,
  );
}

/** Tells of each key, one after the other, how often it came before. */
export function counter<Key>(): (key: Key) => number {
  const counts = new Map<Key, number>();
  return (key) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
}

/** Of a query that the site does not know as a whole, a word that names a section; anything less is a guess. */
const named = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ inHeading, typos }) => inHeading > 0 && typos === 0);

function scored(index: SearchIndex, query: ParsedQuery, candidates: readonly Candidate[]): Ranked[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: score(index, query, candidate) }))
    .sort(bestFirst);
}

/** Of equals the one that comes first on the site. */
export const bestFirst = (a: Ranked, b: Ranked): number => b.score - a.score || a.section - b.section;

function score(
  { sections, pages }: SearchIndex,
  { typed, units, raw }: ParsedQuery,
  candidate: Candidate,
): number {
  const section = sections[candidate.section];
  if (!section) return 0;
  const page = pages[section.page];
  const { names, level, entry, title } = section;
  const asked = units.reduce((sum, { words }) => sum + words.length, 0);
  const name = page?.path.split('/').filter(Boolean).at(-1) ?? '';
  const isName = level === 1 && name.replace(/[_-]/g, '') === typed.join('');
  return (
    weights.coverage * candidate.coverage +
    weights.typo * candidate.typos +
    weights.worth * candidate.worth +
    weights.name *
      Math.max(...names.map((words) => likeness(candidate.wordsInHeading, words.length, asked))) +
    (isName ? weights.isName : 0) +
    (raw !== '' && title.toLowerCase().startsWith(raw) ? weights.begins : 0) +
    (withoutValue(title).toLowerCase() === raw ? weights.equals : 0) +
    (level === 1 ? weights.page : 0) +
    (entry ? weights.entry : 0) +
    (units.length > 1 ? weights.pageCoverage * candidate.pageCoverage : 0) +
    (units.length >= question ? ofQuestion(candidate) : 0) +
    weights.rank * (page?.rank ?? 0)
  );
}

/** The name of an option stands before what it takes: `--max_prompts N`. */
const withoutValue = (title: string): string =>
  title.startsWith('--') ? (title.split(' ')[0] ?? '') : title;

/** A question is about a page as much as about a section; what holds all of it goes first. */
const ofQuestion = ({ coverage, pageWorth }: Candidate): number =>
  weights.pageWorth * pageWorth + (coverage >= whole ? weights.whole : 0);

/** How much of a name was asked for, and how much of the query is in it. */
function likeness(found: number, inName: number, inQuery: number): number {
  const share = inName === 0 ? 0 : Math.min(1, found / inName);
  const asked = found / inQuery;
  return share + asked === 0 ? 0 : (2 * share * asked) / (share + asked);
}
