import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import type { Attributes } from '../../directive.ts';
import type { ShownProvenance } from '../../provenance.ts';
import { code } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { entryOf, type Field, fieldsOf, type Located, locate } from '../format-fields.ts';
import { formatDefault, typeText } from './format-text.ts';

/**
 * `::fields{format="scope" of="redteam"}`: the fields of a file format or of one of its objects; with `inner="yes"` the
 * fields of inner objects as well, as `responses[].success`.
 */
export function FormatTable({ attributes: { format = '', of, inner } }: { attributes: Attributes }) {
  const product = useProduct();
  const strings = useSite().strings.product;
  const found = locate(product.formats, format, of);
  if (!found) throw new Error(`Format ${format} has no ${of}; directives.ts checks it.`);
  const located = entryOf(product.formats, found);
  const rows = fieldRows(
    located,
    (each) => fieldsOf(product.formats, entryOf(product.formats, each)),
    inner === 'yes',
  );
  return (
    <>
      <EntryTable
        what="fields"
        anchor={['field', format, of].filter(Boolean).join('-').replaceAll('.', '-')}
        entries={rows}
        nameOf={({ name }) => name}
        columns={[
          { title: 'field', cell: ({ name }) => code(name) },
          { title: 'type', cell: (row) => typeText(product, row.located) },
          { title: 'required', cell: ({ required }) => required && <InlineText text={strings.yes} /> },
          { title: 'default', cell: (row) => formatDefault(row.located) },
          { title: 'meaning', cell: (row) => row.located.schema.description },
        ]}
      />
      <DoubtNote {...located.provenance} />
    </>
  );
}

interface FieldRow extends Field, ShownProvenance {}

/** A doubt about the whole object stands once, below the table. */
function fieldRows(
  object: Located,
  inside: (located: Located) => Field[],
  inner: boolean,
  prefix = '',
): FieldRow[] {
  return inside(object).flatMap((field) => {
    const { settle, ...provenance } = field.located.provenance;
    const shared = provenance.note === object.provenance.note;
    const name = `${prefix}${field.name}`;
    const row = { ...field, name, ...provenance, settle: shared ? undefined : settle };
    if (!inner || prefix.split('.').length > 3) return [row];
    const list = field.located.schema.items ? '[]' : '';
    return [row, ...fieldRows(field.located, inside, inner, `${name}${list}.`)];
  });
}
