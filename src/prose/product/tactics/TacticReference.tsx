import { Table } from '../../table/Table.tsx';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import type { Attributes } from '../directives.ts';
import { InlineText } from '../InlineText.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-reference{id="pair"}`: settings of the authors' own code and experiments. */
export function TacticReference({ attributes }: { attributes: Attributes }) {
  const { reference } = useTactic(attributes);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Setting</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {reference.map(({ setting, value, ...provenance }) => (
          <tr key={setting}>
            <th scope="row">
              <InlineText text={setting} />
            </th>
            <td>
              <InlineText text={value} />
              <ConfidenceNote {...provenance} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
