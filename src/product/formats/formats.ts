import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, ErrorCollector } from '../../base/content-error.ts';
import { parseWith } from '../../base/parse.ts';
import type { Product } from '../product.ts';
import { evidenceProblems, sourceNames } from '../provenance.ts';
import { nameLists, namesOf } from './format-names.ts';
import { type FieldSchema, formatSchema, subschemas } from './format-schema.ts';
import { compileProblem } from './format-validation.ts';

const ending = '.schema.json';

/** A file format of the product: `formats/<name>.schema.json` in the folder of the model. */
export interface Format {
  /** `scope`. */
  readonly name: string;
  readonly schema: FieldSchema;
}

/**
 * Reads the formats.
 * @param root site folder
 * @param folder of the product model, below `root`
 * @returns none when it has no folder of formats
 * @throws {ContentErrors} one line per mistake: not JSON, no title, no source
 */
export function readFormats(root: string, folder: string): Format[] {
  const path = join(root, folder, 'formats');
  if (!existsSync(path)) return [];
  const errors = new ErrorCollector();
  const files = readdirSync(path).filter((file) => file.endsWith(ending));
  const formats = files.sort().flatMap((file): Format[] => {
    const name = file.slice(0, -ending.length);
    const schema = errors.try(() =>
      parseWith(
        formatSchema,
        formatFile(folder, name),
        parseJson(formatFile(folder, name), readFileSync(join(path, file), 'utf8')),
      ),
    );
    return schema ? [{ name, schema }] : [];
  });
  errors.throwIfAny();
  return formats;
}

/** File of a format, from the project root. */
export function formatFile(folder: string, name: string): string {
  return `${folder}/formats/${name}${ending}`;
}

/**
 * What holds for every format: sources are listed, doubt is explained, every field is described, names of the model
 * exist, and a validator takes the schema.
 * @returns one readable line each, with file and place
 */
export function formatProblems(product: Product): ContentError[] {
  const found = product.formats.flatMap((format) => factProblems(format, product));
  return found.length > 0 ? found : compileProblems(product);
}

function factProblems({ name, schema }: Format, product: Product): ContentError[] {
  const sources = new Set(sourceNames(product.sources));
  const found: ContentError[] = [];
  walk(schema, '', (each, place) => {
    const fail = (problem: string, fix: string) =>
      found.push(
        new ContentError(formatFile(product.folder, name), place ? `${place}: ${problem}` : problem, fix),
      );
    for (const source of each['x-source'] ?? [])
      if (!sources.has(source))
        fail(`source "${source}" is not in sources.yml`, 'Add it there or correct it');
    const evidence = each['x-evidence'];
    if (evidence)
      for (const { problem, fix } of evidenceProblems({
        evidence,
        source: each['x-source'] ?? schema['x-source'] ?? [],
        note: each['x-note'],
        settle: each['x-settle'],
      }))
        fail(problem, fix);
    if (/(^|\.)(properties|\$defs)\.[^.]+$/.test(place) && !each.description && !inCondition(place))
      fail('description is missing', 'Say in plain words what it holds');
    const list = each['x-model'];
    if (list !== undefined && !nameLists.includes(list))
      fail(`"x-model" names no list "${list}"`, `Known: ${nameLists.join(', ')}`);
    const names = list === undefined ? undefined : namesOf(product, list)?.names;
    const used = 'const' in each ? [each.const] : (each.enum ?? []);
    const missing = names && used.find((name) => !names.includes(String(name)));
    if (missing) fail(`"${missing}" is not in the model`, 'Correct it or add it to the model');
  });
  return found;
}

/** Schemas that a validator refuses; one that only refers to a refused one is not to blame. */
function compileProblems(product: Product): ContentError[] {
  const refused = product.formats.flatMap(({ name, schema }) => {
    const problem = compileProblem(product, name, formatFile(product.folder, name));
    return problem ? [{ name, text: JSON.stringify(schema), problem }] : [];
  });
  return refused.flatMap(({ name, text, problem }) =>
    refused.some((other) => other.name !== name && text.includes(`"${other.name}.schema.json`))
      ? []
      : [problem],
  );
}

/** Fields of a condition (`if`, `then`) are described where they are defined. */
function inCondition(place: string): boolean {
  return /(^|\.)(if|then|else)\./.test(place);
}

function walk(schema: FieldSchema, place: string, visit: (schema: FieldSchema, place: string) => void): void {
  visit(schema, place);
  for (const [inner, subschema] of subschemas(schema))
    walk(subschema, place ? `${place}.${inner}` : inner, visit);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(file, `not valid JSON (${reason})`, 'Fix the JSON');
  }
}
