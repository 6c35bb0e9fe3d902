import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import type { Strings } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { StateName } from '../state.ts';
import { type Stated, type StatedKind, statedEntries, statedKinds } from '../stated.ts';

const nouns = {
  commands: 'commands',
  agents: 'providers',
  attacks: 'tactics',
  datasets: 'datasets',
} as const satisfies Record<StatedKind, keyof Strings['rows']>;

const titles = {
  commands: 'command',
  agents: 'agent',
  attacks: 'tactic',
  datasets: 'dataset',
} as const satisfies Record<StatedKind, keyof Strings['columns']>;

/** `::states{of="commands"}`: whether each does what it is for, worst first, and what to watch. */
export function StateTable({ attributes }: { attributes: Attributes }) {
  const kind = statedKinds.find((each) => each === attributes.of) ?? 'commands';
  const { status } = useSite().strings;
  const words: Record<StateName, string> = {
    works: status.works,
    'works with care': status.withCare,
    broken: status.broken,
  };
  const entries = statedEntries(useProduct(), kind).filter((entry) => entry.state !== undefined);
  const worstFirst: readonly StateName[] = ['broken', 'works with care', 'works'];
  return (
    <ModelTable
      what={nouns[kind]}
      rowsAre="repeats"
      columns={[titles[kind], 'state', 'whatToWatch']}
      rows={worstFirst.flatMap((is) =>
        entries
          .filter(({ state }) => state?.is === is)
          .map((entry) => ({
            id: `state-${entry.name.replace(/\W+/g, '-').toLowerCase()}`,
            cells: [
              <Name key="name" {...entry} />,
              words[is],
              entry.state?.why ? <ModelText key="why" text={entry.state.why} /> : '–',
            ],
          })),
      )}
    />
  );
}

function Name({ name, path }: Stated) {
  return path ? <ProseLink href={path}>{name}</ProseLink> : <ModelText text={code(name)} />;
}
