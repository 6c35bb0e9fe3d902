import { codes } from '../../views/code-text.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** Aliases of the datasets that have prompts for one of these plugins. */
export function ServedBy({ plugins }: { plugins: readonly string[] }) {
  const aliases = useProduct().datasets.flatMap((dataset) =>
    dataset.plugins.some((id) => plugins.includes(id)) ? dataset.aliases.slice(0, 1) : [],
  );
  return <ModelText text={codes(aliases) || '–'} />;
}
