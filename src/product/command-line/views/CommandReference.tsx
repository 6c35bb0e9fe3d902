import { useSite } from '../../../view/context.ts';
import { StateMark } from '../../../view/state/StateMark.tsx';
import type { Attributes } from '../../directive.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { ArgumentTable } from './ArgumentTable.tsx';
import { CommandRules } from './CommandRules.tsx';
import { CommandSynopsis } from './CommandSynopsis.tsx';
import { OptionGroups } from './OptionGroups.tsx';

/** `::command{name="dtx redteam run"}`: what a command is for, how it is written, its arguments, flags and rules. */
export function CommandReference({ attributes: { name } }: { attributes: Attributes }) {
  const command = useProduct()['command-line'].find(({ path }) => path === name);
  const { product } = useSite().strings;
  if (!command) return null;
  const { summary, use, availability, remark, options, rules } = command;
  return (
    <>
      <p>
        <ModelText text={[`${summary}.`, use, availability].filter(Boolean).join(' ')} />
        <StateMark state={command.state} />
        <DoubtNote {...command} />
      </p>
      <CommandSynopsis command={command} />
      {command.arguments.length > 0 && <ArgumentTable command={command} />}
      {options.length > 0 && <OptionGroups command={command} options={options} />}
      {remark && (
        <p>
          <ModelText text={remark} />
        </p>
      )}
      {rules.length > 0 && (
        <>
          <p>{product.commandRules}</p>
          <CommandRules command={command} />
        </>
      )}
    </>
  );
}
