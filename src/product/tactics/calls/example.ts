import type { Product } from '../../product.ts';
import { commandOfKind } from '../tactic-commands.ts';
import type { Tactic } from '../tactics.ts';
import { flagsOf, type GivenFlags } from './count.ts';

/** A command that starts a tactic. */
export interface ExampleRun {
  readonly tactic: Tactic;
  readonly given: GivenFlags;
}

/**
 * The tactic that a command line starts, and the flags it gives it.
 * @returns undefined when it starts none
 */
export function exampleRun(command: string, { tactics, datasets }: Product): ExampleRun | undefined {
  const given = flagsOf(command);
  const tactic = tactics.find(({ invocation: { kind, value } }) => {
    if (!command.includes(commandOfKind[kind])) return false;
    if (kind !== 'dataset') return given.get(kind === 'attack' ? '--attack' : '--tactics') === value;
    const names = [value, ...(datasets.find(({ id }) => id === value)?.aliases ?? [])];
    return names.includes(given.get('--dataset') ?? '');
  });
  return tactic && { tactic, given };
}
