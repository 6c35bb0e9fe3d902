import { stem } from '../search/core/stem.ts';
import { saysNothing } from '../search/core/stop-words.ts';
import { units } from '../search/core/tokens.ts';

/** What may answer a question: a section, an entry, or with the empty anchor the beginning of a page. */
export interface AnsweringSection {
  readonly path: string;
  readonly anchor: string;
  /** Its heading; empty for an entry. */
  readonly heading: string;
  readonly page: string;
  /** Markdown. */
  readonly text: string;
  /** Questions that authors say it answers. */
  readonly questions: readonly string[];
}

/** A section that has words of a question, or questions with them. */
export interface Answering extends Pick<AnsweringSection, 'path' | 'anchor'> {
  /** How well it answers what was asked, from 0 to about 2. */
  readonly score: number;
  /** Of the questions that it answers the one most like what was asked. */
  readonly question: string | undefined;
  /** How like it is: 1 for the same words. */
  readonly likeness: number;
}

/** What a word counts for by where it is. Found with the queries of `tests/relevance` and questions that are used up. */
const weights = { heading: 3, page: 1, text: 0.3, question: 1 };
/** The usual values of BM25: how soon more of a word adds nothing, and how much long sections are held back. */
const saturation = 1.2;
const lengthShare = 0.5;
/** Share of a part of an identifier. */
const partShare = 0.7;
/** Sections of which the question is told. */
const mostTold = 30;

type Terms = ReadonlyMap<string, number>;

/**
 * Finds what answers a whole question. Words of a question are rarely those of the text that answers it, so questions
 * that it is known to answer count as text of a section (BM25 over both).
 * @param stopWords of the language
 * @returns the best first
 */
export function sectionIndex(
  sections: readonly AnsweringSection[],
  stopWords: ReadonlySet<string>,
): (question: string) => Answering[] {
  const read = sections.map((section) => termsOfSection(section, stopWords));
  const lengths = read.map((terms) => [...terms.values()].reduce((sum, count) => sum + count, 0));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const postings = new Map<string, { readonly section: number; readonly worth: number }[]>();
  read.forEach((terms, section) => {
    const held = saturation * (1 - lengthShare + (lengthShare * (lengths[section] ?? 0)) / usual);
    for (const [term, count] of terms) {
      const posting = { section, worth: (count * (saturation + 1)) / (count + held) };
      const list = postings.get(term);
      if (list) list.push(posting);
      else postings.set(term, [posting]);
    }
  });
  /** What a term tells: much when few sections have it. */
  const telling = (term: string): number => {
    const count = postings.get(term)?.length ?? 0;
    return Math.log(1 + (sections.length - count + 0.5) / (count + 0.5));
  };

  /** Questions of sections that were found before. */
  const known = new Map<number, readonly (readonly [question: string, terms: Terms])[]>();
  const questionsOf = (section: number) => {
    const found =
      known.get(section) ??
      (sections[section]?.questions ?? []).map((each) => [each, termsOf(each, stopWords)] as const);
    known.set(section, found);
    return found;
  };

  return (question) => {
    const asked = termsOf(question, stopWords);
    const all = [...asked.keys()].reduce((sum, term) => sum + telling(term), 0);
    const scores = new Float64Array(sections.length);
    for (const [term, count] of asked)
      for (const { section, worth } of postings.get(term) ?? [])
        scores[section] = (scores[section] ?? 0) + (Math.min(1, count) * telling(term) * worth) / all;
    const found = [...scores.keys()]
      .filter((section) => (scores[section] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    return found.slice(0, mostTold).flatMap((number) => {
      const section = sections[number];
      if (!section) return [];
      const { path, anchor } = section;
      const alike = questionsOf(number)
        .map(([each, terms]) => ({ question: each, likeness: likeness(asked, terms, telling) }))
        .reduce<Pick<Answering, 'question' | 'likeness'>>((a, b) => (b.likeness > a.likeness ? b : a), {
          question: undefined,
          likeness: 0,
        });
      return [{ path, anchor, score: scores[number] ?? 0, ...alike }];
    });
  };
}

function termsOfSection(
  { heading, page, text, questions }: AnsweringSection,
  stopWords: ReadonlySet<string>,
): Terms {
  const terms = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const [term, count] of termsOf(words, stopWords))
      terms.set(term, (terms.get(term) ?? 0) + weight * count);
  };
  add(heading, weights.heading);
  add(page, weights.page);
  // Where links lead is not what a text says.
  add(text.replace(/\]\([^)]*\)/g, ']'), weights.text);
  for (const question of questions) add(question, weights.question);
  return terms;
}

/** Words of a text that say something, without their endings, and parts of identifiers, with how often they are there. */
function termsOf(text: string, stopWords: ReadonlySet<string>): Terms {
  const terms = new Map<string, number>();
  const add = (word: string, share: number) => {
    const term = stem(word);
    terms.set(term, (terms.get(term) ?? 0) + share);
  };
  for (const { joined, words } of units(text)) {
    if (saysNothing(joined, stopWords)) continue;
    add(joined, 1);
    if (words.length > 1) for (const word of words) if (!saysNothing(word, stopWords)) add(word, partShare);
  }
  return terms;
}

/** Cosine of two questions, by what their words tell. */
function likeness(one: Terms, other: Terms, telling: (term: string) => number): number {
  const square = (terms: Terms) => [...terms.keys()].reduce((sum, term) => sum + telling(term) ** 2, 0);
  const shared = [...one.keys()].filter((term) => other.has(term));
  const dot = shared.reduce((sum, term) => sum + telling(term) ** 2, 0);
  return dot === 0 ? 0 : dot / Math.sqrt(square(one) * square(other));
}
