import type { Product } from '../../product.ts';
import { code, codes } from '../../views/code-text.ts';
import { entryOf, type Located } from '../format-fields.ts';
import { namesOf } from '../format-names.ts';

/** Longest list of values that a cell spells out. */
const listed = 8;

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['text', 'text'],
  integer: ['whole number', 'whole numbers'],
  number: ['number', 'numbers'],
  boolean: ['`true` or `false`', '`true` or `false`'],
  object: ['object', 'objects'],
};

/** Type of a field in words: `list of text`, `whole number`, or its values when they are few. */
export function typeText(product: Product, located: Located, many = false): string {
  const { schema } = located;
  if ('const' in schema) return code(String(schema.const));
  const names = schema['x-model'] && namesOf(product, schema['x-model']);
  const values = names ? names.names : schema.enum?.filter((each) => each !== null).map(String);
  if (values && values.length <= listed) return codes(values);
  if (names) return `id of a ${names.kind}`;
  // Nearly every optional field may also be null; saying so in each row would hide the type.
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const texts = types.map((type) =>
    type === 'array' ? listText(product, located) : (words[type]?.[many ? 1 : 0] ?? type),
  );
  return texts.join(' or ') || 'any';
}

function listText(product: Product, located: Located): string {
  const entry = entryOf(product.formats, located);
  return entry === located ? 'list' : `list of ${typeText(product, entry, true)}`;
}

/** Default of a field as a cell; nothing when it has none. */
export function formatDefault({ schema }: Located): string | undefined {
  return 'default' in schema ? code(JSON.stringify(schema.default).replaceAll('"', '')) : undefined;
}
