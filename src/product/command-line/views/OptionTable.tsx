import type { ReactNode } from 'react';
import { fill, type Strings } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { codes } from '../../views/code-text.ts';
import { DefaultText } from '../../views/DefaultText.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { commandId } from '../command-id.ts';
import type { Command, Option } from '../command-line.ts';
import { flagText } from './synopsis.ts';

/** Options of a command; each row has an address such as `#dtx-redteam-run--max_prompts`. */
export function OptionTable({ command, options }: { command: Command; options: readonly Option[] }) {
  const { product } = useSite().strings;
  return (
    <ModelTable
      what="flags"
      columns={['flag', 'default', 'meaning']}
      rows={options.map((option) => ({
        id: `${commandId(command.path)}${option.name}`,
        provenance: option,
        cells: [
          <ModelText key="flag" text={codes([...(option.short ? [option.short] : []), flagText(option)])} />,
          <DefaultText key="default" option={option} />,
          meaning(option, product),
        ],
      }))}
    />
  );
}

function meaning(option: Option, strings: Strings['product']): ReactNode {
  const values = option.choices.map(String);
  return texts([
    <ModelText key="meaning" text={option.meaning} />,
    // A single choice says nothing that the meaning does not.
    values.length > 1 && <InlineText key="choices" text={fill(strings.oneOf, { values: codes(values) })} />,
    option.repeatable && strings.repeatable,
    option.many && strings.severalValues,
    option.noEffect && strings.noEffect,
    option.noEffect && <ModelText key="instead" text={option.noEffect} />,
  ]);
}
