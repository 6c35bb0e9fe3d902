import type { z } from 'zod';
import { ContentError, ContentErrors } from './content-error.ts';
import { nearestWord } from './nearest.ts';
import { fieldsAt } from './schema-fields.ts';
import { type DataPath, readYaml } from './yaml.ts';

/**
 * Parses data against a schema at the boundary; inside the site, types are trusted.
 * @param file path named in errors
 * @param data what was read
 * @param lineOf line of a place in the file, named in errors when it is known
 * @returns the parsed value
 * @throws {ContentErrors} one line per wrong field: file, field, what was expected
 */
export function parseWith<T extends z.ZodType>(
  schema: T,
  file: string,
  data: unknown,
  lineOf?: (path: DataPath) => number,
): z.output<T> {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) =>
    describeIssue(issue, schema, data).map(({ path, problem, fix }) => {
      const line = lineOf ? `line ${lineOf(path)}: ` : '';
      return new ContentError(file, line + problem, fix);
    }),
  );
  throw new ContentErrors(errors);
}

/**
 * Parses YAML text against a schema; what is wrong is told with its line.
 * @throws {ContentError | ContentErrors} one line per mistake: file, line, field, what was expected
 */
export function parseYaml<T extends z.ZodType>(schema: T, file: string, text: string): z.output<T> {
  const { data, lineOf } = readYaml(file, text);
  return parseWith(schema, file, data, lineOf);
}

/**
 * Parses YAML text.
 * @param firstLine line of the file the text starts on, so that an error names the right one
 * @throws {ContentError} with the line of the mistake
 */
export function parseYamlText(file: string, text: string, firstLine = 1): unknown {
  return readYaml(file, text, firstLine).data;
}

/** Fields that name an entry of a list, the first one it has. */
const nameFields = ['id', 'path', 'name', 'version'];

/** What an entry of a list is called, undefined when it has no name. */
export function entryName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Readonly<Record<string, unknown>>;
  const field = nameFields.find((each) => typeof fields[each] === 'string');
  return field && String(fields[field]);
}

/** `datasets.STINGRAY.source`: a place in data, entries of lists by name where they have one. */
function placeOf(path: readonly PropertyKey[], data: unknown): string {
  let value = data;
  return path
    .map((key) => {
      value = (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key];
      return String((typeof key === 'number' && entryName(value)) || String(key));
    })
    .join('.');
}

interface Described {
  readonly path: DataPath;
  readonly problem: string;
  readonly fix: string;
}

function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown): Described[] {
  const { path } = issue;
  const field = placeOf(path, data);
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, path, data);
    return issue.keys.map((key) => {
      const near = nearestWord(key, known);
      const rest = known.length > 0 ? `; known fields: ${known.join(', ')}` : '';
      return {
        path: [...path, key],
        problem: `unknown field "${field ? `${field}.${key}` : key}"`,
        fix: near ? `Perhaps "${near}" is meant` : `Remove it${rest}`,
      };
    });
  }
  if (field === '') {
    const problem = `is not a list of fields (${lowerFirst(issue.message)})`;
    return [{ path, problem, fix: 'Write one field per line' }];
  }
  if (issue.input === undefined) {
    const expected =
      'values' in issue ? issue.values.join(', ') : 'expected' in issue ? issue.expected : 'text';
    return [{ path, problem: `field "${field}" is missing`, fix: `Add "${field}" (${expected})` }];
  }
  const near = 'values' in issue && nearestWord(String(issue.input), issue.values.map(String));
  return [
    {
      path,
      problem: `field "${field}" is wrong (${lowerFirst(issue.message)})`,
      fix: near ? `Perhaps "${near}" is meant` : 'Correct the value',
    },
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
