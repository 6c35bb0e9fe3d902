import type { ExampleName } from '../frame/example-name.ts';
import type { AttackInput } from './attack-task.ts';
import type { AttackKind } from './engine/attack-kind.ts';

export interface AttackExample {
  readonly name: ExampleName<'attackLab'>;
  readonly input: AttackInput;
}

/**
 * Ready setups of an attack; the first is the small run.
 * @param defaults of the command line, by flag
 */
export function examplesOf(
  { id, switches, switchedOn = [], takesText, small, more = [], behind, stoppedBy }: AttackKind,
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
  return [
    { name: 'exampleSmall', input: { ...input, ...small } },
    { name: 'exampleDefaults', input },
    { name: 'examplePaper', input: { ...input, variant: 'paper' } },
    ...more.map(({ name, flags }) => ({ name, input: { ...input, ...flags } })),
    { name: 'exampleDefense', input: { ...input, ...behind, defenses: stoppedBy } },
  ];
}
