import { withArticle } from '../../base/article.ts';
import { nearestWord } from '../../base/nearest.ts';
import type { NameList } from './format-names.ts';
import type { FieldSchema } from './format-schema.ts';

/** What a validator says is wrong, as far as it is told: an error of Ajv, or of `check-schema.ts`. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer. */
  readonly instancePath: string;
  readonly params: ErrorParams;
  readonly message?: string | undefined;
  readonly parentSchema?: object | undefined;
  readonly data?: unknown;
}

interface ErrorParams {
  readonly missingProperty?: string;
  readonly additionalProperty?: string;
  readonly unevaluatedProperty?: string;
  readonly name?: string;
  readonly current?: string;
  readonly allowedValues?: readonly unknown[];
  readonly allowedValue?: unknown;
  readonly type?: string | readonly string[];
}

/** What is known of the names that fields take, and what is said of one that nothing comes near. */
export interface KnownNames {
  namesOf(list: string): Pick<NameList, 'kind' | 'retired' | 'aliases'> | undefined;
  readonly otherName: string;
}

/** What is wrong at one place of a document. */
export interface FormatProblem {
  /** Of JSON Schema, or one of ours: what the value does not keep to. */
  readonly keyword: string;
  /** `['redteam', 'plugins', 'plugins', 0]`; ends in the field when the field itself is wrong. */
  readonly path: readonly (string | number)[];
  readonly problem: string;
  readonly fix: string;
  /** Required field that is missing; of a field with a wrong name, the one that it should be. */
  readonly missing?: string;
  /** What DTX does with such a value, in a sentence. */
  readonly effect?: string | undefined;
}

/** Longest list of names that a message spells out. */
const listed = 12;

/** Says in words what a validator found; what only follows from another mistake is left out. */
export function describeErrors(
  names: KnownNames,
  errors: readonly SchemaError[],
  data: unknown,
): FormatProblem[] {
  const places = Map.groupBy(errors, ({ instancePath }) => instancePath);
  const isMissing = (place: string, field: string) =>
    places.get(place)?.some(({ params }) => params.missingProperty === field) ?? false;
  const telling = errors.filter(
    (error) => !followsFrom(error, places.get(error.instancePath)?.filter((each) => each !== error) ?? []),
  );
  const problems = telling.flatMap((error) => describe(names, error, data, isMissing));
  const first = new Map(problems.map((problem) => [problem.path.join('\n'), problem] as const).reverse());
  return problems.filter((problem) => first.get(problem.path.join('\n')) === problem);
}

/** `redteam.plugins.plugins[0]`. */
export function placeText(path: readonly (string | number)[]): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}

/** @param here other errors of the same value */
function followsFrom(error: SchemaError, here: readonly SchemaError[]): boolean {
  const { keyword } = error;
  if (keyword === 'if') return true;
  // A name outside of the list is not in the list of its group either.
  if (keyword === 'enum' && kindOf(error))
    return here.some((each) => each.keyword === 'enum' && modelOf(each));
  if (keyword === 'required') {
    const { missingProperty } = error.params;
    return here.some(
      (each) =>
        each.params.current === missingProperty ||
        (unknownField(each) !== undefined && nearField(each) === missingProperty),
    );
  }
  if (unknownField(error) !== undefined)
    return here.some((each) => each.keyword === 'x-renamed' && each.params.name === unknownField(error));
  return keyword !== 'type' && here.some((each) => each.keyword === 'type');
}

