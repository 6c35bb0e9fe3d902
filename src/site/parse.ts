import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { ContentError, ContentErrors } from './content-error.ts';

/**
 * Parses data against a schema at the boundary; inside the site, types are trusted.
 * @param file path named in errors
 * @param data what was read
 * @returns the parsed value
 * @throws {ContentErrors} one line per wrong field: file, field, what was expected
 */
export function parseWith<T extends z.ZodType>(schema: T, file: string, data: unknown): z.output<T> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ContentErrors(result.error.issues.flatMap((issue) => describeIssue(file, issue, schema)));
}

/**
 * Parses YAML text.
 * @throws {ContentError} with the line of the mistake
 */
export function parseYamlText(file: string, text: string): unknown {
  try {
    return parseYaml(text) ?? {};
  } catch (error) {
    const [firstLine] = String(error instanceof Error ? error.message : error).split('\n');
    throw new ContentError(file, `not valid YAML (${firstLine?.replace(/[:.]$/, '')})`, 'Mend the YAML');
  }
}

function describeIssue(file: string, issue: z.core.$ZodIssue, schema: z.ZodType): ContentError[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema);
    return issue.keys.map((key) => {
      const name = field ? `${field}.${key}` : key;
      const near = field ? undefined : nearestWord(key, known);
      const mend = near
        ? `Did you mean "${near}"?`
        : `Remove it${known.length && !field ? `; known fields: ${known.join(', ')}` : ''}`;
      return new ContentError(file, `unknown field "${name}"`, mend.replace(/\?$/, ''));
    });
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [new ContentError(file, `field "${field}" is missing`, `Add "${field}" (${issue.expected})`)];
  }
  return [
    new ContentError(file, `field "${field}" is wrong (${lowerFirst(issue.message)})`, 'Correct the value'),
  ];
}

function knownKeys(schema: z.ZodType): string[] {
  return 'shape' in schema && typeof schema.shape === 'object' && schema.shape
    ? Object.keys(schema.shape)
    : [];
}

function nearestWord(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= 3 ? best.candidate : undefined;
}

/** Levenshtein distance: insertions, deletions and replacements that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replace, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
