import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { InlineCode } from '../../../view/InlineCode.tsx';
import type { Attributes } from '../../directive.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { commandId, referencePages } from '../command-id.ts';
import { isGroup } from '../is-group.ts';

/**
 * `::commands{program="dtx"}`: every command of a program with what it does, linked to its reference.
 * `page` names another page that has a heading for each command.
 */
export function CommandList({ attributes: { program = '', page } }: { attributes: Attributes }) {
  const { 'command-line': all } = useProduct();
  const commands = all.filter(({ path }) => path.startsWith(`${program} `));
  const reference = page ?? referencePages[program];
  return (
    <ModelTable
      what="commands"
      columns={['command', 'whatItDoes']}
      rows={commands
        .filter((command) => !isGroup(command, all))
        .map((command) => {
          const name = <InlineCode key="name">{command.path}</InlineCode>;
          return {
            id: `command-${commandId(command.path)}`,
            provenance: command,
            state: command.state,
            cells: [
              reference ? (
                <ProseLink key="name" href={`${reference}#${commandId(command.path)}`}>
                  {name}
                </ProseLink>
              ) : (
                name
              ),
              <ModelText
                key="summary"
                text={[command.summary, command.availability].filter(Boolean).join('. ')}
              />,
            ],
          };
        })}
    />
  );
}
