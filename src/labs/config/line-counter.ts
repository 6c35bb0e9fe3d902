/**
 * Tells lines of a text by offsets. Where they begin is looked up once, when it is first asked.
 * @param firstLine line of the file on which the text begins
 */
export function lineCounter(text: string, firstLine: number): (offset: number) => number {
  let ends: number[] | undefined;
  return (offset) => {
    ends ??= endsOf(text);
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] ?? 0) < offset) from = middle + 1;
      else to = middle;
    }
    return firstLine + from;
  };
}

function endsOf(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return ends;
}
