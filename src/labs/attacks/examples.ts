import type { AttackInput } from './attack-task.ts';
import type { AttackKind } from './engine/attack-kind.ts';

export interface AttackExample {
  readonly name: string;
  readonly input: AttackInput;
}

/**
 * Ready setups of an attack; the first is the small run.
 * @param defaults of the command line, by flag
 */
export function examplesOf(
  { id, switches, switchedOn = [], isDtxOnly = false, takesText, small, stoppedBy }: AttackKind,
  defaults: AttackInput,
): readonly [AttackExample, ...AttackExample[]] {
  const input: AttackInput = {
    attack: id,
    variant: 'dtx',
    seed: '1',
    defenses: '',
    ...(takesText && { text: '' }),
    ...defaults,
    ...Object.fromEntries(switches.map((flag) => [flag, switchedOn.includes(flag) ? '1' : ''])),
  };
  const paper = { name: 'The same numbers, the way of the paper', input: { ...input, variant: 'paper' } };
  return [
    { name: 'A small run', input: { ...input, ...small } },
    { name: 'The defaults of the command line', input },
    ...(isDtxOnly ? [] : [paper]),
    { name: 'Behind a defense', input: { ...input, defenses: stoppedBy } },
  ];
}
