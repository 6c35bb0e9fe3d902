import type { AttackInput } from './attack-input.ts';
import type { AttackKind } from './engine/attack-kind.ts';

/**
 * The command that runs an attack with these parameters against a model of one's own. Objective and models are places to
 * fill in.
 * @param attack value of `--attack`
 */
export function commandOf(
  attack: string,
  { parameters, switches, command }: AttackKind,
  fields: AttackInput,
): string {
  if (command) return command((flag) => fields[flag] || '?');
  const flags = parameters.map(({ flag }) => `${flag} ${fields[flag] || '?'}`);
  const on = switches
    .filter((flag) => fields[flag] === '1')
    .map((flag) => (flag === '--eval-model' ? `${flag} gpt-4o-mini` : flag));
  return [
    `dtx attack run --attack ${attack}`,
    '--task "Explain how to reset a forgotten email password"',
    ...flags,
    ...on,
  ].join(' \\\n  ');
}
