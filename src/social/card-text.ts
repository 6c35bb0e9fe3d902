import ranges from '@fontsource/ibm-plex-sans/unicode.json' with { type: 'json' };

/** Alphabets the card's font comes in, Latin first; the names are those of the font's files. */
export const subsets: readonly string[] = Object.keys(ranges).reverse();

const drawable = new RegExp(
  `[${Object.values(ranges)
    .join(',')
    .replace(/U\+([0-9A-F]+)/g, '\\u{$1}')
    .replace(/-([0-9A-F]+)/g, '-\\u{$1}')
    .replaceAll(',', '')}]`,
  'u',
);

/**
 * What of a text the card's fonts can draw: emoji, other scripts and invisible format characters are left out, so
 * that no card shows empty boxes.
 * @returns may be empty
 */
export function cardText(text: string): string {
  const kept = [...text.normalize('NFC')].filter((each) => drawable.test(each) && !/\p{Cf}/u.test(each));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/** Whether the card's fonts have every letter of a text. */
export function isDrawable(text: string): boolean {
  return [...text.normalize('NFC')].every((each) => !/\p{L}/u.test(each) || drawable.test(each));
}
