/** Levels of the headings of a Markdown text, in order; code is passed over. */
export function outline(markdown: string): number[] {
  const levels: number[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    const [, hashes] = (fence === undefined && /^ {0,3}(#{1,6})\s/.exec(line)) || [];
    if (hashes) levels.push(hashes.length);
  }
  return levels;
}

/** Whether two texts have headings of the same levels in the same order. */
export function sameOutline(one: string, other: string): boolean {
  return outline(one).join() === outline(other).join();
}
