import { callsIn } from './calls.ts';
import type { CommandFacts } from './command-line.ts';
import { readCall } from './read-call.ts';
import { type PlacedWord, shellWords } from './shell-words.ts';

/** A flag of the model where a command has it. */
export interface FlagInCode {
  /** Words of the command: `dtx redteam run`. */
  readonly command: string;
  /** Name of the option, also where its short form stands: `--output`. */
  readonly name: string;
  /** Place in the text of the flag as it is written, without a value after `=`. */
  readonly start: number;
  readonly end: number;
}

/** The flags that commands of the model have in shell text, each where it stands first in its command. */
export function flagsInCode(text: string, commands: readonly CommandFacts[]): FlagInCode[] {
  return shellWords(text)
    .flatMap((words) => callsIn(words, commands))
    .flatMap((words) => {
      const call = readCall(words, commands, () => {});
      if (!call) return [];
      return [...call.outer, ...call.given.values()].flatMap(({ of, option, flag }): FlagInCode[] => {
        const { start, raw } = flag as PlacedWord;
        const written = raw.replace(/=[\s\S]*/, '');
        // Quoted, or in parts: nobody writes flags so.
        if (written !== option.name && written !== option.short) return [];
        return [{ command: of, name: option.name, start, end: start + written.length }];
      });
    })
    .sort((a, b) => a.start - b.start);
}
