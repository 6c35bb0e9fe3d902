import type { ReactNode } from 'react';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { findOption } from '../../tactics/tactic-commands.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { type LimitStage, limitCommands } from '../references.ts';
import type { Limit } from '../runs.ts';

/** `::run-limits`: what each limit counts, and where a plan and a run take it from. */
export function RunLimits() {
  const { runs, 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const from =
    (stage: LimitStage) =>
    (limit: Limit): ReactNode => {
      const value = limit[stage];
      if (typeof value === 'number') return String(value);
      if (value === 'none') return <InlineText text={product.noEffect} />;
      if (value === 'scope') return <InlineText text={product.valueOfScope} />;
      const standard = findOption(commands, limitCommands[stage], `--${limit.name}`)?.default;
      return <InlineText text={fill(product.flagWithDefault, { value: String(standard) })} />;
    };
  return (
    <EntryTable
      what="settings"
      anchor="limit"
      entries={runs.limits}
      nameOf={({ name }) => name}
      columns={[
        { title: 'setting', cell: ({ name }) => code(name) },
        { title: 'whatItCounts', cell: ({ counts }) => counts },
        { title: 'makingAPlan', cell: from('plan') },
        { title: 'runWithPlan', cell: from('planRun') },
        { title: 'runWithoutPlan', cell: from('directRun') },
      ]}
    />
  );
}
