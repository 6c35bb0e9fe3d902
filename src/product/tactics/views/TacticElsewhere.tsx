import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { Table } from '../../../prose/table/Table.tsx';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-elsewhere{id="pair"}`: the name of the attack in each of the other tools, linked to where it stands. */
export function TacticElsewhere({ attributes }: { attributes: Attributes }) {
  const { elsewhere } = useTactic(attributes);
  const { columns, product } = useSite().strings;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.tool}</th>
          <th scope="col">{columns.name}</th>
        </tr>
      </thead>
      <tbody>
        {elsewhere.map(({ tool, name, url, ...provenance }) => (
          <tr key={tool}>
            <th scope="row">
              <ProseLink href={url}>{tool}</ProseLink>
            </th>
            <td>
              {name ? <ModelText text={name} /> : product.noneFound}
              <DoubtNote {...provenance} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
