import type { ParsedQuery, QueryUnit } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { isSingle } from './stop-words.ts';
import { sure } from './weights.ts';

/** One way to read a part of a query: terms that must all be there. */
export interface Reading {
  readonly terms: readonly string[];
  readonly typos: number;
  /** How surely this is what was meant: 1 as typed. */
  readonly quality: number;
}

/** What one unit of a query may mean. */
export interface Meaning {
  readonly unit: QueryUnit;
  readonly readings: readonly Reading[];
}

/** A shorter unfinished word with a mistake could be anything. */
const shortestNearPrefix = 4;
/** Terms that an unfinished word may stand for; of a single letter there are hundreds. */
const mostReadings = 400;

/**
 * What each unit of a query may mean in an index.
 * @param typos whether mistakes are looked past in words that also read as typed; in others they always are
 */
export function readQuery(index: SearchIndex, query: ParsedQuery, typos: boolean): Meaning[] {
  const synonyms = synonymReadings(index, query);
  return query.units.map((unit, place) => {
    const known = [...asTyped(index, unit), ...(synonyms[place] ?? [])];
    const near = known.length === 0 || typos ? withTypos(index, unit) : [];
    const split = known.length === 0 ? splitInTwo(index, unit) : [];
    return { unit, readings: strongest([...known, ...near, ...split]) };
  });
}

function asTyped(index: SearchIndex, { joined, words, last }: QueryUnit): Reading[] {
  const { postings, dictionary, stems } = index;
  const readings: Reading[] = [];
  if (postings.has(joined)) readings.push({ terms: [joined], typos: 0, quality: 1 });
  for (const term of stems.formsOf(joined)) {
    const quality = isPlural(term, joined) ? sure.plural : sure.inflected;
    readings.push({ terms: [term], typos: 0, quality });
  }
  // 401 is a number, 4012 another one.
  const isNumber = /^\d+$/.test(joined) && postings.has(joined);
  if (last && !isNumber) {
    const begun = dictionary.startingWith(joined);
    // Nearly every text holds a word that begins with a certain letter.
    const telling = isSingle(joined) ? begun.filter((term) => postings.get(term).headings.length > 0) : begun;
    readings.push(...unfinished(telling, joined));
  }
  if (words.length > 1) {
    const finished = words.slice(0, -1);
    const tail = words.at(-1) ?? '';
    if (finished.every((word) => postings.has(word))) {
      const tails = last ? dictionary.startingWith(tail) : postings.has(tail) ? [tail] : [];
      for (const term of tails.slice(0, mostReadings)) {
        const quality = term === tail ? sure.parts : sure.parts * sure.prefix;
        readings.push({ terms: [...finished, term], typos: 0, quality });
      }
    }
  }
  return readings;
}

const isPlural = (one: string, other: string): boolean =>
  ['s', 'es'].some((ending) => one + ending === other || other + ending === one);

function unfinished(terms: readonly string[], typed: string): Reading[] {
  return terms.slice(0, mostReadings).map((term) => ({
    terms: [term],
    typos: 0,
    quality: sure.prefix * (0.8 + (0.2 * typed.length) / term.length),
  }));
}

function withTypos({ dictionary }: SearchIndex, { joined, typos, last }: QueryUnit): Reading[] {
  if (typos === 0) return [];
  const near = (prefix: boolean, quality: number): Reading[] =>
    dictionary
      .near(joined, typos, prefix)
      .filter((found) => found.typos > 0)
      .map((found) => ({ terms: [found.term], typos: found.typos, quality: quality / found.typos }));
  const isBegun = last && joined.length >= shortestNearPrefix;
  return [...near(false, sure.near), ...(isBegun ? near(true, sure.nearPrefix) : [])];
}

/** `promptinjection`: a blank was left out. */
function splitInTwo({ postings }: SearchIndex, { joined }: QueryUnit): Reading[] {
  const readings: Reading[] = [];
  for (let place = 2; place <= joined.length - 2; place += 1) {
    const terms = [joined.slice(0, place), joined.slice(place)];
    if (terms.every((term) => postings.has(term))) readings.push({ terms, typos: 1, quality: sure.split });
  }
  return readings;
}

/** Other names of what was typed, by the place of the unit they stand for; longer names count for each unit. */
function synonymReadings(
  { synonyms, postings, stems }: SearchIndex,
  { units: asked, typed }: ParsedQuery,
): Reading[][] {
  const others: Reading[][] = asked.map(() => []);
  // Whoever asks for "judges" also means evaluators.
  const isSame = (one: string, other: string | undefined) =>
    one === other || (one[0] === other?.[0] && stems.of(one) === stems.of(other ?? ''));
  for (const names of synonyms) {
    for (const name of names) {
      for (const place of placesOf(name.words, typed, isSame)) {
        // "Too many requests" means rate limits, but "requests" does not: a name counts as a whole.
        const readings = names
          .filter(
            ({ words, terms }) => words.length === terms.length && terms.every((term) => postings.has(term)),
          )
          .filter((other) => other !== name)
          .map(({ terms }) => ({ terms, typos: 0, quality: sure.synonym }));
        asked.forEach(({ at }, unit) => {
          if (at >= place && at < place + name.words.length) others[unit]?.push(...readings);
        });
      }
    }
  }
  // A blank too much: `red team` is also `redteam`.
  asked.slice(1).forEach((second, before) => {
    const joined = `${asked[before]?.joined}${second.joined}`;
    if (!postings.has(joined)) return;
    const reading = { terms: [joined], typos: 0, quality: sure.parts };
    others[before]?.push(reading);
    others[before + 1]?.push(reading);
  });
  return others;
}

/** Where a name begins in what was typed. */
function placesOf(
  name: readonly string[],
  typed: readonly string[],
  isSame: (one: string, other: string | undefined) => boolean,
): number[] {
  return typed.flatMap((_, place) =>
    name.length > 0 && name.every((word, offset) => isSame(word, typed[place + offset])) ? [place] : [],
  );
}

/** Each reading once, with its best quality. */
function strongest(readings: readonly Reading[]): Reading[] {
  const best = new Map<string, Reading>();
  for (const reading of readings) {
    const key = reading.terms.join(' ');
    const other = best.get(key);
    if (!other || other.quality < reading.quality) best.set(key, reading);
  }
  return [...best.values()];
}
