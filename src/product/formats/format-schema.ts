import { z } from 'zod';
import { evidences } from '../provenance.ts';

/**
 * A JSON Schema as the formats use it: the keywords of draft 2020-12 that occur, and a few of our own.
 * - `x-source`, `x-evidence`, `x-note`, `x-settle`: where the fact comes from, as in the other parts; a field has those of the
 *   schema around it unless it says otherwise
 * - `x-model`: values are names of another part, see `format-names.ts`
 * - `x-also`: values beside those of `x-model` that the product writes itself, though it makes nothing of them
 * - `x-effect`: what DTX does with a value that is not among those of the schema
 * - `x-paired`: `{field: other}`, the model says which names of `field` go with a value of `other`
 * - `x-open`: other fields may exist; only a slip of a known name is an error
 * - `x-renamed`: `{old: new}`, names of older versions
 */
export interface FieldSchema {
  readonly $ref?: string | undefined;
  readonly $defs?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, FieldSchema | boolean>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: FieldSchema | undefined;
  readonly allOf?: readonly FieldSchema[] | undefined;
  readonly if?: FieldSchema | undefined;
  readonly then?: FieldSchema | undefined;
  readonly else?: FieldSchema | undefined;
  readonly 'x-source'?: readonly string[] | undefined;
  readonly 'x-evidence'?: (typeof evidences)[number] | undefined;
  readonly 'x-note'?: string | undefined;
  readonly 'x-settle'?: string | undefined;
  readonly 'x-model'?: string | undefined;
  readonly 'x-also'?: readonly string[] | undefined;
  readonly 'x-effect'?: string | undefined;
  readonly 'x-paired'?: Readonly<Record<string, string>> | undefined;
  /** Set by `resolveNames`: fields of a schema and of those it includes. */
  readonly 'x-known'?: readonly string[] | undefined;
  readonly [keyword: string]: unknown;
}

/** What this code reads of a schema; the rest is left to the validator, which refuses keywords it does not know. */
export const fieldSchema: z.ZodType<FieldSchema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    $defs: z.record(z.string(), fieldSchema).optional(),
    title: z.string().min(1).optional(),
    description: z.string().min(1).optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), z.union([fieldSchema, z.boolean()])).optional(),
    required: z.array(z.string()).optional(),
    items: fieldSchema.optional(),
    allOf: z.array(fieldSchema).optional(),
    if: fieldSchema.optional(),
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
    then: fieldSchema.optional(),
    else: fieldSchema.optional(),
    'x-source': z.array(z.string()).min(1).optional(),
    'x-evidence': z.enum(evidences).optional(),
    'x-note': z.string().min(1).optional(),
    'x-settle': z.string().min(1).optional(),
    'x-model': z.string().optional(),
    'x-also': z.array(z.string()).optional(),
    'x-effect': z.string().optional(),
    'x-paired': z.record(z.string(), z.string()).optional(),
  }),
);

/** A schema file: a complete schema with its provenance. */
export const formatSchema = z.intersection(
  fieldSchema,
  z.looseObject({
    title: z.string().min(1),
    description: z.string().min(1),
    'x-source': z.array(z.string()).min(1),
    'x-evidence': z.enum(evidences),
  }),
);

/** The schemas inside a schema, with the place of each: `properties.agent`. */
export function subschemas(schema: FieldSchema): [string, FieldSchema][] {
  const named = (keyword: '$defs' | 'properties') =>
    Object.entries(schema[keyword] ?? {}).map(([name, value]) => [`${keyword}.${name}`, value] as const);
  const single = (['items', 'if', 'then', 'else'] as const).map(
    (keyword) => [keyword, schema[keyword]] as const,
  );
  const listed = (schema.allOf ?? []).map((value, i) => [`allOf.${i}`, value] as const);
  return [...named('$defs'), ...named('properties'), ...single, ...listed].flatMap(
    ([place, value]): [string, FieldSchema][] => (typeof value === 'object' ? [[place, value]] : []),
  );
}
