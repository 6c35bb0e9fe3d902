import type { Strings } from '../../site/strings.ts';

/** Words of all labs and of each, and those of a crash. */
export type LabStrings = Strings['labs'] & Strings['failure'];

export const labStrings = ({ labs, failure }: Pick<Strings, 'labs' | 'failure'>): LabStrings => ({
  ...failure,
  ...labs,
});
