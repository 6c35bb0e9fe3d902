/** What an author wrote behind the opening fence. */
export interface Fence {
  readonly title: string | undefined;
  readonly alt: string | undefined;
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
  rest = rest.replace(/\{([\d,\s-]+)\}/g, (_, ranges: string) => {
    for (const line of ranges.split(',').flatMap(expandRange)) marked.add(line);
    return ' ';
  });
  const words = rest.split(/\s+/).filter(Boolean);
  const known = ['showLineNumbers', 'sample'];
  return {
    title: values.get('title'),
    alt: values.get('alt'),
    showLineNumbers: words.includes('showLineNumbers'),
    sample: words.includes('sample'),
    marked,
    unknown: [
      ...words.filter((word) => !known.includes(word)),
      ...[...values.keys()].filter((name) => name !== 'title' && name !== 'alt'),
    ],
  };
}

function expandRange(range: string): number[] {
  const [from = Number.NaN, to = from] = range.split('-').map(Number);
  if (!Number.isInteger(from) || !Number.isInteger(to) || to - from > 10_000) return [];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
