import type { AttackInput } from './attack-task.ts';
import { type AttackKind, isFlag } from './engine/attack-kind.ts';

/**
 * The command that runs an attack with these parameters against a model of one's own. Objective and models are places to
 * fill in.
 * @param attack value of `--attack`
 */
export function commandOf(attack: string, kind: AttackKind, fields: AttackInput): string {
  const { parameters, switches, base = ofAttack(attack), second } = kind;
  const flags = parameters
    .filter(({ flag }) => isFlag(flag))
    .map(({ flag }) => `${flag} ${fields[flag] || '?'}`);
  const on = switches
    .filter((flag) => isFlag(flag) && fields[flag] === '1')
    .map((flag) => (flag === '--eval-model' ? `${flag} gpt-4o-mini` : flag));
  return [[...base, ...flags, ...on], ...(second ? [second] : [])]
    .map((lines) => lines.join(' \\\n  '))
    .join('\n');
}

function ofAttack(attack: string): readonly string[] {
  return [`dtx attack run --attack ${attack}`, '--task "Explain how to reset a forgotten email password"'];
}
