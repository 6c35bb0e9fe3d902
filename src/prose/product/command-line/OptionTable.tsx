import type { Command, Option } from '../../../product/command-line.ts';
import { useSite } from '../../../shell/context.ts';
import { fill, type Strings } from '../../../site/strings.ts';
import { codes } from '../code-text.ts';
import { defaultText } from '../default-text.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { commandId } from './command-id.ts';
import { flagText } from './synopsis.ts';

/** Options of a command; each row has an address such as `#dtx-redteam-run--max_prompts`. */
export function OptionTable({ command, options }: { command: Command; options: readonly Option[] }) {
  const { product } = useSite().strings;
  return (
    <ModelTable
      what="flags"
      columns={['Flag', 'Default', 'Meaning']}
      rows={options.map((option) => ({
        id: `${commandId(command.path)}${option.name}`,
        provenance: option,
        cells: [
          <InlineText key="flag" text={codes([...(option.short ? [option.short] : []), flagText(option)])} />,
          <InlineText key="default" text={defaultText(option)} />,
          <InlineText key="meaning" text={meaning(option, product)} />,
        ],
      }))}
    />
  );
}

function meaning(option: Option, strings: Strings['product']): string {
  const values = option.choices.map(String);
  return [
    option.meaning,
    // A single choice says nothing that the meaning does not.
    values.length > 1 && fill(strings.oneOf, { values: codes(values) }),
    option.repeatable && strings.repeatable,
    option.many && strings.severalValues,
  ]
    .filter(Boolean)
    .join(' ');
}
