import { Fragment } from 'react';
import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { codes } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { type Connection, type ConnectionKind, connectionsPath, unknown } from '../connections.ts';
import { hostAnchor } from './HostTable.tsx';
import { typedNamesOf } from './typed-names.ts';

/** `::connections{of="agent"}`: whom each of a kind contacts, with which data, why, and how to do without it. */
export function ConnectionTable({ attributes }: { attributes: Attributes }) {
  const product = useProduct();
  const of = attributes.of as ConnectionKind;
  return (
    <EntryTable
      what="connections"
      rowsAre="remarks"
      anchor="connection"
      entries={product.connections.connections.filter((each) => each.of === of)}
      nameOf={({ id }) => id}
      columns={[
        { title: of, cell: (connection) => codes(typedNamesOf(product, connection)) },
        { title: 'contacts', cell: (connection) => <Contacts {...connection} /> },
        { title: 'why', cell: ({ why }) => why },
        { title: 'switchOff', cell: ({ off }) => off },
      ]}
    />
  );
}

/** The hosts by their names, each linked to its address, and below them what is sent there. */
function Contacts({ hosts, data, dataToHub }: Pick<Connection, 'hosts' | 'data' | 'dataToHub'>) {
  const known = useProduct().connections.hosts;
  const { columns, product } = useSite().strings;
  const titleOf = (id: string) => known.find((host) => host.id === id)?.title ?? id;
  if (hosts.length === 0) return <span>{product.noHost}</span>;
  return (
    <>
      {hosts.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && '; '}
          <ProseLink href={`${connectionsPath}#${hostAnchor}-${id}`}>
            <ModelText text={titleOf(id)} />
          </ProseLink>
        </Fragment>
      ))}
      <div>
        {columns.dataSent}: {data === unknown ? product.unknown : <ModelText text={data ?? ''} />}
      </div>
      {dataToHub !== undefined && (
        <div>
          {columns.dataSent} (<ModelText text={titleOf('hub')} />
          ): <ModelText text={dataToHub} />
        </div>
      )}
    </>
  );
}
