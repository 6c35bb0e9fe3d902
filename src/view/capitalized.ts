/** A title as it stands above a column: with a capital, whatever it is made of. */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
