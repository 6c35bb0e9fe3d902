/** Font sizes a title may have, in pixels, the largest first. */
const titleSizes = [84, 72, 64, 56, 48] as const;
const smallestTitle = 48;

/** Lines a title may take, and the height they may fill together: section and logo stand above. */
const titleLines = 3;
const titleHeight = 216;

/** Widths in em of the semibold letters, rounded up. Whatever is not listed counts as the widest. */
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
const widest = 0.96;
const widthOf = new Map(widths.flatMap(([letters, width]) => [...letters].map((each) => [each, width])));

/**
 * A title in the largest size at which it stands on at most three lines with every word whole; the lines are about
 * equally long. A title that does not even fit in the smallest size is cut.
 * @param width of a line in pixels
 */
export function fitTitle(title: string, width: number): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lineWidth = width / size;
    const wholeWords = title.split(' ').every((word) => textWidth(word) <= lineWidth);
    const { length } = breakLines(title, lineWidth);
    if (wholeWords && length <= titleLines && length * size <= titleHeight) {
      return { size, lines: balanced(title, lineWidth) };
    }
  }
  return { size: smallestTitle, lines: fitLines(title, width / smallestTitle, titleLines) };
}

/**
 * A text on at most so many lines, cut after a whole word where it is too long.
 * @param lineWidth in em, as are the widths of letters
 */
export function fitLines(text: string, lineWidth: number, most: number): string[] {
  const lines = breakLines(text, lineWidth);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last !== '' && textWidth(`${last}…`) > lineWidth) last = last.replace(/ [^ ]*$|.$/u, '');
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,;:.–—-]+$/, '')}…`];
}

/** The text on as few lines as before, none longer than needed. */
function balanced(text: string, lineWidth: number): string[] {
  let best = breakLines(text, lineWidth);
  for (let width = lineWidth - 0.5; width > 0; width -= 0.5) {
    const lines = breakLines(text, width);
    const wordsBroken = lines.join(' ') !== text;
    if (lines.length > best.length || wordsBroken) break;
    best = lines;
  }
  return best;
}

/** Sets words one after the other; a word wider than a line is broken where the line ends. */
function breakLines(text: string, lineWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= lineWidth) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && textWidth(line + letter) > lineWidth) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function textWidth(text: string): number {
  return [...text].reduce((sum, each) => sum + (widthOf.get(each) ?? widest), 0);
}
