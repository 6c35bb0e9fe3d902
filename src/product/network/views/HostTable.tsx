import { useSite } from '../../../view/context.ts';
import { codes } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { connectionKinds, type Host, unknown } from '../connections.ts';
import { typedNamesOf } from './typed-names.ts';

/** Start of the address of a host's row. */
export const hostAnchor = 'host';

/** `::hosts`: the hosts that are contacted, for a firewall: address, what changes it, and who contacts each. */
export function HostTable() {
  return (
    <EntryTable
      what="hosts"
      rowsAre="remarks"
      anchor={hostAnchor}
      entries={useProduct().connections.hosts}
      nameOf={({ id }) => id}
      columns={[
        { title: 'host', cell: ({ title }) => title },
        { title: 'address', cell: (host) => <Address {...host} /> },
        { title: 'contactedBy', cell: ({ id }) => <ContactedBy id={id} /> },
      ]}
    />
  );
}

/** The address, and below it what leads to another. */
function Address({ address, changedWith }: Pick<Host, 'address' | 'changedWith'>) {
  const { columns, product } = useSite().strings;
  return (
    <>
      {address === unknown ? <span>{product.unknown}</span> : <ModelText text={address} />}
      {changedWith && (
        <div>
          {columns.changedWith}: <ModelText text={changedWith} />
        </div>
      )}
    </>
  );
}

/** One line per kind. */
function ContactedBy({ id }: { id: string }) {
  const product = useProduct();
  const { columns } = useSite().strings;
  const contacting = product.connections.connections.filter(({ hosts }) => hosts.includes(id));
  return connectionKinds.map((kind) => {
    const names = contacting.filter(({ of }) => of === kind).flatMap((each) => typedNamesOf(product, each));
    return (
      names.length > 0 && (
        <div key={kind}>
          {columns[kind]}: <ModelText text={codes([...new Set(names)])} />
        </div>
      )
    );
  });
}
