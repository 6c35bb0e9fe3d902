import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineCode } from '../../../view/InlineCode.tsx';
import { InlineText } from '../../../view/InlineText.tsx';
import { code, codes } from '../../views/code-text.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { commandId } from '../command-id.ts';
import type { Command } from '../command-line.ts';

/** Positional arguments of a command, in their order. */
export function ArgumentTable({ command }: { command: Command }) {
  const { product } = useSite().strings;
  return (
    <ModelTable
      what="arguments"
      columns={['argument', 'default', 'meaning']}
      rows={command.arguments.map((argument) => ({
        id: `${commandId(command.path)}-${argument.name.toLowerCase()}`,
        provenance: argument,
        cells: [
          <InlineCode key="name">{argument.name}</InlineCode>,
          argument.required ? (
            <InlineText key="default" text={product.required} />
          ) : argument.default === undefined ? (
            (argument.omitted ?? <InlineText key="default" text={product.none} />)
          ) : (
            code(String(argument.default))
          ),
          texts([
            <ModelText key="meaning" text={argument.meaning} />,
            argument.choices.length > 0 && (
              <InlineText
                key="choices"
                text={fill(product.oneOf, { values: codes(argument.choices.map(String)) })}
              />
            ),
          ]),
        ],
      }))}
    />
  );
}
