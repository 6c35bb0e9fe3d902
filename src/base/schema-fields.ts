import type { z } from 'zod';

/** What schemas are made of here; zod has no typed way to walk them. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly getter?: () => z.core.$ZodType;
}

/**
 * Names of the fields that a schema knows at a place of data: of every form it may have there, but only of those that
 * fit the data's own kind where a field tells the kinds apart.
 */
export function fieldsAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): readonly string[] {
  let value = data;
  let schemas = formsOf(schema, value);
  for (const step of path) {
    value = isObject(value) ? value[step] : undefined;
    schemas = schemas.flatMap((each) => {
      const { shape, element, valueType } = definitionOf(each);
      const inner = shape ? shape[String(step)] : (element ?? valueType);
      return inner ? formsOf(inner, value) : [];
    });
  }
  return [...new Set(schemas.flatMap((each) => Object.keys(definitionOf(each).shape ?? {})))];
}

/** The schemas behind what is optional, has a default, is made later or is one of several. */
function formsOf(schema: z.core.$ZodType, value: unknown): z.core.$ZodType[] {
  const { innerType, in: input, options, getter } = definitionOf(schema);
  const inner = innerType ?? input ?? getter?.();
  if (inner) return formsOf(inner, value);
  return options ? options.flatMap((option) => formsOf(option, value)).filter(fits(value)) : [schema];
}

/** Whether a form is that of the value: no field with one allowed text, such as `kind`, says another one. */
function fits(value: unknown) {
  return (schema: z.core.$ZodType): boolean =>
    Object.entries(definitionOf(schema).shape ?? {}).every(([field, inner]) => {
      const { type, values } = inner._zod.def as { type: string; values?: readonly unknown[] };
      return type !== 'literal' || !isObject(value) || values?.includes(value[field]);
    });
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def as Definition;
}

function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}
