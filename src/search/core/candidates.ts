import type { Meaning, Reading } from './readings.ts';
import type { IndexPage, SearchIndex } from './search-index.ts';
import { worthOf } from './weights.ts';

/** How a section answers a query, before its text is looked at. */
export interface Candidate {
  readonly section: number;
  /** Share of what was typed that is there, by what words tell: 1 when nothing is missing. */
  readonly coverage: number;
  readonly typos: number;
  /** Mean worth of the words found, by what they tell; from 0 to about 1. */
  readonly worth: number;
  /** Whether anything was found in the section itself, not only in headings above it. */
  readonly own: boolean;
  /** Units of the query found in the section's own heading. */
  readonly inHeading: number;
  /** Words they are made of; other forms and other names count for a part of a word. */
  readonly wordsInHeading: number;
  /** Share of what was typed that stands anywhere on its page. */
  readonly pageCoverage: number;
  /** Mean worth of all that was typed, each where it stands best on the page. */
  readonly pageWorth: number;
}

interface Found {
  /** Per section: worth of the best reading, 0 when there is none. */
  readonly worth: Float32Array;
  readonly typos: Uint8Array;
  /** 1 in its heading or text, 0 only above. */
  readonly own: Uint8Array;
  /** How surely what stands in its heading is meant, 0 when nothing does. */
  readonly heading: Float32Array;
  /** Sections with the word in heading or text. */
  readonly count: number;
}

/** Every section in which something of the query was found. */
export function findCandidates(index: SearchIndex, meanings: readonly Meaning[]): Candidate[] {
  const found = meanings.map(({ readings }) => findUnit(index, readings));
  const total = index.sections.length;
  const telling = found.map(({ count }) => Math.log(1 + total / (1 + count)));
  const all = telling.reduce((sum, weight) => sum + weight, 0);
  const pages = index.pages.map((page) => onPage(page, found, telling));
  const candidates: Candidate[] = [];
  for (let section = 0; section < total; section += 1) {
    let covered = 0;
    let worth = 0;
    let typos = 0;
    let inHeading = 0;
    let wordsInHeading = 0;
    let own = false;
    found.forEach((unit, place) => {
      const value = unit.worth[section] ?? 0;
      if (value === 0) return;
      const weight = telling[place] ?? 0;
      covered += weight;
      worth += weight * value;
      typos += unit.typos[section] ?? 0;
      if (unit.own[section] === 1) own = true;
      const heading = unit.heading[section] ?? 0;
      if (heading > 0) {
        inHeading += 1;
        wordsInHeading += heading * (meanings[place]?.unit.words.length ?? 0);
      }
    });
    if (covered > 0) {
      const page = pages[index.sections[section]?.page ?? -1];
      candidates.push({
        section,
        coverage: covered / all,
        typos,
        worth: worth / covered,
        own,
        inHeading,
        wordsInHeading,
        pageCoverage: (page?.covered ?? 0) / all,
        pageWorth: (page?.worth ?? 0) / all,
      });
    }
  }
  return candidates;
}

/** What the words that stand on a page tell, and the same by what they are worth at their best place. */
function onPage(
  { first, length }: IndexPage,
  found: readonly Found[],
  telling: readonly number[],
): { covered: number; worth: number } {
  let covered = 0;
  let worth = 0;
  found.forEach((unit, place) => {
    let best = 0;
    for (let section = first; section < first + length; section += 1)
      best = Math.max(best, unit.worth[section] ?? 0);
    const weight = telling[place] ?? 0;
    if (best > 0) covered += weight;
    worth += weight * best;
  });
  return { covered, worth };
}

/** Where one unit of a query was found, by its best reading in each section. */
function findUnit(index: SearchIndex, readings: readonly Reading[]): Found {
  const length = index.sections.length;
  const found = {
    worth: new Float32Array(length),
    typos: new Uint8Array(length),
    own: new Uint8Array(length),
    heading: new Float32Array(length),
  };
  const offer = (section: number, worth: number, typos: number) => {
    if (worth <= (found.worth[section] ?? 0)) return;
    found.worth[section] = worth;
    found.typos[section] = typos;
  };
  for (const { terms, typos, quality } of readings) {
    const { headings, texts } = sectionsOf(index, terms);
    for (const section of headings) {
      const { level, last } = index.sections[section] ?? { level: 1, last: section };
      const own = quality * (level === 1 ? worthOf.title : worthOf.heading * (1.03 - 0.03 * level));
      offer(section, own, typos);
      // A heading above may be worth more; the word stands in this one all the same.
      found.own[section] = 1;
      found.heading[section] = Math.max(quality, found.heading[section] ?? 0);
      for (let below = section + 1; below <= last; below += 1) offer(below, quality * worthOf.above, typos);
    }
    for (const section of texts) {
      offer(section, quality * worthOf.text, typos);
      // The word above is worth more than the one in the text, but that it is in the text matters, too.
      found.own[section] = 1;
    }
  }
  const count = found.own.reduce((sum, own) => sum + own, 0);
  return { ...found, count };
}

/** Sections whose heading, or whose heading and text, hold all terms. */
function sectionsOf(
  { postings }: SearchIndex,
  terms: readonly string[],
): {
  headings: readonly number[];
  texts: readonly number[];
} {
  const lists = terms.map((term) => postings.get(term));
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const headings = common(lists.map((list) => list.headings));
  const texts = common(lists.map((list) => [...list.headings, ...list.texts]));
  return { headings, texts };
}

function common(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...rest] = lists;
  const sets = rest.map((list) => new Set(list));
  return [...new Set(first)].filter((number) => sets.every((set) => set.has(number)));
}
