import { Fragment } from 'react';
import { choosingFlag, costOfCommand } from '../../../product/tactic-commands.ts';
import type { Tactic } from '../../../product/tactics.ts';
import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { ProseLink } from '../../link/ProseLink.tsx';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::tactics`: the tactics side by side. Calls are those of the target, with the defaults of the command line. */
export function TacticComparison() {
  const { tactics, datasets, 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const calls = (tactic: Tactic) => {
    const cost = tactic.cost.find(({ of }) => of.startsWith('target'));
    const count = cost && costOfCommand(tactic, cost, commands);
    if (!cost || !count) return cost?.formula.split(';')[0] ?? '–';
    const sentence = cost.bound === 'about' ? product.callsAbout : product.callsAtMost;
    return <InlineText key="calls" text={fill(sentence, { total: count.total })} />;
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
