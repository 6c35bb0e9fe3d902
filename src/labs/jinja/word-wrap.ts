import { allow } from '../python/budget.ts';
import { linesOf, points, slicePoints } from '../python/points.ts';
import { unsupported, wrong } from '../python/problem.ts';

const white = '[\\t-\\r ]';
const word = '[\\p{L}\\p{N}_]';
const punctuation = `[\\p{L}\\p{N}_!"'&.,?]`;
const letter = '[\\p{L}\\p{Nl}\\p{No}_]';
/** Where Python's `textwrap` may break a line: white space, dashes, and hyphens within words. */
const breaks = new RegExp(
  `(${white}+|(?<=${punctuation})-{2,}(?=${word})|[^\\t-\\r ]+?(?:-(?:(?<=${letter}{2}-)|(?<=${letter}-${punctuation}-))(?=${letter}-?${letter})|(?=${white}|$)|(?<=${punctuation})(?=-{2,}${word})))`,
  'u',
);
/** A word of more units is not looked through for hyphens. */
const longest = 100_000;
const spaces = new RegExp(`(${white}+)`);

/** Breaks lines that are longer than a width, as Python's `textwrap` does. */
export function wordWrap(
  text: string,
  width: number,
  breakLong: boolean,
  by: string,
  hyphens: boolean,
): string {
  if (width <= 0) wrong('wordwrap: the width has to be 1 at least');
  allow(text.length);
  if (hyphens && text.split(/\s/).some((each) => each.length > longest))
    unsupported('wrapping of such long words');
  const lines = linesOf(text).map((line) => {
    const chunks = line.split(hyphens ? breaks : spaces).filter((chunk) => chunk !== '');
    return wrap(chunks, width, breakLong, hyphens).join(by);
  });
  return lines.join(by);
}

function wrap(given: readonly string[], width: number, breakLong: boolean, hyphens: boolean): string[] {
  const chunks = [...given].reverse();
  const lines: string[] = [];
  const length = (chunk: string | undefined) => points(chunk ?? '').length;
  while (chunks.length > 0) {
    const line: string[] = [];
    let used = 0;
    if (lines.length > 0 && isBlank(chunks.at(-1))) chunks.pop();
    while (chunks.length > 0 && used + length(chunks.at(-1)) <= width) {
      used += length(chunks.at(-1));
      line.push(chunks.pop() ?? '');
    }
    const long = chunks.at(-1);
    if (long !== undefined && length(long) > width) {
      if (breakLong) {
        let end = width - used;
        if (hyphens && length(long) > end) {
          const hyphen = points(long).slice(0, end).lastIndexOf('-');
          if (hyphen > 0 && /[^-]/.test(slicePoints(long, 0, hyphen))) end = hyphen + 1;
        }
        line.push(slicePoints(long, 0, end));
        chunks[chunks.length - 1] = slicePoints(long, end);
      } else if (line.length === 0) line.push(chunks.pop() ?? '');
    }
    if (isBlank(line.at(-1))) line.pop();
    if (line.length > 0) lines.push(line.join(''));
  }
  return lines;
}

function isBlank(chunk: string | undefined): boolean {
  return chunk !== undefined && /^\s*$/.test(chunk);
}
