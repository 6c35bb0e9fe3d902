/** A format, or a part of one, and its outermost fields. */
export interface FormatOutline {
  /** `scope`, `evaluator#input`. */
  readonly name: string;
  readonly fields: readonly string[];
}

/** What a document most likely is, and what gave it away. */
export interface LikelyFormat {
  readonly name: string;
  readonly guessedBy: 'title' | 'fields';
}

const titles: readonly (readonly [RegExp, string])[] = [
  [/^\S*scope\.ya?ml/, 'scope'],
  [/^\S*plan\.ya?ml/, 'plan'],
  [/^\S*report\.(ya?ml|json)/, 'report'],
  [/^\S*providers\.ya?ml/, 'provider'],
];

/** The format that a title or the name of a file tells. */
export function titledFormat(title: string): string | undefined {
  return titles.find(([pattern]) => pattern.test(title))?.[1];
}

/**
 * The format whose outermost fields a document has. A title that names a format settles it, so that a wrong field is
 * an error and not another format. Of formats with the same fields it is the one that comes first.
 */
export function likelyFormat(
  outlines: readonly FormatOutline[],
  title: string,
  fields: readonly string[],
): LikelyFormat | undefined {
  const named = titledFormat(title);
  if (named) return { name: named, guessedBy: 'title' };
  const [best] = outlines
    .map(({ name, fields: known }) => ({ name, hits: fields.filter((each) => known.includes(each)).length }))
    .filter(({ hits }) => hits * 2 >= fields.length && hits > 0)
    .sort((a, b) => b.hits - a.hits);
  return best && { name: best.name, guessedBy: 'fields' };
}
