import { type Chance, shuffled } from '../world/chance.ts';

/** How likely the changes of a variant are at a sigma from 0 to 1: of a word or the case of a letter, and of a character. */
export function chancesOf(sigma: number): { readonly often: number; readonly rarely: number } {
  return { often: Math.sqrt(sigma), rarely: sigma ** 3 };
}

/**
 * A variant of a text as Best-of-N makes it: white space collapses, the inner letters of words of more than three letters
 * change places, letters change their case, characters move by one code point.
 * @param sigma from 0 to 1
 */
export function augment(text: string, sigma: number, chance: Chance): string {
  const { often, rarely } = chancesOf(sigma);
  return text
    .trim()
    .split(/\s+/)
    .map((word) => (word.length > 3 && chance() < often ? scrambled(word, chance) : word))
    .join(' ')
    .replace(/\p{L}/gu, (letter) => (chance() < often ? flipped(letter) : letter))
    .replace(/[^\s]/gu, (character) => (chance() < rarely ? moved(character, chance) : character));
}

function scrambled(word: string, chance: Chance): string {
  const letters = [...word];
  return [letters[0], ...shuffled(chance, letters.slice(1, -1)), letters.at(-1)].join('');
}

function flipped(letter: string): string {
  const upper = letter.toUpperCase();
  return letter === upper ? letter.toLowerCase() : upper;
}

/** One up or down among the characters that can be printed. */
function moved(character: string, chance: Chance): string {
  const code = (character.codePointAt(0) ?? 0) + (chance() < 0.5 ? -1 : 1);
  return code > 32 && code < 127 ? String.fromCodePoint(code) : character;
}
