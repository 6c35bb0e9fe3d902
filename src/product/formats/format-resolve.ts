import type { Product } from '../product.ts';
import { namesOf } from './format-names.ts';
import type { FieldSchema } from './format-schema.ts';

/**
 * Puts the names of the model into a schema: `x-model` becomes the values of `enum`, `x-paired` one condition for each
 * group of names. What depends on a field that has an older name (`x-renamed`) is checked under that name as well.
 * @returns a new schema that a validator understands
 */
export function resolveNames(schema: FieldSchema, product: Product): FieldSchema {
  return mapSchema(schema, (each) => ({
    ...each,
    ...values(each, product),
    ...withConditions(each, [...pairs(each, product), ...renamed(each)]),
    ...included(each, schema),
  }));
}

/** Applies `change` to every object in a schema, the inner ones first; those that are not schema lack our keywords. */
export function mapSchema(schema: FieldSchema, change: (schema: FieldSchema) => FieldSchema): FieldSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)])));
  };
  return walk(schema) as FieldSchema;
}

function values(schema: FieldSchema, product: Product): FieldSchema {
  const list = schema['x-model'];
  if (typeof list !== 'string' || 'const' in schema || 'enum' in schema) return {};
  return { enum: [...new Set([...(namesOf(product, list)?.names ?? []), ...(schema['x-also'] ?? [])])] };
}

function withConditions({ allOf = [] }: FieldSchema, more: readonly FieldSchema[]): FieldSchema {
  return more.length > 0 ? { allOf: [...allOf, ...more] } : {};
}

/** Conditions on a field once more for each older name of it. */
function renamed(schema: FieldSchema): FieldSchema[] {
  const names = Object.entries(schema['x-renamed'] ?? {});
  return names.flatMap(([old, current]) =>
    [...(schema.allOf ?? []), schema].flatMap(({ if: condition, then: checked }): FieldSchema[] => {
      const value = condition?.properties?.[String(current)];
      return value !== undefined && checked
        ? [
            {
              if: { type: 'object', properties: { [old]: value }, required: [old] },
              // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
              then: checked,
            },
          ]
        : [];
    }),
  );
}

/** Field names of a schema that includes others of its file, for messages about unknown fields. */
function included({ properties, allOf, unevaluatedProperties }: FieldSchema, root: FieldSchema): FieldSchema {
  if (unevaluatedProperties !== false) return {};
  const others = (allOf ?? []).map(({ $ref }) => root.$defs?.[$ref?.replace('#/$defs/', '') ?? '']);
  return {
    'x-known': [properties, ...others.map((other) => other?.properties)].flatMap((each) =>
      Object.keys(each ?? {}),
    ),
  };
}

function pairs(schema: FieldSchema, product: Product): FieldSchema[] {
  const paired = schema['x-paired'];
  if (typeof paired !== 'object' || !schema.properties) return [];
  return Object.entries(paired).flatMap(([field, other]): FieldSchema[] => {
    const property = schema.properties?.[field];
    const list = typeof property === 'object' ? namesOf(product, property['x-model'] ?? '') : undefined;
    const groups = new Set(list?.groups?.values());
    return [...groups].map((group) => ({
      if: { type: 'object', properties: { [other]: { const: group } }, required: [other] },
      // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
      then: {
        type: 'object',
        properties: {
          [field]: {
            enum: list?.names.filter((name) => list.groups?.get(name) === group),
            'x-kind': `${list?.kind} of the kind ${group}`,
          },
        },
      },
    }));
  });
}
