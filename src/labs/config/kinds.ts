import type { FieldSchema } from '../../product/formats/format-schema.ts';
import { likelyFormat, titledFormat } from '../../product/formats/likely-format.ts';
import type { ConfigChecks } from './facts.ts';
import type { OtherProduct } from './other-products.ts';
import { pages } from './pages.ts';
import { isObject } from './spot.ts';

/** What a document is. */
export interface Kind {
  /** `scope`, `provider#provider`; of another product or unknown: undefined. */
  readonly format: string | undefined;
  /** Place of its schema. */
  readonly schema: string | undefined;
  /** In words. */
  readonly title: string;
  /** What gave it away. */
  readonly by: string;
  /** Page that has its fields. */
  readonly page?: string | undefined;
}

/** What it takes to tell what a document is. */
export interface KindChecks extends ConfigChecks {
  /** Needed for what is not `isSurelyOfDtx`. */
  readonly others?: readonly OtherProduct[] | undefined;
}

interface Known {
  readonly format: string;
  readonly schema: string;
  readonly title: string;
  readonly page: string;
}

const known: readonly Known[] = [
  ['evaluator', '', 'An evaluator: the block `global_evaluator` of a scope', pages.evaluatorFields],
  ['environment', '', 'An environment: an entry of `environments` in a scope', pages.environment],
  ['prompts', '', 'Prompt templates of LangChain Hub', pages.templateFields],
  ['provider', '', 'A provider file', pages.httpFields],
  ['detection', '', 'A detection reply of DTX Guard', pages.guard],
  ['scope', '', 'A scope', pages.scopeFields],
  ['plan', '', 'A plan', pages.planFields],
  ['report', '', 'A report', pages.reportFields],
  ['provider', 'provider', 'A provider: an entry of `providers` in a scope', pages.providers],
  ['evaluator', 'evaluation-method', 'An evaluation method', pages.evaluatorFields],
  ['evaluator', 'input', 'What a jq rule sees of a reply', pages.jqInput],
  ['report', 'result', 'A result of a report', pages.reportFields],
  ['plan', 'prompt', 'A prompt of a plan', pages.planFields],
  ['detection', 'request', 'A request to DTX Guard', pages.guard],
  ['provider', 'http-common', 'A part of the `config` of an HTTP target', pages.httpFields],
  ['provider', 'http-raw', 'A `config` of an HTTP target', pages.httpFields],
  ['provider', 'http-parsed', 'A `config` of an HTTP target', pages.httpFields],
  ['prompts', 'langhub', 'A `config` of a prompt template', pages.templateFields],
].map(([name = '', part = '', title = '', page = '']) => ({
  format: part ? `${name}#${part}` : name,
  schema: part ? `${name}#/$defs/${part}` : name,
  title,
  page,
}));

/** Files with a name that DTX gives, whose fields are all known: of no other product, which nothing else has to tell. */
export function isSurelyOfDtx({ formats }: ConfigChecks, value: unknown, file: string): boolean {
  if (!/^$|(?:^|[/\\])(?:redteam_)?(?:scope|plan|report|providers)\.(?:ya?ml|json)$/.test(file)) return false;
  if (!isObject(value) || (value.agent === undefined && 'redteam' in value)) return false;
  const fields = Object.keys(value);
  return ['scope', 'plan', 'report', 'provider'].some((format) => {
    const own = fieldsAt(formats.schemas, format);
    return fields.length > 0 && fields.every((field) => own.includes(field));
  });
}

/**
 * What a document is: what its fields tell, else the name of its file. A name that fits as many fields as any other format
 * wins, so that a wrong field is a mistake and not another format.
 * @param file name of the file; may be empty
 */
export function kindOf({ formats, facts, others = [] }: KindChecks, value: unknown, file: string): Kind {
  if (!isObject(value)) return notObject(value);
  const fields = Object.keys(value);
  const name = file.split(/[/\\]/).at(-1) ?? '';
  const foreign = others.find(
    (each) =>
      each.title?.test(name) ||
      each.fields.some((all) => all.every((field) => fields.includes(field))) ||
      each.inner?.(value),
  );
  if (foreign)
    return {
      format: undefined,
      schema: undefined,
      title: foreign.name,
      by: foreignBy(foreign, name, fields),
      page: foreign.page,
    };
  const outlines = known.map(({ format, schema }) => ({
    name: format,
    fields: fieldsAt(formats.schemas, schema),
  }));
  const titled = outlines.find((each) => each.name === titledFormat(name));
  const likeliest = likelyFormat(outlines, '', fields);
  const hits = (outline: (typeof outlines)[number] | undefined) =>
    fields.filter((each) => outline?.fields.includes(each)).length;
  const isTitled =
    titled?.name !== likeliest?.name &&
    hits(titled) > 0 &&
    hits(titled) >= hits(outlines.find((each) => each.name === likeliest?.name));
  const likely = isTitled ? { name: titled?.name ?? '' } : likeliest;
  const message = Object.entries(facts.messages).find(
    ([, all]) => fields.length > 0 && fields.every((field) => all.includes(field)),
  );
  if (message && !(likely?.name === 'prompts' && isTemplates(value.prompts)))
    return {
      ...nothing,
      title: `The message \`${message[0]}\` of the API`,
      by: 'its fields',
      page: pages.api,
    };
  const found = known.find(({ format }) => format === likely?.name);
  if (!found)
    return {
      ...nothing,
      title: 'Not a file of DTX',
      by: 'its fields. A scope has `agent` and `redteam`, a plan `scope` and `test_suites`, a report `scope` and `eval_results`, a provider file `providers`',
      page: pages.files,
    };
  const outline = outlines.find((each) => each.name === found.format)?.fields ?? [];
  const telling = fields.filter((field) => outline.includes(field)).slice(0, 4);
  return { ...found, by: isTitled ? `the file name \`${name}\`` : codes(telling) };
}

const nothing = { format: undefined, schema: undefined } as const;

function notObject(value: unknown): Kind {
  if (Array.isArray(value))
    return {
      ...nothing,
      title: 'A list',
      by: 'its form. A file of DTX has named fields',
    };
  return value === null || value === undefined
    ? { ...nothing, title: 'Empty', by: 'its content' }
    : { ...nothing, title: 'Text without fields', by: 'its content' };
}

function foreignBy({ title, fields }: OtherProduct, name: string, found: readonly string[]): string {
  if (title?.test(name)) return `the file name \`${name}\``;
  return codes(fields.find((all) => all.every((field) => found.includes(field))) ?? found.slice(0, 4));
}

function codes(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(', ');
}

function isTemplates(prompts: unknown): boolean {
  return (
    Array.isArray(prompts) &&
    prompts.every((each) => isObject(each) && ('config' in each || 'provider' in each))
  );
}

function fieldsAt(schemas: Readonly<Record<string, FieldSchema>>, place: string): string[] {
  const [name = '', part] = place.split('#/$defs/');
  const schema = part ? schemas[name]?.$defs?.[part] : schemas[name];
  const included = (schema?.allOf ?? []).flatMap(({ $ref }) =>
    $ref ? fieldsAt(schemas, `${name}${$ref}`) : [],
  );
  return [...Object.keys(schema?.properties ?? {}), ...included];
}
