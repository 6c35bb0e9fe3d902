/** Makes a text node hold another text by changing just what differs: a browser lays out only the lines around it. */
export function setText(node: Text, text: string): void {
  const change = changeOf(node.data, text);
  if (change[1] > 0 || change[2] !== '') node.replaceData(...change);
}

/** One stretch that differs between two texts: where it is, how long it was, and what takes its place. */
export function changeOf(before: string, after: string): [offset: number, length: number, text: string] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return [start, before.length - end - start, after.slice(start, after.length - end)];
}
