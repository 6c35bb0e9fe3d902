import { Table } from '../../../prose/table/Table.tsx';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { withDefaults } from '../comparison.ts';
import { useTactic } from './useTactic.ts';

/** `::tactic-compared{id="pair"}`: the paper and DTX side by side, with the defaults of the command line. */
export function TacticCompared({ attributes }: { attributes: Attributes }) {
  const tactic = useTactic(attributes);
  const { 'command-line': commands } = useProduct();
  const { columns } = useSite().strings;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.setting}</th>
          <th scope="col">{columns.paper}</th>
          <th scope="col">{columns.inDtx}</th>
        </tr>
      </thead>
      <tbody>
        {tactic.compared.map(({ aspect, paper, dtx, ...provenance }) => (
          <tr key={aspect}>
            <th scope="row">
              <ModelText text={aspect} />
            </th>
            <td>
              <ModelText text={paper} />
              <DoubtNote {...provenance} />
            </td>
            <td>
              <ModelText text={withDefaults(tactic, dtx, commands)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
