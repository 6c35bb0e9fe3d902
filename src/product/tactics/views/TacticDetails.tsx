import type { Attributes } from '../../directive.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { FieldTable } from './FieldTable.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-details{id="pair"}`: fields of a result that mean something else here, or that only this tactic has. */
export function TacticDetails({ attributes }: { attributes: Attributes }) {
  const { result, details } = useTactic(attributes);
  return <FieldTable fields={[...result, ...details]} />;
}

/** `::attack-result`: what every search attack prints, with the field of the object that holds it. */
export function AttackResultTable() {
  return (
    <ModelTable
      what="fields"
      columns={['prints', 'field', 'meaning']}
      rows={useProduct()['attack-result'].fields.map((field) => ({
        id: `field-${field.name}`,
        provenance: field,
        cells: [
          field.label === undefined ? '–' : <code key="label">{field.label}</code>,
          <code key="name">{field.name}</code>,
          <ModelText key="meaning" text={field.meaning} />,
        ],
      }))}
    />
  );
}
