import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { Table } from '../../../prose/table/Table.tsx';
import { useSite } from '../../../view/context.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `<TacticsTable />` of the home page: the tactics at a glance. `::tactics` says more. */
export function TacticsTable() {
  const { tactics } = useProduct();
  const { columns } = useSite().strings;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.tactic}</th>
          <th scope="col">{columns.conversation}</th>
          <th scope="col">{columns.access}</th>
          <th scope="col">{columns.howItSearches}</th>
          <th scope="col">{columns.paper}</th>
        </tr>
      </thead>
      <tbody>
        {tactics.map(({ id, name, path, turns, access, search, paper }) => (
          <tr key={id}>
            <th scope="row">
              <ProseLink href={path}>{name}</ProseLink>
            </th>
            <td>
              <ModelText text={turns} />
            </td>
            <td>
              <ModelText text={access} />
            </td>
            <td>
              <ModelText text={search} />
            </td>
            <td>{paper.year}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
