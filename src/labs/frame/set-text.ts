/** One stretch that differs between two texts: where it is, how long it was, and what takes its place. */
export type Change = readonly [offset: number, length: number, text: string];

/** The change that makes one text another. */
export function changeOf(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return [start, before.length - end - start, after.slice(start, after.length - end)];
}
