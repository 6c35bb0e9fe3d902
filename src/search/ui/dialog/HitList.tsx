import { HitOption } from './HitOption.tsx';
import { Listbox, type RowEvents } from './Listbox.tsx';
import type { LinkedGroup } from './linked-rows.ts';

interface HitListProps extends RowEvents {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly LinkedGroup[];
  /** Place of the active row among all rows, from 0. */
  readonly active: number;
}

/** The hits of an answer by group (row 3.1). */
export function HitList({ id, label, groups, active, ...events }: HitListProps) {
  const rows = groups.flatMap((group) => group.rows);
  return (
    <Listbox id={id} label={label} rows={rows} {...events}>
      {groups.map(({ name, rows: own }) => (
        // biome-ignore lint/a11y/useSemanticElements: options are grouped, not fields of a form
        <div key={name} role="group" aria-label={name || label}>
          {name !== '' && (
            <div role="presentation" className="finder-group-name">
              {name}
            </div>
          )}
          {own.map((row) => {
            const index = rows.indexOf(row);
            return <HitOption key={index} list={id} index={index} row={row} isActive={index === active} />;
          })}
        </div>
      ))}
    </Listbox>
  );
}
