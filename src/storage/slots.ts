/**
 * Beside `stored-text.ts` the only code that touches localStorage. Reading never throws and never trusts: a missing, blocked, full or
 * corrupt storage behaves like an empty one.
 */

/** A named place in storage. Data, not an object with methods, so that a page carries only what it does with it. */
export interface Slot<T> {
  /** Name in localStorage. */
  readonly key: string;
  /** Returns the value of a stored text, or `undefined` when it is not one. */
  readonly parse: (text: string) => T | undefined;
  /** What storage refused to keep lasts as long as the page. */
  refused?: T | undefined;
}

/**
 * A named place in storage; nothing but this file touches localStorage.
 * @param parse returns the value of a stored text, or `undefined` when it is not one
 */
export const slot = <T>(name: string, parse: Slot<T>['parse']): Slot<T> => ({
  key: `dtx:${name}`,
  parse,
});

/** The stored value, or `undefined` when there is none that the slot accepts. */
export function readSlot<T>({ key, parse, refused }: Slot<T>): T | undefined {
  return (
    refused ??
    safely(() => {
      const text = localStorage.getItem(key);
      return text === null ? undefined : parse(text);
    })
  );
}

/** Stores a value, a text as it is and anything else as JSON; without storage the choice lasts as long as the page. */
export function writeSlot<T>(slot: Slot<T>, value: T): void {
  slot.refused = value;
  safely(() => {
    localStorage.setItem(slot.key, typeof value === 'string' ? value : JSON.stringify(value));
    slot.refused = undefined;
  });
}

export function clearSlot<T>(slot: Slot<T>): void {
  slot.refused = undefined;
  safely(() => localStorage.removeItem(slot.key));
}

/** Calls back when another tab changes the slot. @returns a function that ends it */
export function subscribeToSlot<T>({ key }: Slot<T>, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function safely<R>(action: () => R): R | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** One of a few words; anything else in storage counts as nothing. */
export function choiceSlot<T extends string>(name: string, choices: readonly T[]): Slot<T> {
  return slot<T>(name, (text) => choices.find((choice) => choice === text));
}

export const textSlot = (name: string): Slot<string> => slot<string>(name, (text) => text);

/**
 * Any value that JSON can say.
 * @param read returns the value of what was parsed, or `undefined` when it is not one
 */
export const jsonSlot = <T extends object>(name: string, read: (value: unknown) => T | undefined): Slot<T> =>
  slot<T>(name, (text) => read(JSON.parse(text)));

/** A map of texts. */
export const mapSlot = (name: string): Slot<Record<string, string>> =>
  jsonSlot(name, (value) => {
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isMap) return undefined;
    return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'));
  });
