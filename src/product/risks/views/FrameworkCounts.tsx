import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::framework-counts`: the standards and laws that findings are traced to, with the plugins each selects. */
export function FrameworkCounts() {
  usePart('framework-counts');
  const { frameworks } = useProduct();
  const { product } = useSite().strings;
  return (
    <ul className="framework-counts">
      {frameworks.map(({ id, title, existing }) => (
        <li key={id}>
          <ProseLink href={`/architecture/ai_frameworks#framework-${id}`}>
            <ModelText text={title} />
          </ProseLink>
          <small>{fill(product.pluginsSelected, { count: existing })}</small>
        </li>
      ))}
    </ul>
  );
}
