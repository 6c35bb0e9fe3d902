/**
 * The only code that touches localStorage. Reading never throws and never trusts: a missing, blocked, full or
 * corrupt storage behaves like an empty one.
 */

export interface Slot<T> {
  /** Name in localStorage. */
  readonly key: string;
  /** The stored value, or `undefined` when there is none that `parse` accepts. */
  read(): T | undefined;
  /** Stores a value; without storage the choice lasts as long as the page. */
  write(value: T): void;
  clear(): void;
  /** Calls back when another tab changes the slot. @returns a function that ends it */
  subscribe(changed: () => void): () => void;
}

const namespace = 'dtx:';

/**
 * A named place in storage.
 * @param parse returns the value of a stored text, or `undefined` when it is not one
 */
export function slot<T>(
  name: string,
  parse: (text: string) => T | undefined,
  print: (value: T) => string,
): Slot<T> {
  const key = namespace + name;
  const safely = <R>(action: () => R): R | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  // What storage refused to keep lasts as long as the page.
  let refused: T | undefined;
  return {
    key,
    read: () =>
      refused ??
      safely(() => {
        const text = localStorage.getItem(key);
        return text === null ? undefined : parse(text);
      }),
    write(value) {
      refused = value;
      safely(() => {
        localStorage.setItem(key, print(value));
        refused = undefined;
      });
    },
    clear() {
      refused = undefined;
      safely(() => localStorage.removeItem(key));
    },
    subscribe(changed) {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

const asText = (text: string) => text;

/** One of a few words; anything else in storage counts as nothing. */
export function choiceSlot<T extends string>(name: string, choices: readonly T[]): Slot<T> {
  return slot<T>(name, (text) => choices.find((choice) => choice === text), asText);
}

export const textSlot = (name: string): Slot<string> => slot<string>(name, asText, asText);

/**
 * Any value that JSON can say.
 * @param read returns the value of what was parsed, or `undefined` when it is not one
 */
export const jsonSlot = <T>(name: string, read: (value: unknown) => T | undefined): Slot<T> =>
  slot<T>(name, (text) => read(JSON.parse(text)), JSON.stringify);

/** A map of texts. */
export const mapSlot = (name: string): Slot<Record<string, string>> =>
  jsonSlot(name, (value) => {
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isMap) return undefined;
    return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'));
  });
