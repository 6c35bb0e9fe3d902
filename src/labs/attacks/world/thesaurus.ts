import { type Chance, pick } from './chance.ts';

/** Words that can take each other's place. Some alarm or relieve the assistant, and their neighbors say nothing to it. */
const groups: readonly (readonly [string, string])[] = [
  ['hidden', 'private'],
  ['confidential', 'personal'],
  ['secret', 'surprise'],
  ['reveal', 'mention'],
  ['story', 'tale'],
  ['museum', 'exhibition'],
  ['lesson', 'class'],
  ['grandmother', 'grandma'],
  ['allergy', 'illness'],
  ['quiet', 'calm'],
  ['friendly', 'kind'],
  ['warm', 'cozy'],
  ['slowly', 'gently'],
  ['clearly', 'plainly'],
];
const groupOf = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** Words with the meaning of a word, itself among them; none for a word that is not known. */
export function synonymsOf(word: string): readonly string[] {
  return groupOf.get(word.toLowerCase()) ?? [];
}

const known = new RegExp(`\\b(?:${[...groupOf.keys()].join('|')})\\b`, 'gi');

/** Puts other words into a text. @param other for a word with synonyms, as it is written in books; undefined leaves it */
export function replaceWords(text: string, other: (word: string) => string | undefined): string {
  return text.replace(known, (word) => {
    const found = other(word.toLowerCase());
    if (found === undefined) return word;
    return word === word.toLowerCase() ? found : found.charAt(0).toUpperCase() + found.slice(1);
  });
}

/** Says a text in other words: about half of those for which it knows others. */
export function rephrase(text: string, chance: Chance): string {
  return replaceWords(text, (word) => {
    const [first, ...others] = synonymsOf(word).filter((each) => each !== word);
    return first !== undefined && chance() < 0.5 ? pick(chance, [first, ...others]) : undefined;
  });
}
