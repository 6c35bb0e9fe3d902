import { ProseLink } from '../../link/ProseLink.tsx';
import { Table } from '../../table/Table.tsx';
import { useProduct } from '../useProduct.ts';

/** `<TacticsTable />` of the home page: the tactics at a glance. `::tactics` says more. */
export function TacticsTable() {
  const { tactics } = useProduct();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Tactic</th>
          <th scope="col">Conversation</th>
          <th scope="col">Access</th>
          <th scope="col">How it searches</th>
          <th scope="col">Paper</th>
        </tr>
      </thead>
      <tbody>
        {tactics.map(({ id, name, path, turns, access, search, paper }) => (
          <tr key={id}>
            <th scope="row">
              <ProseLink href={path}>{name}</ProseLink>
            </th>
            <td>{turns}</td>
            <td>{access}</td>
            <td>{search}</td>
            <td>{paper.year}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
