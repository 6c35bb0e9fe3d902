import { Fragment } from 'react';
import { ModelText } from '../../views/ModelText.tsx';
import type { Command, Option } from '../command-line.ts';
import { OptionTable } from './OptionTable.tsx';

/** Options of a command, one table for each group when the model groups them. */
export function OptionGroups({ command, options }: { command: Command; options: readonly Option[] }) {
  const groups = Map.groupBy(options, ({ group }) => group);
  return [...groups].map(([group, members]) => (
    <Fragment key={group ?? ''}>
      {group && groups.size > 1 && (
        <p>
          <strong>
            <ModelText text={group} />
          </strong>
        </p>
      )}
      <OptionTable command={command} options={members} />
    </Fragment>
  ));
}
