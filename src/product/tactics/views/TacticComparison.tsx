import { Fragment } from 'react';
import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { targetCalls } from '../calls/bands.ts';
import { choosingFlag } from '../tactic-commands.ts';
import type { Tactic } from '../tactics.ts';
import { countText, FormulaText } from './call-text.tsx';
import { TacticGlyph } from './TacticGlyph.tsx';

/** `::tactics`: the tactics side by side. Calls are those of the target, with the defaults of the command line. */
export function TacticComparison() {
  const { tactics, datasets, 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const calls = (tactic: Tactic) => {
    const { call, count } = targetCalls(tactic, commands) ?? {};
    return (
      <Fragment key="calls">
        {call &&
          (count ? (
            <data value={count.total}>{countText(call, count, product)}</data>
          ) : (
            <FormulaText text={call.formula.text} />
          ))}
        {call && <DoubtNote {...call} />}
      </Fragment>
    );
  };
  return (
    <ModelTable
      what="tactics"
      columns={['tactic', 'turns', 'access', 'search', 'helperModels', 'targetCalls']}
      rows={tactics.map((tactic) => ({
        id: `tactic-${tactic.id}`,
        provenance: tactic,
        state: tactic.state,
        cells: [
          <Fragment key="name">
            <TacticGlyph id={tactic.id} size={28} />
            <ProseLink href={tactic.path}>{tactic.name}</ProseLink>{' '}
            <code>{choosingFlag(tactic.invocation, datasets)}</code>
          </Fragment>,
          tactic.turns,
          tactic.access,
          tactic.search,
          tactic.helpers.map(({ role }) => role).join(', ') || (
            <InlineText key="helpers" text={product.noHelpers} />
          ),
          calls(tactic),
        ],
      }))}
    />
  );
}
