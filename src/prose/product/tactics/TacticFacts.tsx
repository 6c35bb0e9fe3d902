import type { ReactNode } from 'react';
import { aliasOf, choosingFlag, commandOfKind } from '../../../product/tactic-commands.ts';
import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { Table } from '../../table/Table.tsx';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import type { Attributes } from '../directives.ts';
import { InlineText } from '../InlineText.tsx';
import { useProduct } from '../useProduct.ts';
import { TacticCosts } from './TacticCosts.tsx';
import { TacticHelpers } from './TacticHelpers.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-facts{id="pair"}`: how a tactic is started, the access it needs and what a run costs. */
export function TacticFacts({ attributes }: { attributes: Attributes }) {
  const tactic = useTactic(attributes);
  const { datasets } = useProduct();
  const { product } = useSite().strings;
  const { invocation, turns, access, accessDetail, search, keys, storedPrompts, library } = tactic;
  return (
    <Table>
      <tbody>
        <Fact name="In DTX">
          <code>{commandOfKind[invocation.kind]}</code> <code>{choosingFlag(invocation, datasets)}</code>
          <ConfidenceNote {...tactic} />
        </Fact>
        <Fact name="Turns">{turns}</Fact>
        <Fact name="Access to the target">{accessDetail ? `${access}: ${accessDetail}` : access}</Fact>
        <Fact name="Search">{search}</Fact>
        <Fact name="Helper models">
          <TacticHelpers tactic={tactic} />
        </Fact>
        <TacticCosts tactic={tactic} />
        <Fact name="Keys">
          <InlineText
            text={
              keys
                .map(({ variable, when }) => (when ? `\`${variable}\` ${when}` : `\`${variable}\``))
                .join('; ') || product.noKeys
            }
          />
        </Fact>
        {storedPrompts.length > 0 && (
          <Fact name="Stored prompts">
            <InlineText
              text={storedPrompts
                .map((id) => fill(product.storedPrompts, { id, alias: aliasOf(id, datasets) }))
                .join('; ')}
            />
          </Fact>
        )}
        {library && (
          <Fact name="Python classes">
            <InlineText
              text={[library.runner, library.config, ...(library.details ? [library.details] : [])]
                .map((name) => `\`${name}\``)
                .join(', ')}
            />
          </Fact>
        )}
      </tbody>
    </Table>
  );
}

/** A row of the table. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
