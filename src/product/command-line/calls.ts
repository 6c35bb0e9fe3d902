import type { CommandFacts } from './command-line.ts';
import type { Word } from './read-call.ts';

/** Programs of the model: `dtx`, `ddtx`. */
export function programs(all: readonly CommandFacts[]): string[] {
  return all.flatMap(({ path }) => (path.includes(' ') ? [] : [path]));
}

/** Programs that run the command which follows them, possibly after options of their own. */
const runners = [
  'uv',
  'uvx',
  'poetry',
  'python',
  'python3',
  'sudo',
  'env',
  'time',
  'timeout',
  'nohup',
  'exec',
  'xargs',
];

/**
 * The part of a command that calls a program of the model: all of it, or what follows a runner such as `uv run`.
 * Installing a package of that name (`uv tool install dtx`) is not a call.
 */
export function callsIn<W extends Word>(
  command: readonly W[],
  all: readonly CommandFacts[],
): (readonly W[])[] {
  const names = programs(all);
  const at = command.findIndex(({ text }) => names.includes(text.split('/').at(-1) ?? ''));
  if (at < 0) return [];
  const before = command.slice(0, at).map(({ text }) => text);
  const runs =
    at === 0 || (runners.includes(before[0] ?? '') && !before.some((word) => /install|pip|add/.test(word)));
  return runs ? [command.slice(at)] : [];
}
