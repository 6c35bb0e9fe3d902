import { useProduct } from '../product/useProduct.ts';
import { Table } from '../table/Table.tsx';

/** The tactics at a glance, from the product model. */
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
        {tactics.map(({ id, name, path, turns, access, search, year }) => (
          <tr key={id}>
            <th scope="row">
              <a href={path}>{name}</a>
            </th>
            <td>{turns}</td>
            <td>{access}</td>
            <td>{search}</td>
            <td>{year}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
