import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { ContentError } from '../../base/content-error.ts';
import { nearestWord } from '../../base/nearest.ts';
import type { Product } from '../product.ts';
import { namesOf } from './format-names.ts';
import { describeErrors, type FormatProblem } from './format-problems.ts';
import { resolveNames } from './format-resolve.ts';
import type { FieldSchema } from './format-schema.ts';

/** Schemas refer to each other by file name; this stands for the folder they are in. */
const base = 'https://formats.invalid/';

/** A schema of a format: the whole, or one at a JSON pointer within. */
export interface FormatPlace {
  readonly format: string;
  /** `` for the whole, `/$defs/agent` for a part. */
  readonly pointer: string;
}

const validators = new WeakMap<Product, Ajv2020>();

/**
 * Validates data against a format.
 * @param part whether required fields of the outermost object may be missing
 * @returns what is wrong, in the order of the data's fields; nothing when it fits
 */
export function validateFormat(
  product: Product,
  { format, pointer }: FormatPlace,
  data: unknown,
  part = false,
): FormatProblem[] {
  const validate = validatorOf(product).getSchema(`${base}${format}.schema.json#${encodeURI(pointer)}`);
  if (!validate) throw new Error(`There is no format "${format}" with "${pointer}".`);
  return problemsOf(product, validate, data, part);
}

/**
 * Validates data against a schema that is not a format, such as a message of the API.
 * @returns see `validateFormat`
 */
export function validateSchema(
  product: Product,
  schema: FieldSchema,
  data: unknown,
  part = false,
): FormatProblem[] {
  return problemsOf(product, validatorOf(product).compile(schema), data, part);
}

/** One readable line when the validator refuses the schema of a format. */
export function compileProblem(product: Product, format: string, file: string): ContentError | undefined {
  const refused = (reason: string) => {
    const [line = ''] = reason.replaceAll(base, '').split('\n');
    return new ContentError(file, `does not compile (${line})`, 'Correct the JSON Schema');
  };
  const ajv = validatorOf(product);
  const schema = product.formats.find(({ name }) => name === format)?.schema;
  if (!ajv.validateSchema(schema ?? {})) {
    const [first] = ajv.errors ?? [];
    return refused(`${first?.instancePath} ${first?.message}`.trim());
  }
  try {
    ajv.getSchema(`${base}${format}.schema.json`);
    return undefined;
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function problemsOf(
  product: Product,
  validate: ValidateFunction,
  data: unknown,
  part: boolean,
): FormatProblem[] {
  if (validate(data)) return [];
  const waived = (error: ErrorObject) => part && error.keyword === 'required' && error.instancePath === '';
  return describeErrors(
    { namesOf: (list) => namesOf(product, list), otherName: 'Correct it or add it to content/product' },
    (validate.errors ?? []).filter((error) => !waived(error)),
    data,
  );
}

function validatorOf(product: Product): Ajv2020 {
  const known = validators.get(product);
  if (known) return known;
  const ajv = new Ajv2020({
    strict: true,
    // `compileProblem` does it, and says which file is to blame.
    validateSchema: false,
    // "if" and "then" name fields that the schema around them defines.
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
  });
  ajv.addVocabulary([
    'x-source',
    'x-evidence',
    'x-note',
    'x-settle',
    'x-model',
    'x-also',
    'x-effect',
    'x-paired',
    'x-kind',
    'x-known',
  ]);
  ajv.addKeyword({ keyword: 'x-renamed', type: 'object', schemaType: 'object', validate: renamed });
  ajv.addKeyword({ keyword: 'x-open', type: 'object', schemaType: 'boolean', validate: slip });
  for (const { name, schema } of product.formats)
    ajv.addSchema({ ...resolveNames(schema, product), $id: `${base}${name}.schema.json` });
  validators.set(product, ajv);
  return ajv;
}

interface KeywordFunction {
  (schema: unknown, data: object, parent?: object): boolean;
  errors?: Partial<ErrorObject>[];
}

const renamed: KeywordFunction = (names, data) => {
  const old = Object.entries(names as Record<string, string>).filter(([name]) => Object.hasOwn(data, name));
  renamed.errors = old.map(([name, current]) => ({ keyword: 'x-renamed', params: { name, current } }));
  return old.length === 0;
};

/** An open object takes any field; one that is nearly a known one is a slip. */
const slip: KeywordFunction = (_, data, parent) => {
  const known = Object.keys((parent as FieldSchema | undefined)?.properties ?? {});
  const slips = Object.keys(data).flatMap((name) => {
    const near = known.includes(name) ? undefined : nearestWord(name, known);
    // Ajv adds the schema to errors of its own keywords only; the message names its fields.
    const parentSchema = { ...parent };
    return near ? [{ keyword: 'x-open', params: { additionalProperty: name }, parentSchema }] : [];
  });
  slip.errors = slips;
  return slips.length === 0;
};
