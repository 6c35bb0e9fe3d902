/** Font sizes a title may have, in pixels, the largest first. */
const sizes = [84, 76, 68, 60, 52, 44];

/** Widths in em of the semibold letters, rounded up; any other character counts as a wide capital. */
const widths: readonly (readonly [string, number])[] = [
  [" '", 0.26],
  ['ijl,.', 0.3],
  ['!:;[]()ft{}|r', 0.39],
  ['-I/\\"', 0.47],
  ['?szcLvyxJgaeko_*', 0.56],
  ['FThnubdpqEZSY0123456789+$<=>^`~', 0.63],
  ['CPVBRX#', 0.66],
  ['AKDUGOQHN&', 0.72],
];
const widthOf = new Map(widths.flatMap(([letters, width]) => [...letters].map((each) => [each, width])));

/** Lines a title may take at most. */
export const titleLines = 3;

/**
 * The largest size at which a title stands on at most three lines without breaking a word.
 * @param width of a line in pixels
 * @returns size in pixels; the smallest one when nothing fits, the card then cuts the title
 */
export function titleSize(title: string, width: number): number {
  const fits = (size: number) => lineCount(title, width / size) <= titleLines;
  return sizes.find(fits) ?? Math.min(...sizes);
}

/** Lines a text takes when words are set one after the other; infinite when a word is wider than a line. */
function lineCount(text: string, lineWidth: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const width = textWidth(word);
    if (width > lineWidth) return Number.POSITIVE_INFINITY;
    const after = used === 0 ? width : used + textWidth(' ') + width;
    if (after <= lineWidth) {
      used = after;
    } else {
      lines += 1;
      used = width;
    }
  }
  return lines;
}

function textWidth(text: string): number {
  return [...text].reduce((sum, each) => sum + (widthOf.get(each) ?? 0.96), 0);
}
