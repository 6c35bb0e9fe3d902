import { fill } from '../../site/strings.ts';
import { usePart, useSite } from '../../view/context.ts';
import { type Doubt, isDoubtful, type ShownProvenance } from '../provenance.ts';
import { useDoubt } from './doubts.ts';

/** The mark of a doubtful fact: it leads to what is doubtful about it, at the end of the page. */
export function DoubtNote({ evidence, note, settle }: ShownProvenance) {
  const entry = { evidence, note, settle };
  return isDoubtful(entry) ? <DoubtMark {...entry} /> : null;
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
