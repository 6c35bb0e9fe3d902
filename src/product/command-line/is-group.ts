import type { Command } from './command-line.ts';

/** Whether other commands are below it: `dtx redteam`. */
export function isGroup(
  { path }: Pick<Command, 'path'>,
  commands: readonly Pick<Command, 'path'>[],
): boolean {
  return commands.some((other) => other.path.startsWith(`${path} `));
}
