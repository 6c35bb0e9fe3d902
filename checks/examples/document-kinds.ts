import { type ForeignDocument, foreignDocuments } from '../../src/product/formats/foreign-documents.ts';
import { foreignSchemas } from '../../src/product/formats/foreign-schemas.ts';
import { locate, namesIn } from '../../src/product/formats/format-fields.ts';
import type { FormatProblem } from '../../src/product/formats/format-problems.ts';
import { validateFormat, validateSchema } from '../../src/product/formats/format-validation.ts';
import { likelyFormat } from '../../src/product/formats/likely-format.ts';
import { likelyMessage, messageSchema } from '../../src/product/formats/messages.ts';
import type { Product } from '../../src/product/product.ts';
import type { CodeExample } from '../source/page-source.ts';

/** What a document is, and how it is put to the test. */
export interface DocumentKind {
  /** As `schema="…"` names it. */
  readonly name: string;
  /** What gave it away when its fence does not say it. */
  readonly guessedBy?: 'title' | 'fields';
  validate(value: unknown): readonly FormatProblem[];
}

/** A schema that an author named and that does not exist. */
export interface UnknownSchema {
  readonly problem: string;
  readonly fix: string;
}

/**
 * Says what a document of a page is: what its fence names (`schema="scope"`), or what its title and its fields tell.
 *
 * A fence names a format, a part of one (`schema="evaluator#evaluation_method"`, where required fields may be missing),
 * a message of the API (`schema="PromptEvaluationRequest"`), a kind of another product (`schema="compose"`), or nothing
 * to test (`schema="none"`). A block titled as a file and nothing else (`redteam_scope.yml`) is a whole file; with more
 * words (`redteam_scope.yml, part`) or without a title it may lack required fields of the outermost object.
 * @returns undefined when nothing gives the document away
 */
export function kindOf(
  block: CodeExample,
  value: unknown,
  product: Product,
): DocumentKind | UnknownSchema | undefined {
  const { schema, title = '' } = block.fence;
  if (schema !== undefined) return namedKind(schema, product);
  const fields = fieldNames(value);
  const titled = foreignDocuments.find((each) => each.title?.test(title));
  if (titled) return { ...foreignKind(titled, product), guessedBy: 'title' };
  const alike = foreignDocuments.find((each) => each.fields?.every((field) => fields.includes(field)));
  if (alike) return { ...foreignKind(alike, product), guessedBy: 'fields' };
  if (block.language.startsWith('json')) {
    const named = methodMessage(product, title);
    if (named) return { ...messageKind(product, named), guessedBy: 'title' };
    const likely = likelyMessage(product.api, fields);
    if (likely) return { ...messageKind(product, likely), guessedBy: 'fields' };
  }
  const likely = likelyFormat(outlines(product), title, fields);
  const [format = '', of] = likely?.name.split('#') ?? [];
  const located = locate(product.formats, format, of);
  if (!likely || !located) return undefined;
  const whole = /^\S+\.(ya?ml|json)$/.test(title);
  return { ...likely, validate: (data) => validateFormat(product, located, data, !whole) };
}

function namedKind(schema: string, product: Product): DocumentKind | UnknownSchema {
  if (schema === 'none') return { name: schema, validate: () => [] };
  const [format = '', of] = schema.split('#');
  const located = locate(product.formats, format, of);
  if (located)
    return { name: schema, validate: (data) => validateFormat(product, located, data, of !== undefined) };
  const foreign = foreignDocuments.find(({ id }) => id === schema);
  if (foreign) return foreignKind(foreign, product);
  if (product.api.messages.some(({ name }) => name === schema)) return messageKind(product, schema);
  const problem = `schema="${schema}" names nothing`;
  const parts = namesIn(product.formats, format);
  return {
    problem,
    fix: parts.length > 0 ? `Parts of ${format}: ${parts.join(', ')}` : `Known: ${knownSchemas(product)}`,
  };
}

/** Everything `schema="…"` can name, for a message. */
export function knownSchemas({ formats, api }: Product): string {
  return [
    ...formats.map(({ name }) => name),
    ...foreignDocuments.map(({ id }) => id),
    'none',
    `or a message of the API (${api.messages.map(({ name }) => name).join(', ')})`,
  ].join(', ');
}

/** Parts of formats that a document fits, as `schema="…"` names them. */
export function likelyParts(value: unknown, product: Product): string[] {
  const fields = fieldNames(value);
  return product.formats.flatMap(({ name, schema }) =>
    Object.entries(schema.$defs ?? {}).flatMap(([part, { properties = {} }]) => {
      const place = { format: name, pointer: `/$defs/${part}` };
      return fields.length > 0 &&
        fields.every((field) => Object.hasOwn(properties, field)) &&
        validateFormat(product, place, value, true).length === 0
        ? [`${name}#${part}`]
        : [];
    }),
  );
}

function fieldNames(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

function foreignKind({ id }: ForeignDocument, product: Product): DocumentKind {
  const schema = foreignSchemas.get(id);
  return { name: id, validate: (data) => (schema ? validateSchema(product, schema, data) : []) };
}

function messageKind(product: Product, name: string): DocumentKind {
  return { name, validate: (data) => validateSchema(product, messageSchema(product.api, name), data) };
}

/** `GeneratePrompts request`, `EvaluateModelInteraction response (shortened)`. */
function methodMessage({ api }: Product, title: string): string | undefined {
  const [, name, side] = /^(\w+) (request|response)\b/.exec(title) ?? [];
  const method = api.methods.find((each) => each.name === name);
  return side === 'request' ? method?.request : method?.response;
}

/** What a block without a title may show. Prompts, providers and evaluators are parts of a scope. */
function outlines({ formats }: Product) {
  return ['scope', 'plan', 'report', 'detection', 'evaluator#input', 'environment'].flatMap((name) => {
    const [format = '', of] = name.split('#');
    const located = locate(formats, format, of);
    return located ? [{ name, fields: Object.keys(located.schema.properties ?? {}) }] : [];
  });
}
