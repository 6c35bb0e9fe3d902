import type { Strings } from '../../site/strings.ts';

/** Words of all labs, and those of a crash. */
export type LabStrings = Strings['labs'] &
  Strings['failure'] & {
    /** Name of the result, which no other lab of the page shares. */
    readonly resultName: string;
  };

/** Names of the groups of strings that a lab has for itself. */
export type OwnStrings = Extract<keyof Strings, `${string}Lab`>;

/** Words of all labs and of one; they go with the page to the browser, so that it takes no others. */
export function labStrings<Own extends OwnStrings>(strings: Strings, own: Own): LabStrings & Strings[Own] {
  const { labs, failure }: Strings = strings;
  const words: Strings[Own] = strings[own];
  return { ...failure, ...labs, resultName: `${titleOf(words)}: ${labs.result}`, ...words };
}

const titleOf = ({ title }: { readonly title: string }): string => title;
