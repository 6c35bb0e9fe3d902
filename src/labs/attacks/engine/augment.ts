import { type Chance, drawsOf, shuffled } from '../world/chance.ts';
import { remembering } from '../world/remembering.ts';

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
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => (word.length > 3 && chance() < often ? scrambled(word, chance) : word));
  let cased = '';
  for (const character of words.join(' ')) {
    const other = otherCase(character);
    cased += other && chance() < often ? other : character;
  }
  let variant = '';
  for (const character of cased) variant += chance() < rarely ? moved(character, chance) : character;
  return variant;
}

function scrambled(word: string, chance: Chance): string {
  const [first, ...letters] = word;
  const last = letters.pop();
  return `${first}${shuffled(chance, letters).join('')}${last}`;
}

/** A letter in its other case; empty for what is no letter. */
const otherCase = remembering((character) => {
  if (!/\p{L}/u.test(character)) return '';
  const upper = character.toUpperCase();
  return character === upper ? character.toLowerCase() : upper;
}, 1000);

/** One up or down among the characters that can be printed, the space among them: it becomes `!`, and `!` a space. */
function moved(character: string, chance: Chance): string {
  const code = (character.codePointAt(0) ?? 0) + (chance() < 0.5 ? -1 : 1);
  return code >= 32 && code < 127 ? String.fromCodePoint(code) : character;
}

/** One variant of a run. @param chance of the run */
export function variantOf(text: string, sigma: number, chance: (role: string) => Chance): string {
  return augment(text, sigma, chance('variant'));
}

/** The variants that a run begins with, by the number of the call that made each; equal ones are among them. */
export function firstVariants(
  text: string,
  sigma: number,
  seed: string,
  count: number,
): readonly { readonly call: number; readonly variant: string }[] {
  const chance = drawsOf(seed);
  return Array.from({ length: count }, (_, call) => ({ call, variant: variantOf(text, sigma, chance) }));
}
