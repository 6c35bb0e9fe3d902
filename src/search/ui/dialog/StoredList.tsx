import type { ReactNode } from 'react';
import { CloseIcon } from '../../../view/icons.tsx';
import type { SearchSettings } from '../../settings.ts';
import { DialogIcon } from './HitIcon.tsx';
import { HitOption, optionId } from './HitOption.tsx';
import { Listbox, type RowEvents } from './Listbox.tsx';
import type { LinkedRow } from './linked-rows.ts';

const star = 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7Z';

interface StoredListProps extends RowEvents {
  readonly id: string;
  readonly strings: SearchSettings['strings'];
  readonly recent: readonly LinkedRow[];
  readonly favorites: readonly LinkedRow[];
  readonly active: number;
  onSave(row: LinkedRow): void;
  onForget(row: LinkedRow): void;
  onUnsave(row: LinkedRow): void;
}

/**
 * Recent and favorite searches, before anything is typed (rows 3.6, 3.7, 5.2). An option must not hold buttons, so
 * they stand in a list of their own, which the style puts beside the rows.
 */
export function StoredList(props: StoredListProps) {
  const { id, strings, recent, favorites, active, onActive, onChoose, onSave, onForget, onUnsave } = props;
  const groups = [
    { name: strings.recent, start: 0, rows: recent },
    { name: strings.favorite, start: recent.length, rows: favorites },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className="finder-stored">
      <Listbox
        id={id}
        label={groups.map(({ name }) => name).join(', ')}
        rows={[...recent, ...favorites]}
        onActive={onActive}
        onChoose={onChoose}
      >
        {groups.map(({ name, start, rows }) => (
          // biome-ignore lint/a11y/useSemanticElements: options are grouped, not fields of a form
          <div key={name} role="group" aria-label={name}>
            <div role="presentation" className="finder-group-name">
              {name}
            </div>
            {rows.map((row, place) => (
              <HitOption
                key={row.hit.objectID}
                list={id}
                index={start + place}
                row={row}
                isActive={start + place === active}
              />
            ))}
          </div>
        ))}
      </Listbox>
      <ul>
        {recent.map((row, index) => (
          <li key={row.hit.objectID}>
            <IconButton label={strings.save} of={optionId(id, index)} onPress={() => onSave(row)}>
              <DialogIcon path={star} />
            </IconButton>
            <IconButton label={strings.removeRecent} of={optionId(id, index)} onPress={() => onForget(row)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
        {favorites.map((row, index) => (
          <li key={row.hit.objectID}>
            <IconButton
              label={strings.removeFavorite}
              of={optionId(id, recent.length + index)}
              onPress={() => onUnsave(row)}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface IconButtonProps {
  readonly label: string;
  /** Id of the row it acts on. */
  readonly of: string;
  readonly children: ReactNode;
  onPress(): void;
}

function IconButton({ label, of, children, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      aria-describedby={of}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