function describe(
  names: KnownNames,
  error: SchemaError,
  data: unknown,
  isMissing: (place: string, field: string) => boolean,
): FormatProblem[] {
  const path = stepsOf(error.instancePath, data);
  const at = (problem: string, fix: string, ...rest: string[]): FormatProblem[] => [
    { keyword: error.keyword, path: [...path, ...rest], problem, fix },
  ];
  const field = unknownField(error);
  if (field !== undefined) {
    const near = nearField(error);
    if (near && isMissing(error.instancePath, near))
      return at('unknown field', `Perhaps "${near}" is meant, which is missing`, field).map((each) => ({
        ...each,
        missing: near,
      }));
    const known = knownFields(error).join(', ');
    return at('unknown field', near ? `Perhaps "${near}" is meant` : `Known fields: ${known}`, field);
  }
  const { params } = error;
  switch (error.keyword) {
    case 'x-renamed':
      return at(
        `older name of the field "${params.current}"`,
        `Write "${params.current}"`,
        params.name ?? '',
      );
    case 'required':
      return at('missing', 'Add the field', params.missingProperty ?? '').map((each) => ({
        ...each,
        missing: params.missingProperty ?? '',
      }));
    case 'enum':
      return at(...wrongName(names, error)).map((each) => ({ ...each, effect: schemaOf(error)['x-effect'] }));
    case 'const':
      return at(`must be ${JSON.stringify(params.allowedValue)}`, 'Correct the value');
    case 'type':
      return at(`must be ${typeWords(params.type ?? [])}, not ${wordOf(error.data)}`, typeFix(error)).map(
        (each) => (error.data === null ? { ...each, effect: schemaOf(error)['x-effect'] } : each),
      );
    case 'pattern': {
      const [example] = (schemaOf(error).examples as readonly string[] | undefined) ?? [];
      return at(`"${short(String(error.data))}" does not have the right form`, `Write it like "${example}"`);
    }
    case 'minItems':
    case 'minLength':
      return at('must not be empty', 'Add a value or leave the field out');
    default:
      return at(error.message ?? 'wrong', 'Correct the value');
  }
}

/** A list in place of an object that holds it. */
function typeFix(error: SchemaError): string {
  const { required = [], properties = {} } = schemaOf(error);
  const list = required.find((name) => {
    const field = properties[name];
    return typeof field === 'object' && field.type === 'array';
  });
  return Array.isArray(error.data) && list ? `Put the list into its field "${list}"` : 'Correct the value';
}

function wrongName({ namesOf, otherName }: KnownNames, error: SchemaError): [problem: string, fix: string] {
  const names = (error.params.allowedValues ?? []).filter((each) => each !== null).map(String);
  const list = namesOf(modelOf(error) ?? '');
  const name = String(error.data);
  const kind = kindOf(error) ?? list?.kind;
  const shown = `"${short(name)}"`;
  const problem = kind ? `${shown} is not ${withArticle(kind)}` : `${shown} is not allowed`;
  const current = list?.retired?.get(name);
  if (current) return [problem, `Write "${current}", its current name`];
  const long = list?.aliases?.get(name);
  if (long) return [problem, `Write "${long}", its name in files`];
  const near = nearestWord(name, names);
  if (near) return [problem, `Perhaps "${near}" is meant`];
  return [problem, names.length <= listed ? `Known: ${names.join(', ')}` : otherName];
}

/** As much of a value as a message can hold. */
function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function unknownField({ keyword, params }: SchemaError): string | undefined {
  if (keyword === 'unevaluatedProperties') return params.unevaluatedProperty;
  return keyword === 'additionalProperties' || keyword === 'x-open' ? params.additionalProperty : undefined;
}

function nearField(error: SchemaError): string | undefined {
  return nearestWord(unknownField(error) ?? '', knownFields(error));
}

function knownFields(error: SchemaError): string[] {
  const { 'x-known': known, properties = {} } = schemaOf(error);
  return [...(known ?? Object.keys(properties))];
}

function modelOf(error: SchemaError): string | undefined {
  return schemaOf(error)['x-model'];
}

function kindOf(error: SchemaError): string | undefined {
  return schemaOf(error)['x-kind'] as string | undefined;
}

function schemaOf({ parentSchema }: SchemaError): FieldSchema {
  return (parentSchema ?? {}) as FieldSchema;
}

/** Steps of a JSON pointer; positions of lists become numbers. */
function stepsOf(pointer: string, data: unknown): (string | number)[] {
  let value = data;
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(name) : name;
      value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key];
      return key;
    });
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typeWords(types: string | readonly string[]): string {
  return [types]
    .flat()
    .map((type) => words[type] ?? type)
    .join(' or ');
}

function wordOf(value: unknown): string {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return type === 'boolean' ? String(value) : (words[type] ?? type);
}
