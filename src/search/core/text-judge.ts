import { type Closeness, closest } from './closeness.ts';
import type { ParsedQuery } from './query.ts';
import type { Ranked } from './rank.ts';
import type { Meaning } from './readings.ts';
import type { SearchIndex } from './search-index.ts';
import type { Texts } from './texts.ts';
import { weights } from './weights.ts';

/** A candidate whose text was looked at; without closeness when its text says nothing or is not there. */
export interface Judged extends Ranked {
  readonly closeness: Closeness | undefined;
}

/** Adds to the score of candidates what their texts tell: words side by side, how much is about them, signs. */
export function textJudge(
  { sections }: SearchIndex,
  texts: Texts,
  { raw, units }: ParsedQuery,
  meanings: readonly Meaning[],
): (candidate: Ranked) => Judged {
  const places = placesByUnit(meanings);
  // The hyphen of `multi-turn` is none; that of `--samples` and of `max-prompts` alone is.
  const hasSigns = /[^\p{L}\p{N}\s-]|(?<!\S)-|^\S+-\S+$/u.test(raw);
  const holdsAsTyped = (text: string) => text.toLowerCase().includes(raw);
  return (candidate) => {
    const groups = texts.groups(candidate.section);
    const closeness = closest(groups, texts, places);
    // What has a name seldom says it again in its text: an option is found before what speaks of it.
    const title = sections[candidate.section]?.title ?? '';
    const literal = hasSigns && [title, ...groups.map(({ text }) => text)].some(holdsAsTyped);
    const near = closeness && units.length > 1 ? closeness.near * (closeness.units / units.length) : 0;
    const score =
      candidate.score +
      weights.near * near +
      weights.density * (closeness?.density ?? 0) +
      (literal ? weights.literal : 0);
    return { ...candidate, score, closeness };
  };
}

/** Which units of the query a word of the text may mean; each word of the vocabulary is looked at once. */
function placesByUnit(
  meanings: readonly Meaning[],
): (word: readonly string[], number: number) => readonly number[] {
  const byTerm = new Map<string, number[]>();
  meanings.forEach(({ readings }, place) => {
    for (const term of readings.flatMap(({ terms }) => terms)) {
      const list = byTerm.get(term);
      if (!list) byTerm.set(term, [place]);
      else if (list.at(-1) !== place) list.push(place);
    }
  });
  const known = new Map<number, readonly number[]>();
  return (word, number) => {
    let places = known.get(number);
    if (!places) {
      places = [...new Set(word.flatMap((term) => byTerm.get(term) ?? []))];
      known.set(number, places);
    }
    return places;
  };
}
