import { fill } from '../../site/strings.ts';
import { usePart, useSite } from '../../view/context.ts';
import type { Provenance } from '../provenance.ts';
import { type Doubt, useDoubt } from './doubts.ts';

/** The mark of a fact that is not confirmed: it leads to what is doubtful about it, at the end of the page. */
export function ConfidenceNote({ confidence, note }: Pick<Provenance, 'confidence' | 'note'>) {
  return confidence === 'confirmed' ? null : <DoubtMark confidence={confidence} note={note} />;
}

function DoubtMark(doubt: Doubt) {
  usePart('doubts');
  const { product } = useSite().strings;
  const { number, isFirst } = useDoubt(doubt);
  return (
    <sup className="doubt" id={isFirst ? `doubted-${number}` : undefined}>
      <a href={`#doubt-${number}`} aria-label={fill(product.doubtMark, { number: `[${number}]` })}>
        [{number}]
      </a>
    </sup>
  );
}
