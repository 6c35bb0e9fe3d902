import type { Strings } from '../../site/strings.ts';
import type { OwnStrings } from './lab-strings.ts';

/** What an example of a lab is called: a name among the strings of the lab, so that every language has it. */
export type ExampleName<Own extends OwnStrings> = Extract<keyof Strings[Own], `example${string}`>;
