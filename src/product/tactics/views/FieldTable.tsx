import { InlineCode } from '../../../view/InlineCode.tsx';
import type { ShownProvenance } from '../../provenance.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';

interface Field extends ShownProvenance {
  readonly name: string;
  readonly meaning: string;
}

/** Fields of a result and what they say. */
export function FieldTable({ fields }: { fields: readonly Field[] }) {
  return (
    <ModelTable
      what="fields"
      columns={['field', 'meaning']}
      rows={fields.map((field) => ({
        id: `field-${field.name.replace(/\W+/g, '-').replace(/-$/, '')}`,
        provenance: field,
        cells: [
          <InlineCode key="name">{field.name}</InlineCode>,
          <ModelText key="meaning" text={field.meaning} />,
        ],
      }))}
    />
  );
}
