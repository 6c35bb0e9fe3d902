/**
 * The existing paths most like one that does not exist. Pure; safe for any input.
 * @param requested path as it stands in the address, possibly with broken percent-encoding
 * @param paths listed routes
 * @returns at most `count` paths, most similar first; none that has nothing in common
 */
export function nearestPaths(requested: string, paths: readonly string[], count = 3): string[] {
  const wanted = pairsOf(requested.slice(0, 300));
  return paths
    .map((path) => ({ path, score: similarity(wanted, pairsOf(path)) }))
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length)
    .slice(0, count)
    .map(({ path }) => path);
}

/** Pairs of neighbouring characters, folder by folder: `/tactics/tap` and `/tactic/tap` share most of them. */
function pairsOf(path: string): Map<string, number> {
  const text = ` ${path
    .toLowerCase()
    .replace(/(index)?(\.html?)?$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const pairs = new Map<string, number>();
  for (let i = 0; i < text.length - 1; i++) {
    const pair = text.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Dice's coefficient: twice the shared pairs over all pairs, from 0 to 1. */
function similarity(a: Map<string, number>, b: Map<string, number>): number {
  const sum = (pairs: Map<string, number>) => [...pairs.values()].reduce((total, n) => total + n, 0);
  const shared = [...a].reduce((total, [pair, n]) => total + Math.min(n, b.get(pair) ?? 0), 0);
  const all = sum(a) + sum(b);
  return all === 0 ? 0 : (2 * shared) / all;
}

/** A known word, and how many letters of another have to be changed to write it. */
export interface NearWord {
  readonly word: string;
  readonly distance: number;
}

/**
 * The known word with the fewest letters that differ, case aside; of several the first.
 * @param most letters that may differ
 */
export function nearestOf(
  word: string,
  known: readonly string[],
  most = Number.POSITIVE_INFINITY,
): NearWord | undefined {
  const wanted = word.toLowerCase();
  let near: NearWord | undefined;
  for (const each of known) {
    const better = near ? near.distance - 1 : most;
    const distance = editDistance(wanted, each.toLowerCase(), better);
    if (distance <= better) near = { word: each, distance };
  }
  return near;
}

/**
 * The known word that `word` most likely stands for.
 * @param each which letters may differ at most: every third one
 */
export function nearestWord(word: string, known: readonly string[], each = 3): string | undefined {
  const most = Math.max(1, Math.floor(word.length / each));
  // Letters that one has more than the other have to be changed as well: a huge word is compared with none.
  const alike = known.filter(({ length }) => Math.abs(length - word.length) <= most);
  return nearestOf(word, alike, most)?.word;
}

/**
 * Levenshtein distance: insertions, deletions and replacements that turn `a` into `b`.
 * @param most a greater distance is infinite: it is not worked out to its end
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const far = a.length + b.length;
  let previous = Uint32Array.from({ length: b.length + 1 }, (_, i) => i);
  let row = new Uint32Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    // Farther from the diagonal, the distance is greater than the most.
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    const letter = a.charCodeAt(i - 1);
    row[from - 1] = from === 1 ? i : far;
    if (to < b.length) row[to + 1] = far;
    let least = row[from - 1] ?? far;
    for (let j = from; j <= to; j++) {
      const replace = (previous[j - 1] ?? far) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const distance = Math.min(replace, (previous[j] ?? far) + 1, (row[j - 1] ?? far) + 1);
      row[j] = distance;
      if (distance < least) least = distance;
    }
    // No later row has less than the least of this one.
    if (least > most) return Number.POSITIVE_INFINITY;
    [previous, row] = [row, previous];
  }
  const distance = previous[b.length] ?? far;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}
