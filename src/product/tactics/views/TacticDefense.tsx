import type { Strings } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { SourceLinks } from '../../views/SourceLinks.tsx';
import type { Support } from '../defenses.ts';
import { useTactic } from './useTactic.ts';

/** `::tactic-defense{id="pair"}`: measures against the attack, each with what speaks for it. */
export function TacticDefense({ attributes }: { attributes: Attributes }) {
  const { defense } = useTactic(attributes);
  return (
    <ul>
      {defense.map(({ measure, how, support, finding, source }) => (
        <li key={measure}>
          <strong>
            <ModelText text={measure} />.
          </strong>{' '}
          <SupportMark of={support} /> <ModelText text={how} />
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
export function SupportMark({ of }: { of: Support }) {
  const { product } = useSite().strings;
  return <small>[{markOf(of, product)}]</small>;
}

function markOf(support: Support, strings: Strings['product']): string {
  switch (support) {
    case 'tested':
      return strings.supportTested;
    case 'plausible':
      return strings.supportPlausible;
    case 'contested':
      return strings.supportContested;
  }
}
