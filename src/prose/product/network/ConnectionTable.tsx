import { Fragment } from 'react';
import {
  type Connection,
  type ConnectionKind,
  connectionsPath,
  unknown,
} from '../../../product/connections.ts';
import { useSite } from '../../../shell/context.ts';
import { ProseLink } from '../../link/ProseLink.tsx';
import { codes } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { EntryTable } from '../EntryTable.tsx';
import { ModelText } from '../ModelText.tsx';
import { useProduct } from '../useProduct.ts';
import { hostAnchor } from './HostTable.tsx';
import { typedNamesOf } from './typed-names.ts';

/** `::connections{of="agent"}`: whom each of a kind contacts, with which data, why, and how to do without it. */
export function ConnectionTable({ attributes }: { attributes: Attributes }) {
  const product = useProduct();
  const strings = useSite().strings.product;
  const of = attributes.of as ConnectionKind;
  return (
    <EntryTable
      what="connections"
      anchor="connection"
      entries={product.connections.connections.filter((each) => each.of === of)}
      nameOf={({ id }) => id}
      columns={[
        { title: of, cell: (connection) => codes(typedNamesOf(product, connection)) },
        { title: 'contacts', cell: ({ hosts }) => <Hosts ids={hosts} /> },
        {
          title: 'dataSent',
          cell: ({ data }) => (data === unknown ? <span>{strings.unknown}</span> : data),
        },
        { title: 'why', cell: ({ why }) => why },
        { title: 'switchOff', cell: ({ off }) => off },
      ]}
    />
  );
}

/** The hosts by their names, each linked to its address. */
function Hosts({ ids }: { ids: Connection['hosts'] }) {
  const { hosts } = useProduct().connections;
  const { noHost } = useSite().strings.product;
  if (ids.length === 0) return <span>{noHost}</span>;
  return ids.map((id, i) => (
    <Fragment key={id}>
      {i > 0 && '; '}
      <ProseLink href={`${connectionsPath}#${hostAnchor}-${id}`}>
        <ModelText text={hosts.find((host) => host.id === id)?.title ?? id} />
      </ProseLink>
    </Fragment>
  ));
}
