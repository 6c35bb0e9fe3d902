import type { Product } from '../product.ts';
import { namesOf } from './format-names.ts';
import { mapSchema, resolveNames } from './format-resolve.ts';
import type { FieldSchema } from './format-schema.ts';
import type { Format } from './formats.ts';

/** Address of a published schema, from the site's root. */
export function schemaPath(name: string): string {
  return `/schemas/${name}.schema.json`;
}

/**
 * A format as plain JSON Schema, for editors: names of the model filled in, doubts in the descriptions.
 * @param url address of the site, without a slash at the end
 */
export function publishedSchema({ name, schema }: Format, product: Product, url: string): FieldSchema {
  const plain = mapSchema(resolveNames(openLists(schema, product), product), (each) => {
    const { 'x-note': note, 'x-settle': settle, description } = each;
    const known = Object.entries(each).filter(([keyword]) => !keyword.startsWith('x-'));
    const doubt = note && settle && `Not certain: ${note} To find out: ${settle}`;
    return {
      ...Object.fromEntries(known),
      ...(doubt && { description: [description, doubt].filter(Boolean).join(' ') }),
    };
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${url}${schemaPath(name)}`,
    ...plain,
  };
}

/**
 * A list of names whose form is known (`pattern`) may be longer in another version of the product: an editor offers the
 * names of the model and accepts every one of the form.
 */
function openLists(schema: FieldSchema, product: Product): FieldSchema {
  return mapSchema(schema, (each) => {
    const { 'x-model': list, ...open } = each;
    const names = typeof list === 'string' && each.pattern ? namesOf(product, list)?.names : undefined;
    return names ? { ...open, examples: names } : each;
  });
}
