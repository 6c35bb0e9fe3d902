/** What is looked for, as the address says it. */
export interface Place {
  readonly query: string;
  /** Name of the section the results are narrowed to. */
  readonly section: string | undefined;
  /** Whether somebody is typing, so that the next letter may follow at once. */
  readonly typed: boolean;
}

/** The place before anything is known of an address: what the build draws. */
export const nowhere: Place = { query: '', section: undefined, typed: false };

export interface PageAddress {
  /** Stays the same object until something changes. */
  get(): Place;
  subscribe(changed: () => void): () => void;
  /** Goes to another place: the entry of the history is replaced (row 2R.1). */
  set(place: Place): void;
  /** Makes the same place new, so that it is looked up once more. */
  again(): void;
}

/** How long a browser that refuses to write addresses so often is left alone, in milliseconds. */
const writeAgain = 1000;

/**
 * The address of the search page as a store for React. Follows Back and Forward, and whoever else changes the address.
 * @param fieldText what the field holds already: typing before the script was there wins over the address. Asked once
 *   the address is needed: letters may come while what the build drew is taken over
 */
export function pageAddress(fieldText: () => string): PageAddress {
  const listeners = new Set<() => void>();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let place: Place | undefined;

  const show = (next: Place) => {
    place = next;
    for (const changed of listeners) changed();
  };
  const write = () => {
    clearTimeout(retry);
    const address = location.pathname + searchOf(get()) + location.hash;
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // Safari allows a hundred changes in ten seconds.
      retry = setTimeout(write, writeAgain);
    }
  };
  const get = () => {
    place ??= { ...placeOf(location.search), query: wellFormed(fieldText()) };
    return place;
  };
  const follow = () => {
    const next = placeOf(location.search);
    const { query, section } = get();
    if (next.query !== query || next.section !== section) show(next);
  };

  return {
    get,
    subscribe(changed) {
      if (listeners.size === 0) {
        if (searchOf(get()) !== searchOf(placeOf(location.search))) write();
        addEventListener('popstate', follow);
        // Not every browser tells of a change that a script made.
        window.navigation?.addEventListener('currententrychange', follow);
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        removeEventListener('popstate', follow);
        window.navigation?.removeEventListener('currententrychange', follow);
      };
    },
    set(next) {
      show({ ...next, query: wellFormed(next.query) });
      write();
    },
    again: () => show({ ...get(), typed: false }),
  };
}

/** Reads the part of an address from `?` on. */
export function placeOf(search: string): Place {
  const parameters = new URLSearchParams(search);
  return { query: parameters.get('q') ?? '', section: parameters.get('section') || undefined, typed: false };
}

/** The part of an address from `?` on: the same as a form would send; empty without a query. */
export function searchOf({ query, section }: Pick<Place, 'query' | 'section'>): string {
  if (query === '') return '';
  const parameters = new URLSearchParams({ q: query, ...(section !== undefined && { section }) });
  return `?${parameters}`;
}

/** Half a character cannot stand in an address; both must be equal to tell whether the address has changed. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
