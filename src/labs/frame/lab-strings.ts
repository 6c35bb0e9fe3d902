import type { Strings } from '../../site/strings.ts';

/** Words of all labs, and those of a crash. */
export type LabStrings = Strings['labs'] &
  Strings['failure'] & {
    /** Name of the result, which no other lab of the page shares. */
    readonly resultName: string;
  };

/** Names of the groups of strings that a lab has for itself. */
export type OwnStrings = Extract<keyof Strings, `${string}Lab`>;

/** Words of all labs and of one, as a file: what is drawn has them already, who begins to use it fetches them. */
export function fileStrings<Own extends OwnStrings>(strings: Strings, own: Own) {
  const { labs, failure }: Strings = strings;
  const words: Strings[Own] = strings[own];
  return { ...failure, ...labs, ...words };
}

/**
 * Words of all labs and of one.
 * @param label what the lab is called in its page
 */
export function labStrings<Own extends OwnStrings>(
  strings: Strings,
  own: Own,
  label: string,
): LabStrings & Strings[Own] {
  return { ...fileStrings(strings, own), resultName: resultName(label, strings.labs) };
}

/** Name of a result. */
export function resultName(label: string, { result }: Pick<Strings['labs'], 'result'>): string {
  return `${label}: ${result}`;
}
