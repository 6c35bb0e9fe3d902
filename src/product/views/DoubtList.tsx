import { fill } from '../../site/strings.ts';
import { useSite } from '../../view/context.ts';
import { useDoubts } from './doubts.ts';
import { ModelText } from './ModelText.tsx';

/** What a page's facts are doubtful for, once each; must be rendered after its text. */
export function DoubtList() {
  const doubts = useDoubts();
  const { product, prose } = useSite().strings;
  if (doubts.length === 0) return null;
  return (
    <section className="doubts" aria-labelledby="doubts">
      <h2 id="doubts">{product.doubts}</h2>
      <ol>
        {doubts.map(({ evidence, note, settle }, i) => (
          <li key={`${note} ${settle}`} id={`doubt-${i + 1}`}>
            <b>{evidence === 'not tried' ? product.notTried : product.readOnly}</b>{' '}
            {note && <ModelText text={note} />} {product.settle} <ModelText text={settle} />{' '}
            <a href={`#doubted-${i + 1}`} aria-label={fill(prose.footnoteBack, { number: i + 1 })}>
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
