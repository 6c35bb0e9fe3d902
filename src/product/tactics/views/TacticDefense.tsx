import type { Strings } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { SourceLinks } from '../../views/SourceLinks.tsx';
import type { Evidence } from '../defenses.ts';
import { useTactic } from './useTactic.ts';

/** `::tactic-defense{id="pair"}`: measures against the attack, each with what speaks for it. */
export function TacticDefense({ attributes }: { attributes: Attributes }) {
  const { defense } = useTactic(attributes);
  return (
    <ul>
      {defense.map(({ measure, how, evidence, finding, source }) => (
        <li key={measure}>
          <strong>
            <ModelText text={measure} />.
          </strong>{' '}
          <EvidenceMark of={evidence} /> <ModelText text={how} />
          {finding && source && (
            <>
              {' '}
              <ModelText text={finding} /> (<SourceLinks ids={source} />)
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The mark of a measure, the same everywhere: `[tested]`. */
export function EvidenceMark({ of }: { of: Evidence }) {
  const { product } = useSite().strings;
  return <small>[{markOf(of, product)}]</small>;
}

function markOf(evidence: Evidence, strings: Strings['product']): string {
  switch (evidence) {
    case 'tested':
      return strings.evidenceTested;
    case 'plausible':
      return strings.evidencePlausible;
    case 'contested':
      return strings.evidenceContested;
  }
}
