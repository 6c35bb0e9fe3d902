/** What an author wrote behind the opening fence. */
export interface Fence {
  readonly title: string | undefined;
  readonly alt: string | undefined;
  /** What the document is, when title and fields do not tell; see `checks/examples/document-kinds.ts`. */
  readonly schema: string | undefined;
  /** The file below the folder of examples that the block shows. */
  readonly file: string | undefined;
  readonly showLineNumbers: boolean;
  readonly sample: boolean;
  /** 1-based numbers of the lines to mark. */
  readonly marked: ReadonlySet<number>;
  /** Words that mean nothing, for an error. */
  readonly unknown: readonly string[];
}

/**
 * Parses the text behind a fence's language: `title="a.yml" showLineNumbers {2,4-6} sample`.
 * Pure; never throws.
 */
export function parseFence(meta: string): Fence {
  const values = new Map<string, string>();
  let rest = meta.replace(/(\w+)="([^"]*)"/g, (_, name: string, value: string) => {
    values.set(name, value);
    return ' ';
  });
  const marked = new Set<number>();
  rest = rest.replace(/\{([\d,\s-]+)\}/g, (whole, ranges: string) => {
    const lines = ranges.split(',').map(expandRange);
    // A range without lines stays in the text and is reported as unknown.
    if (lines.some((range) => range.length === 0)) return whole.replaceAll(/\s/g, '');
    for (const line of lines.flat()) marked.add(line);
    return ' ';
  });
  const words = rest.split(/\s+/).filter(Boolean);
  const known = ['showLineNumbers', 'sample'];
  return {
    title: values.get('title'),
    alt: values.get('alt'),
    schema: values.get('schema'),
    file: values.get('file'),
    showLineNumbers: words.includes('showLineNumbers'),
    sample: words.includes('sample'),
    marked,
    unknown: [
      ...words.filter((word) => !known.includes(word)),
      ...[...values.keys()].filter((name) => !['title', 'alt', 'schema', 'file'].includes(name)),
    ],
  };
}

function expandRange(range: string): number[] {
  const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
  const from = Number(first);
  const to = Number(last ?? first);
  if (!(from >= 1 && to - from <= 10_000)) return [];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
