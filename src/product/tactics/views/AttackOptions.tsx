import { InlineCode } from '../../../view/InlineCode.tsx';
import { DefaultText } from '../../views/DefaultText.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { findOption } from '../tactic-commands.ts';

/** `::attack-options`: flags of `dtx attack run` that belong to no single attack. */
export function AttackOptions() {
  const { 'command-line': commands } = useProduct();
  const options = commands.find(({ path }) => path === 'dtx attack run')?.options ?? [];
  const attacks = findOption(commands, 'dtx attack run', '--attack')?.choices ?? [];
  // Options of one attack stand in a group of its name.
  const common = options.filter(({ group }) => !group || !attacks.includes(group));
  return (
    <ModelTable
      what="flags"
      columns={['flag', 'default', 'meaning']}
      rows={common.map((option) => ({
        id: `option-${option.name.slice(2)}`,
        provenance: option,
        cells: [
          <InlineCode key="name">{option.value ? `${option.name} ${option.value}` : option.name}</InlineCode>,
          <DefaultText key="default" option={option} />,
          // No common flag is without effect for every attack; which attack ignores which, each page says.
          <ModelText key="meaning" text={option.meaning} />,
        ],
      }))}
    />
  );
}
