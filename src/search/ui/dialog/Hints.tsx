import type { SearchSettings } from '../../settings.ts';
import { DialogIcon } from './HitIcon.tsx';

const enter = 'M16 5v5.5H4.5M8 7l-3.5 3.5L8 14';
const up = 'M10 16V4M6 8l4-4 4 4';
const down = 'M10 4v12M6 12l4 4 4-4';

/** What the keys do, for those who see them (row X.3). */
export function Hints({ strings }: { strings: SearchSettings['strings'] }) {
  return (
    <ul className="finder-hints">
      <li>
        <Key name={strings.enterKey} path={enter} /> {strings.toSelect}
      </li>
      <li>
        <Key name={strings.arrowUp} path={up} /> <Key name={strings.arrowDown} path={down} />{' '}
        {strings.toNavigate}
      </li>
      <li>
        <Key name={strings.escapeKey} /> {strings.toClose}
      </li>
      <li>
        <button type="button" data-shortcuts="">
          {strings.shortcuts}
        </button>
      </li>
    </ul>
  );
}

/** A key by its sign, or as it is labelled on a keyboard. */
function Key({ name, path }: { name: string; path?: string }) {
  return (
    <kbd>
      <span className="visually-hidden">{name}</span>
      {path === undefined ? <span aria-hidden="true">esc</span> : <DialogIcon path={path} />}
    </kbd>
  );
}
