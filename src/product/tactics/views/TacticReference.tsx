import { Table } from '../../../prose/table/Table.tsx';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { ConfidenceNote } from '../../views/ConfidenceNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-reference{id="pair"}`: settings of the authors' own code and experiments. */
export function TacticReference({ attributes }: { attributes: Attributes }) {
  const { reference } = useTactic(attributes);
  const { columns } = useSite().strings;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.setting}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {reference.map(({ setting, value, ...provenance }) => (
          <tr key={setting}>
            <th scope="row">
              <ModelText text={setting} />
            </th>
            <td>
              <ModelText text={value} />
              <ConfidenceNote {...provenance} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
