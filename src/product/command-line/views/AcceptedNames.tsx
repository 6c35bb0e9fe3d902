import type { Attributes } from '../../directive.ts';
import { typedNames } from '../../list-values.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { commandId } from '../command-id.ts';

/** `::accepted-names{command="dtx redteam run"}`: the names that flags of a command take from lists of the model. */
export function AcceptedNames({ attributes: { command = '' } }: { attributes: Attributes }) {
  const product = useProduct();
  const options = product['command-line'].find(({ path }) => path === command)?.options ?? [];
  return (
    <ModelTable
      what="flags"
      columns={['flag', 'names']}
      rows={options.flatMap(({ name, choicesFrom }) => {
        // Plugins and frameworks are chosen by expressions.
        if (!choicesFrom || choicesFrom === 'plugins' || choicesFrom === 'frameworks') return [];
        const names = typedNames(product, choicesFrom).map((each) => `\`${each}\``);
        return {
          id: `names-${commandId(command)}${name}`,
          cells: [<code key="flag">{name}</code>, <ModelText key="names" text={names.join(', ')} />],
        };
      })}
    />
  );
}
