import { type Chance, shuffled } from '../world/chance.ts';
import { wordsOf } from '../world/reading.ts';
import { remembering } from '../world/remembering.ts';
import { replaceWords, synonymsOf } from '../world/thesaurus.ts';

/** Words with the mean score of the texts that had them. */
export type WordScores = ReadonlyMap<string, number>;

/** Words that one text gets at most in a sentence step. */
const mostReplaced = 5;

/** Indexes drawn with a chance that grows with the score, each as often as it comes (a roulette wheel). */
export function roulette(scores: readonly number[], count: number, chance: Chance): readonly number[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  return Array.from({ length: count }, () => drawn(weights, chance));
}

/** An index, by weights that are not negative. */
function drawn(weights: readonly number[], chance: Chance): number {
  const total = weights.reduce((sum, each) => sum + each, 0);
  let left = chance() * total;
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at;
  }
  return weights.length - 1;
}

/**
 * Two texts that change places sentence by sentence between some points.
 * @returns undefined when they have too few sentences for so many points: then they stay as they are
 */
export function crossed(
  one: string,
  other: string,
  points: number,
  chance: Chance,
): readonly [string, string] | undefined {
  const [ones, others] = [sentencesOf(one), sentencesOf(other)];
  const places = Math.min(ones.length, others.length) - 1;
  if (points >= places) return undefined;
  const inner = Array.from({ length: places - 1 }, (_, at) => at + 1);
  const cuts = shuffled(chance, inner)
    .slice(0, points)
    .sort((first, second) => first - second);
  const children: [string[], string[]] = [[], []];
  [0, ...cuts].forEach((from, at) => {
    const parts = [ones.slice(from, cuts[at]), others.slice(from, cuts[at])] as const;
    const [first, second] = chance() < 0.5 ? parts : ([parts[1], parts[0]] as const);
    children[0].push(...first);
    children[1].push(...second);
  });
  return [children[0].join(' '), children[1].join(' ')];
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).filter(Boolean);
}

/** A generation has many texts of the one before. */
const wordsIn = remembering(wordsOf, 500);

/**
 * What is known of words, with what the newest scores say: half of what it was and half of the new. The best are kept.
 * @param known from the steps before
 */
export function learned(
  known: WordScores,
  texts: readonly string[],
  scores: readonly number[],
  size: number,
): WordScores {
  const found = new Map<string, { sum: number; count: number }>();
  for (const [at, text] of texts.entries())
    for (const word of wordsIn(text)) {
      const all = found.get(word) ?? { sum: 0, count: 0 };
      all.sum += scores[at] ?? 0;
      all.count += 1;
      found.set(word, all);
    }
  const all = new Map(known);
  for (const [word, { sum, count }] of found) {
    const mean = sum / count;
    const before = known.get(word);
    all.set(word, before === undefined ? mean : (before + mean) / 2);
  }
  return new Map([...all].sort(([, one], [, other]) => other - one).slice(0, size));
}

/** Puts synonyms into texts, drawn by what is known of them; what is not known counts as the worst that is. */
export function withSynonyms(known: WordScores, chance: Chance): (text: string) => string {
  const least = Math.min(...known.values());
  const choicesFor = remembering((word) => {
    const synonyms = synonymsOf(word);
    const weights = synonyms.map((each) => (known.get(each) ?? least) - least);
    return { synonyms, weights, isOpen: weights.some((weight) => weight > 0) };
  }, 100);
  return (text) => {
    let left = mostReplaced;
    return replaceWords(text, (word) => {
      const { synonyms, weights, isOpen } = choicesFor(word);
      if (left === 0 || !isOpen) return undefined;
      const chosen = synonyms[drawn(weights, chance)];
      if (chosen !== word) left -= 1;
      return chosen;
    });
  };
}
