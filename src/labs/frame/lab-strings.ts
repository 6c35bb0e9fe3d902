import type { Strings } from '../../site/strings.ts';

/** Words of all labs, and those of a crash. */
export type LabStrings = Strings['labs'] & Strings['failure'];

/** Names of the groups of strings that a lab has for itself. */
export type OwnStrings = Extract<keyof Strings, `${string}Lab`>;

/** Words of all labs and of one; they go with the page to the browser, so that it takes no others. */
export const labStrings = <Own extends OwnStrings>(
  strings: Strings,
  own: Own,
): LabStrings & Strings[Own] => ({
  ...strings.failure,
  ...strings.labs,
  ...strings[own],
});
