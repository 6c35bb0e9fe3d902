import { connectionKinds, unknown } from '../../../product/connections.ts';
import { useSite } from '../../../shell/context.ts';
import { codes } from '../code-text.ts';
import { EntryTable } from '../EntryTable.tsx';
import { ModelText } from '../ModelText.tsx';
import { useProduct } from '../useProduct.ts';
import { typedNamesOf } from './typed-names.ts';

/** Start of the address of a host's row. */
export const hostAnchor = 'host';

/** `::hosts`: the hosts that are contacted, for a firewall: address, what changes it, and who contacts each. */
export function HostTable() {
  const strings = useSite().strings.product;
  return (
    <EntryTable
      what="hosts"
      anchor={hostAnchor}
      entries={useProduct().connections.hosts}
      nameOf={({ id }) => id}
      columns={[
        { title: 'host', cell: ({ title }) => title },
        {
          title: 'address',
          cell: ({ address }) => (address === unknown ? <span>{strings.unknown}</span> : address),
        },
        { title: 'changedWith', cell: ({ changedWith }) => changedWith },
        { title: 'contactedBy', cell: ({ id }) => <ContactedBy id={id} /> },
      ]}
    />
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
