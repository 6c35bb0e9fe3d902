import type { MistakeDetail, Word } from '../../product/command-line/read-call.ts';
import type { PlacedWord } from '../../product/command-line/shell-words.ts';

/** A mistake in a call, with what is known of it. */
export interface Mistake {
  readonly line: number;
  readonly problem: string;
  readonly fix: string;
  readonly detail: MistakeDetail;
}

/** Mistakes by the words that they are about, so that none is looked for twice. */
export interface MistakeIndex {
  of(words: readonly Word[]): Mistake[];
  /** Why an option is to be left out. */
  dropping(option: string): readonly Mistake[];
}

export function indexMistakes(mistakes: readonly Mistake[]): MistakeIndex {
  const byPlace = Map.groupBy(mistakes, ({ detail: { word } }) => (word ? placeOf(word) : -1));
  const byOption = Map.groupBy(mistakes, ({ detail: { drop } }) => drop);
  return {
    of: (words) => [...new Set(words.map(placeOf))].flatMap((place) => byPlace.get(place) ?? []),
    dropping: (option) => byOption.get(option) ?? [],
  };
}

function placeOf(word: Word): number {
  return (word as PlacedWord).start;
}
