import { nearestWord } from '../../base/nearest.ts';
import type { SchemaError } from './format-problems.ts';
import type { FieldSchema } from './format-schema.ts';

/** Schemas that refer to each other, by file name without its ending. */
export type Schemas = Readonly<Record<string, FieldSchema>>;

/** More mistakes than anybody reads; none is looked for after them. */
export const mostErrors = 500;

/**
 * Says what is wrong with a value, as Ajv does with `allErrors` and `verbose`, for the keywords that the formats use:
 * code that Ajv makes from a schema is forbidden on our pages, and written into a module it has five times the size. A
 * test holds both to the same errors, in the same order.
 * @param place `scope`, or `scope#/$defs/agent`
 * @returns at most `mostErrors`
 */
export function schemaErrors(schemas: Schemas, place: string, value: unknown): SchemaError[] {
  const errors: SchemaError[] = [];
  const [file = '', pointer = ''] = place.split('#');
  check({ schemas, file, errors }, schemaAt(schemas, file, pointer), value, '');
  return errors;
}

interface Work {
  readonly schemas: Schemas;
  /** Whose schema is read, for references within it. */
  readonly file: string;
  readonly errors: SchemaError[];
}

type Report = (keyword: string, params: SchemaError['params'], message?: string) => void;

function check(work: Work, schema: FieldSchema | boolean, data: unknown, path: string): void {
  if (typeof schema === 'boolean' || work.errors.length >= mostErrors) return;
  const report: Report = (keyword, params, message) => {
    if (work.errors.length < mostErrors)
      work.errors.push({ keyword, instancePath: path, params, message, parentSchema: schema, data });
  };
  // Of one type with keywords for it Ajv tells after those for all types, else before.
  const isLate = typeof schema.type === 'string' && ofType[schema.type]?.some((each) => each in schema);
  if (!isLate) checkType(schema, data, report);
  checkAnyType(work, schema, data, path, report);
  if (isLate) checkType(schema, data, report);
  if (typeof data === 'number') checkNumber(schema, data, report);
  else if (typeof data === 'string') checkText(schema, data, report);
  else if (Array.isArray(data)) checkList(work, schema, data, path, report);
  else if (isObject(data)) checkObject(work, schema, data, path, report);
}

const ofType: Readonly<Record<string, readonly string[]>> = {
  number: ['minimum', 'maximum'],
  string: ['minLength', 'pattern'],
  array: ['minItems', 'items'],
  object: ['required', 'additionalProperties', 'properties', 'unevaluatedProperties', 'x-renamed', 'x-open'],
};

function checkType({ type }: FieldSchema, data: unknown, report: Report): void {
  if (type !== undefined && ![type].flat().some((each) => isOfType(each, data))) report('type', { type });
}

function isOfType(type: string, data: unknown): boolean {
  if (type === 'null') return data === null;
  if (type === 'array') return Array.isArray(data);
  if (type === 'object') return isObject(data);
  if (type === 'integer') return Number.isInteger(data);
  return type === 'number' ? Number.isFinite(data) : typeof data === type;
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** References, values and conditions: what a value of any type has to keep to. */
function checkAnyType(work: Work, schema: FieldSchema, data: unknown, path: string, report: Report): void {
  if (schema.$ref !== undefined)
    follow(work, schema.$ref, (there, target) => check(there, target, data, path));
  if ('const' in schema && data !== schema.const) report('const', { allowedValue: schema.const });
  if (schema.enum && !schema.enum.includes(data)) report('enum', { allowedValues: schema.enum });
  for (const each of schema.allOf ?? []) check(work, each, data, path);
  if (schema.if) {
    const chosen = fits(work, schema.if, data) ? schema.then : schema.else;
    if (chosen) check(work, chosen, data, path);
  }
}

function fits(work: Work, schema: FieldSchema, data: unknown): boolean {
  const errors: SchemaError[] = [];
  check({ ...work, errors }, schema, data, '');
  return errors.length === 0;
}

function checkNumber({ minimum, maximum }: FieldSchema, data: number, report: Report): void {
  if (typeof maximum === 'number' && data > maximum) report('maximum', {}, `must be <= ${maximum}`);
  if (typeof minimum === 'number' && data < minimum) report('minimum', {}, `must be >= ${minimum}`);
}

function checkText({ minLength, pattern }: FieldSchema, data: string, report: Report): void {
  if (typeof minLength === 'number' && [...data.slice(0, 2 * minLength)].length < minLength)
    report('minLength', {});
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(data)) report('pattern', {});
}

function checkList(
  work: Work,
  { minItems, items }: FieldSchema,
  data: readonly unknown[],
  path: string,
  report: Report,
): void {
  if (typeof minItems === 'number' && data.length < minItems) report('minItems', {});
  if (!items) return;
  for (const [i, each] of data.entries()) check(work, items, each, `${path}/${i}`);
}

function checkObject(
  work: Work,
  schema: FieldSchema,
  data: Readonly<Record<string, unknown>>,
  path: string,
  report: Report,
): void {
  const { properties = {}, additionalProperties: others } = schema;
  for (const name of schema.required ?? [])
    if (data[name] === undefined) report('required', { missingProperty: name });
  if (others !== undefined)
    for (const name of Object.keys(data)) {
      if (Object.hasOwn(properties, name)) continue;
      if (others === false) report('additionalProperties', { additionalProperty: name });
      else check(work, others as FieldSchema, data[name], at(path, name));
    }
  for (const [name, each] of Object.entries(properties))
    if (data[name] !== undefined) check(work, each, data[name], at(path, name));
  if (schema.unevaluatedProperties === false) {
    const known = fieldsOf(work, schema);
    for (const name of Object.keys(data))
      if (!known.has(name)) report('unevaluatedProperties', { unevaluatedProperty: name });
  }
  for (const [name, current] of Object.entries(schema['x-renamed'] ?? {}))
    if (Object.hasOwn(data, name)) report('x-renamed', { name, current: String(current) });
  if (!schema['x-open']) return;
  const known = Object.keys(properties);
  for (const name of Object.keys(data))
    if (!known.includes(name) && nearestWord(name, known)) report('x-open', { additionalProperty: name });
}

/** Fields of a schema and of those that it includes. */
function fieldsOf(work: Work, { properties, allOf = [], $ref }: FieldSchema): Set<string> {
  const known = new Set(Object.keys(properties ?? {}));
  const include = (there: Work, schema: FieldSchema) => {
    for (const name of fieldsOf(there, schema)) known.add(name);
  };
  for (const each of allOf) include(work, each);
  if ($ref !== undefined) follow(work, $ref, include);
  return known;
}

function at(path: string, name: string): string {
  return `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** `#/$defs/agent`, `scope.schema.json`, or both. */
function follow(work: Work, ref: string, read: (there: Work, schema: FieldSchema) => void): void {
  const [name = '', pointer = ''] = ref.split('#');
  const file = name.replace('.schema.json', '') || work.file;
  read({ ...work, file }, schemaAt(work.schemas, file, pointer));
}

function schemaAt(schemas: Schemas, file: string, pointer: string): FieldSchema {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((schema, step) => (schema as Readonly<Record<string, unknown>>)?.[step], schemas[file]);
  if (!found) throw new Error(`No schema is at ${file}#${pointer}`);
  return found as FieldSchema;
}
