import type { ReactNode } from 'react';
import { Table } from '../../../prose/table/Table.tsx';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import type { Attributes } from '../../directive.ts';
import { type ColumnTitle, columnTitle } from '../../views/column-title.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { aliasOf, choosingFlag, commandOfKind } from '../tactic-commands.ts';
import { TacticHelpers } from './TacticHelpers.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-facts{id="pair"}`: how a tactic is started, the access it needs, what the target and the judge get. */
export function TacticFacts({ attributes }: { attributes: Attributes }) {
  const tactic = useTactic(attributes);
  const { datasets } = useProduct();
  const { product } = useSite().strings;
  const { invocation, turns, access, accessDetail, search, keys, storedPrompts, library } = tactic;
  const { sentToTarget, judge } = tactic;
  return (
    <Table>
      <tbody>
        <Fact name="inDtx">
          <code>{commandOfKind[invocation.kind]}</code> <code>{choosingFlag(invocation, datasets)}</code>
          <DoubtNote {...tactic} />
        </Fact>
        <Fact name="turns">
          <ModelText text={turns} />
        </Fact>
        <Fact name="accessToTarget">
          <ModelText text={accessDetail ? `${access}: ${accessDetail}` : access} />
        </Fact>
        <Fact name="search">
          <ModelText text={search} />
        </Fact>
        <Fact name="helperModels">
          <TacticHelpers tactic={tactic} />
        </Fact>
        {sentToTarget && (
          <Fact name="sentToTarget">
            <ModelText text={sentToTarget} />
          </Fact>
        )}
        {judge && (
          <Fact name="judgeSees">
            <ModelText text={judge.template ? `${judge.sees} (\`${judge.template}\`)` : judge.sees} />
            <DoubtNote {...judge} />
          </Fact>
        )}
        <Fact name="keys">
          <ModelText
            text={keys
              .map(({ variable, when }) => (when ? `\`${variable}\` ${when}` : `\`${variable}\``))
              .join('; ')}
          />
          {keys.length === 0 && product.noKeys}
        </Fact>
        {storedPrompts.length > 0 && (
          <Fact name="storedPrompts">
            <InlineText
              text={storedPrompts
                .map((id) => fill(product.storedPrompts, { id, alias: aliasOf(id, datasets) }))
                .join('; ')}
            />
          </Fact>
        )}
        {library && (
          <Fact name="pythonClasses">
            <ModelText
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
export function Fact({ name, children }: { name: ColumnTitle; children: ReactNode }) {
  const { strings } = useSite();
  return (
    <tr>
      <th scope="row">{columnTitle(name, strings)}</th>
      <td>{children}</td>
    </tr>
  );
}
