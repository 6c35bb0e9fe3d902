import type { Product } from '../product.ts';
import type { FormatChecks } from './check-format.ts';
import { nameLists, namesOf } from './format-names.ts';
import { resolveNames } from './format-resolve.ts';
import type { FieldSchema } from './format-schema.ts';

/** Keywords that `check-schema.ts` keeps to, or that messages are made of. */
const kept = [
  ...['$ref', 'type', 'const', 'enum', 'allOf', 'if', 'then', 'else', 'minimum', 'maximum', 'minLength'],
  ...['pattern', 'minItems', 'items', 'required', 'additionalProperties', 'unevaluatedProperties'],
  ...['x-renamed', 'x-open', 'x-effect', 'x-model', 'x-kind', 'x-known', 'examples'],
];
/** Keywords for readers. */
const left = [
  ...[
    'title',
    'description',
    'default',
    'x-source',
    'x-evidence',
    'x-note',
    'x-settle',
    'x-paired',
    'x-also',
  ],
];

/**
 * The formats of a product, as the config lab takes them.
 * @throws {Error} a schema has a keyword that `check-schema.ts` does not know, or a value that it does not compare
 */
export function formatChecks(product: Product): FormatChecks {
  return {
    schemas: Object.fromEntries(
      product.formats.map(({ name, schema }) => [name, plain(resolveNames(schema, product), name)]),
    ),
    names: Object.fromEntries(
      nameLists.flatMap((list) => {
        const known = namesOf(product, list);
        const { kind, retired = [], aliases = [] } = known ?? {};
        return kind
          ? [[list, { kind, retired: Object.fromEntries(retired), aliases: Object.fromEntries(aliases) }]]
          : [];
      }),
    ),
  };
}

function plain(schema: FieldSchema, place: string): FieldSchema {
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    const here = `${place}.${keyword}`;
    if (left.includes(keyword)) return [];
    if (keyword === 'properties' || keyword === '$defs')
      return [[keyword, mapValues(value as Readonly<Record<string, unknown>>, (each) => inner(each, here))]];
    if (!kept.includes(keyword)) throw new Error(`${here}: check-schema.ts does not know this keyword.`);
    if (keyword === 'examples') return schema.pattern ? [[keyword, value]] : [];
    if ([keyword === 'enum' ? value : keyword === 'const' ? [value] : []].flat(2).some(isObject))
      throw new Error(`${here}: check-schema.ts compares no objects.`);
    if (['items', 'if', 'then', 'else', 'additionalProperties', 'unevaluatedProperties'].includes(keyword))
      return [[keyword, inner(value, here)]];
    return [[keyword, keyword === 'allOf' ? (value as unknown[]).map((each) => inner(each, here)) : value]];
  });
  return Object.fromEntries(entries);
}

function inner(value: unknown, place: string): unknown {
  return isObject(value) ? plain(value as FieldSchema, place) : value;
}

function mapValues(object: Readonly<Record<string, unknown>>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
