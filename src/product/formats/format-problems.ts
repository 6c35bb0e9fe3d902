import type { ErrorObject } from 'ajv';
import { withArticle } from '../../base/article.ts';
import { nearestWord } from '../../base/nearest.ts';
import type { Product } from '../product.ts';
import { namesOf } from './format-names.ts';
import type { FieldSchema } from './format-schema.ts';

/** What is wrong at one place of a document. */
export interface FormatProblem {
  /** `['redteam', 'plugins', 'plugins', 0]`; ends in the field when the field itself is wrong. */
  readonly path: readonly (string | number)[];
  readonly problem: string;
  readonly fix: string;
}

/** Longest list of names that a message spells out. */
const listed = 12;

/** Says in words what a validator found; what only follows from another mistake is left out. */
export function describeErrors(
  product: Product,
  errors: readonly ErrorObject[],
  data: unknown,
): FormatProblem[] {
  const telling = errors.filter((error) => !followsFrom(error, errors));
  const problems = telling.flatMap((error) => describe(product, error, data));
  const first = new Map(problems.map((problem) => [problem.path.join('\n'), problem] as const).reverse());
  return problems.filter((problem) => first.get(problem.path.join('\n')) === problem);
}

/** `redteam.plugins.plugins[0]`. */
export function placeText(path: readonly (string | number)[]): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}

function followsFrom(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const { keyword, instancePath } = error;
  const here = errors.filter((each) => each !== error && each.instancePath === instancePath);
  if (keyword === 'if') return true;
  // A name outside of the list is not in the list of its group either.
  if (keyword === 'enum' && kindOf(error))
    return here.some((each) => each.keyword === 'enum' && modelOf(each));
  if (keyword === 'required') {
    const { missingProperty } = error.params;
    return here.some(
      (each) =>
        each.params.current === missingProperty ||
        (unknownField(each) && nearField(each) === missingProperty),
    );
  }
  if (unknownField(error))
    return here.some((each) => each.keyword === 'x-renamed' && each.params.name === unknownField(error));
  return keyword !== 'type' && here.some((each) => each.keyword === 'type');
}

function describe(product: Product, error: ErrorObject, data: unknown): FormatProblem[] {
  const path = stepsOf(error.instancePath, data);
  const at = (problem: string, fix: string, ...rest: string[]): FormatProblem[] => [
    { path: [...path, ...rest], problem, fix },
  ];
  const field = unknownField(error);
  if (field) {
    const near = nearField(error);
    const known = knownFields(error).join(', ');
    return at('unknown field', near ? `Perhaps "${near}" is meant` : `Known fields: ${known}`, field);
  }
  const { params } = error;
  switch (error.keyword) {
    case 'x-renamed':
      return at(`older name of the field "${params.current}"`, `Write "${params.current}"`, params.name);
    case 'required':
      return at('missing', 'Add the field', params.missingProperty);
    case 'enum':
      return at(...wrongName(product, error));
    case 'const':
      return at(`must be ${JSON.stringify(params.allowedValue)}`, 'Correct the value');
    case 'type':
      return at(`must be ${typeWords(params.type)}, not ${wordOf(error.data)}`, 'Correct the value');
    case 'pattern': {
      const [example] = (error.parentSchema?.examples as unknown[] | undefined) ?? [];
      return at(`"${error.data}" does not have the right form`, `Write it like "${example}"`);
    }
    case 'minItems':
    case 'minLength':
      return at('must not be empty', 'Add a value or leave the field out');
    default:
      return at(error.message ?? 'wrong', 'Correct the value');
  }
}

function wrongName(product: Product, error: ErrorObject): [problem: string, fix: string] {
  const names = (error.params.allowedValues as unknown[]).map(String);
  const list = namesOf(product, modelOf(error) ?? '');
  const name = String(error.data);
  const kind = kindOf(error) ?? list?.kind;
  const problem = kind ? `"${name}" is not ${withArticle(kind)}` : `"${name}" is not allowed`;
  const current = list?.retired?.get(name);
  if (current) return [problem, `Write "${current}", its current name`];
  const near = nearestWord(name, names);
  if (near) return [problem, `Perhaps "${near}" is meant`];
  return [
    problem,
    names.length <= listed ? `Known: ${names.join(', ')}` : 'Correct it or add it to content/product',
  ];
}

function unknownField({ keyword, params }: ErrorObject): string | undefined {
  if (keyword === 'unevaluatedProperties') return params.unevaluatedProperty;
  return keyword === 'additionalProperties' || keyword === 'x-open' ? params.additionalProperty : undefined;
}

function nearField(error: ErrorObject): string | undefined {
  return nearestWord(unknownField(error) ?? '', knownFields(error));
}

function knownFields({ parentSchema }: ErrorObject): string[] {
  const schema = parentSchema as FieldSchema | undefined;
  return [...(schema?.['x-known'] ?? Object.keys(schema?.properties ?? {}))];
}

function modelOf({ parentSchema }: ErrorObject): string | undefined {
  return (parentSchema as FieldSchema | undefined)?.['x-model'];
}

function kindOf({ parentSchema }: ErrorObject): string | undefined {
  return parentSchema?.['x-kind'] as string | undefined;
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
