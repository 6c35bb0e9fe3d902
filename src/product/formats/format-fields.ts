import { isDoubtful, type ShownProvenance } from '../provenance.ts';
import type { FieldSchema } from './format-schema.ts';
import type { FormatPlace } from './format-validation.ts';
import type { Format } from './formats.ts';

/** A schema, where it stands, and the provenance that holds there. */
export interface Located extends FormatPlace {
  /** With what it refers to filled in. */
  readonly schema: FieldSchema;
  readonly provenance: ShownProvenance;
}

/** A field of an object, as its table shows it. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly located: Located;
}

/**
 * Finds a schema of a format.
 * @param of name of a definition (`http-raw`), or fields joined by dots (`redteam.plugins`; lists are entered by their
 *   name alone); absent: the whole format
 * @returns undefined when there is none
 */
export function locate(formats: readonly Format[], name: string, of?: string): Located | undefined {
  const format = formats.find((each) => each.name === name);
  if (!format) return undefined;
  const root = enter(formats, { format: name, pointer: '' }, undefined);
  if (!of) return root;
  const [first = '', ...rest] = of.split('.');
  const definition = format.schema.$defs?.[first];
  const steps = definition ? rest : [first, ...rest];
  const start = definition ? enter(formats, { format: name, pointer: `/$defs/${first}` }, undefined) : root;
  return steps.reduce<Located | undefined>(
    (located, step) =>
      located && fieldsOf(formats, entryOf(formats, located)).find((field) => field.name === step)?.located,
    start,
  );
}

/** Names that `locate` takes first: definitions and fields of a format. */
export function namesIn(formats: readonly Format[], name: string): string[] {
  const schema = formats.find((each) => each.name === name)?.schema;
  return [...new Set([schema?.$defs, schema?.properties].flatMap((each) => Object.keys(each ?? {})))];
}

/** Fields of an object, with those it includes from other schemas. */
export function fieldsOf(formats: readonly Format[], located: Located): Field[] {
  const { schema, format, pointer, provenance } = located;
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, value]): Field[] => {
    const place = { format, pointer: `${pointer}/properties/${name}` };
    return typeof value === 'boolean'
      ? []
      : [
          {
            name,
            required: (schema.required ?? []).includes(name),
            located: enter(formats, place, provenance, value),
          },
        ];
  });
  const inner = (schema.allOf ?? []).map((value, i): [string, FieldSchema] => [
    `${pointer}/allOf/${i}`,
    value,
  ]);
  // "if … then" without "else" is an object that may also be null.
  if (schema.then && !schema.else) inner.push([`${pointer}/then`, schema.then]);
  const included = inner
    .filter(([, value]) => value.$ref)
    .flatMap(([place, value]) =>
      fieldsOf(formats, enter(formats, { format, pointer: place }, provenance, value)),
    );
  return [...own, ...included];
}

/** The schema of a list's entries, of their entries and so on; anything else as it is. */
export function entryOf(formats: readonly Format[], located: Located): Located {
  const { schema, format, pointer, provenance } = located;
  return schema.items
    ? entryOf(formats, enter(formats, { format, pointer: `${pointer}/items` }, provenance, schema.items))
    : located;
}

/** Follows references; keywords next to a reference win over what it leads to. */
function enter(
  formats: readonly Format[],
  place: FormatPlace,
  outer: Located['provenance'] | undefined,
  at?: FieldSchema,
): Located {
  const schema = at ?? schemaAt(formats, place);
  const { $ref, ...beside } = schema;
  const { 'x-evidence': evidence, 'x-note': note, 'x-settle': settle } = schema;
  const provenance = evidence
    ? { evidence, note, settle }
    : (outer ?? formatProvenance(formats, place.format));
  if ($ref === undefined) return { ...place, schema, provenance };
  const [file = '', pointer = ''] = $ref.split('#');
  const target = { format: file.replace('.schema.json', '') || place.format, pointer };
  // A doubt holds for what is referred to as well, unless that has a provenance of its own.
  const found = enter(formats, target, isDoubtful(provenance) ? provenance : undefined);
  return {
    ...found,
    schema: { ...found.schema, ...beside },
    provenance: evidence ? provenance : found.provenance,
  };
}

function formatProvenance(formats: readonly Format[], name: string): Located['provenance'] {
  const {
    'x-evidence': evidence = 'read',
    'x-note': note,
    'x-settle': settle,
  } = formats.find((each) => each.name === name)?.schema ?? {};
  return { evidence, note, settle };
}

function schemaAt(formats: readonly Format[], { format, pointer }: FormatPlace): FieldSchema {
  const steps = pointer.split('/').slice(1);
  const root: unknown = formats.find(({ name }) => name === format)?.schema;
  const found = steps.reduce<unknown>(
    (schema, step) => (schema as Readonly<Record<string, unknown>> | undefined)?.[step],
    root,
  );
  if (typeof found !== 'object' || !found) throw new Error(`Format "${format}" has nothing at "${pointer}".`);
  return found as FieldSchema;
}
