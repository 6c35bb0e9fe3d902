import { type Attributes, type Directives, notAmong } from '../directive.ts';
import type { Product } from '../product.ts';
import { entryOf, fieldsOf, locate, namesIn } from './format-fields.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const formatsDirectives = {
  fields: {
    attributes: { format: 'required', of: 'optional', inner: 'optional' },
    unknown: unknownFields,
  },
  'config-lab': { attributes: {} },
} satisfies Directives;

/** A format, and an object in it that has fields. */
function unknownFields({ formats }: Product, { format = '', of, inner }: Attributes): string | undefined {
  const known = formats.map(({ name }) => name);
  if (!known.includes(format)) return notAmong('format', format, known);
  if (inner !== undefined && inner !== 'yes') return `inner is "yes" or absent`;
  const located = locate(formats, format, of);
  return located && fieldsOf(formats, entryOf(formats, located)).length > 0
    ? undefined
    : notAmong(
        `object of ${format}`,
        of,
        namesIn(formats, format).filter((name) => name !== of),
      );
}
