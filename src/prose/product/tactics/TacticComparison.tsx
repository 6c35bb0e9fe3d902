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
    return fill(cost.bound === 'about' ? product.callsAbout : product.callsAtMost, { total: count.total });
  };
  return (
    <ModelTable
      what="tactics"
      columns={['Tactic', 'Turns', 'Access', 'Search', 'Helper models', 'Target calls']}
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
          tactic.helpers.map(({ role }) => role).join(', ') || product.noHelpers,
          <InlineText key="calls" text={calls(tactic)} />,
        ],
      }))}
    />
  );
}
