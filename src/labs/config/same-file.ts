/**
 * Whether a text is a changed state of the one before, and not another text in its place: then the name of the file does
 * not tell any more what it is.
 */
export function isSameFile(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  // Hardly anything is left: what comes next is new.
  if (after.trim() === '' || after.length * 100 < before.length) return false;
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return (start + end) * 2 >= shorter;
}
