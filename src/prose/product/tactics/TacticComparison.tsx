import { Fragment } from 'react';
import { countOfCommand, holds } from '../../../product/calls/count.ts';
import { choosingFlag } from '../../../product/tactic-commands.ts';
import type { Tactic } from '../../../product/tactics.ts';
import { useSite } from '../../../view/context.ts';
import { ProseLink } from '../../link/ProseLink.tsx';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { useProduct } from '../useProduct.ts';
import { countText, FormulaText } from './call-text.tsx';

/** `::tactics`: the tactics side by side. Calls are those of the target, with the defaults of the command line. */
export function TacticComparison() {
  const { tactics, datasets, 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const calls = (tactic: Tactic) => {
    const call = tactic.calls.find((each) => each.roles.includes('target') && holds(each));
    // Numbers of an example would read as a default.
    const sampled = tactic.quantities.some(({ sample }) => sample !== undefined);
    const count = call && !sampled && countOfCommand(tactic, call, commands);
    return (
      <Fragment key="calls">
        {call && (count ? countText(call, count, product) : <FormulaText text={call.formula.text} />)}
        {call && <ConfidenceNote {...call} />}
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
        cells: [
          <Fragment key="name">
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
