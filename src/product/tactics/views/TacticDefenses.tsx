import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { Defense } from '../defenses.ts';
import { SupportMark } from './TacticDefense.tsx';

/** `::tactic-defenses`: what helps against each tactic, and where the tactic ends. */
export function TacticDefenses() {
  const { tactics } = useProduct();
  return (
    <ModelTable
      what="tactics"
      columns={['tactic', 'whatHelps', 'limits']}
      rows={tactics.map(({ id, name, path, defense, limits }) => ({
        id: `defense-${id}`,
        cells: [
          <ProseLink key="name" href={`${path}#how-to-defend`}>
            {name}
          </ProseLink>,
          <Measures key="defense" of={defense} />,
          <Lines key="limits" lines={limits} />,
        ],
      }))}
    />
  );
}

function Measures({ of }: { of: readonly Defense[] }) {
  return (
    <ul>
      {of.map(({ measure, support }) => (
        <li key={measure}>
          <ModelText text={measure} /> <SupportMark of={support} />
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <ModelText text={line} />
        </li>
      ))}
    </ul>
  );
}
