import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::framework-counts`: the standards and laws that findings are traced to, with what is known of how much is mapped. */
export function FrameworkCounts() {
  usePart('framework-counts');
  const { frameworks } = useProduct();
  const { product } = useSite().strings;
  return (
    <ul className="framework-counts">
      {frameworks.map(({ id, title, coverage, controls }) => (
        <li key={id}>
          <ProseLink href={`/architecture/ai_frameworks#framework-${id}`}>
            <ModelText text={title} />
          </ProseLink>
          {(coverage || controls.length > 0) && (
            <small>
              {coverage ? (
                <ModelText text={coverage} />
              ) : (
                fill(product.controlsKnown, { count: controls.length })
              )}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
