import type { CommandFacts } from './command-line.ts';
import type { Word } from './read-call.ts';

/** Programs of the model: `dtx`, `ddtx`. */
export function programs(all: readonly CommandFacts[]): readonly string[] {
  const known = found.get(all) ?? all.flatMap(({ path }) => (path.includes(' ') ? [] : [path]));
  found.set(all, known);
  return known;
}

/** A text can have hundreds of commands, each of which is looked at. */
const found = new WeakMap<readonly CommandFacts[], readonly string[]>();

/** Programs that run the command which follows them, possibly after options of their own. */
const runners: ReadonlySet<string> = new Set(
  'uv uvx poetry python python3 sudo doas env time timeout nohup nice exec command xargs winpty'.split(' '),
);
/** Those that do so with a command of their own: `docker run`. */
const managers: ReadonlySet<string> = new Set('docker podman pipx pdm hatch rye conda mamba'.split(' '));
/** Image in which the program runs. */
const image = /^(?:[\w.-]+\/)*(dtx)(?::[\w.-]+)?$/;

/**
 * The part of a command that calls a program of the model: all of it, or what follows a runner such as `uv run`.
 * Installing a package of that name (`uv tool install dtx`) is not a call.
 */
export function callsIn<W extends Word>(
  command: readonly W[],
  all: readonly CommandFacts[],
): (readonly W[])[] {
  const names = programs(all);
  const isProgram = (word: W | undefined) => names.includes(word?.text.split('/').at(-1) ?? '');
  const runner = command[0]?.text ?? '';
  const isContainer = runner === 'docker' || runner === 'podman';
  let at = command.findIndex((word) => isProgram(word) || (isContainer && image.test(word.text)));
  if (at < 0) return [];
  // What is named before it is a package, an environment or a container: `conda run -n dtx dtx`.
  while (at > 0 && (isProgram(command[at + 1]) || (isContainer && image.test(command[at + 1]?.text ?? ''))))
    at++;
  const before = command.slice(0, at).map(({ text }) => text);
  const isRunner = runners.has(runner) || (managers.has(runner) && /^(?:run|exec)$/m.test(before.join('\n')));
  const runs = at === 0 || (isRunner && !before.some((word) => /^(?:un)?install$|^pip3?$|^add$/.test(word)));
  return runs ? [command.slice(at)] : [];
}
