import type { Command } from '../../../product/command-line.ts';
import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { InlineCode } from '../../code/InlineCode.tsx';
import { codes } from '../code-text.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { commandId } from './command-id.ts';

/** Positional arguments of a command, in their order. */
export function ArgumentTable({ command }: { command: Command }) {
  const { product } = useSite().strings;
  return (
    <ModelTable
      what="arguments"
      columns={['Argument', 'Default', 'Meaning']}
      rows={command.arguments.map((argument) => ({
        id: `${commandId(command.path)}-${argument.name.toLowerCase()}`,
        provenance: argument,
        cells: [
          <InlineCode key="name">{argument.name}</InlineCode>,
          <InlineText
            key="default"
            text={
              argument.required
                ? product.required
                : argument.default === undefined
                  ? (argument.omitted ?? product.none)
                  : `\`${argument.default}\``
            }
          />,
          <InlineText
            key="meaning"
            text={[
              argument.meaning,
              argument.choices.length > 0 &&
                fill(product.oneOf, { values: codes(argument.choices.map(String)) }),
            ]
              .filter(Boolean)
              .join(' ')}
          />,
        ],
      }))}
    />
  );
}
