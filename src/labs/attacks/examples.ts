import type { ExampleName } from '../frame/example-name.ts';
import type { AttackInput } from './attack-input.ts';
import type { AttackKind } from './engine/attack-kind.ts';

export interface AttackExample {
  readonly name: ExampleName<'attackLab'>;
  readonly input: AttackInput;
}

/** What an attack is set up with as the command line does it. @param defaults by flag */
export function defaultInput(
  { id, switches, switchedOn = [], takesText, seed = '1' }: AttackKind,
  defaults: AttackInput,
): AttackInput {
  return {
    attack: id,
    variant: 'dtx',
    seed,
    defenses: '',
    other: '',
    budget: '20',
    ...(takesText && { text: '' }),
    ...defaults,
    ...Object.fromEntries(switches.map((flag) => [flag, switchedOn.includes(flag) ? '1' : ''])),
  };
}

/** Ready setups of an attack; the first is the small run. @param input as the command line sets it up */
export function examplesOf(
  kind: AttackKind,
  input: AttackInput,
): readonly [AttackExample, ...AttackExample[]] {
  const paper: AttackExample = { name: 'examplePaper', input: { ...input, variant: 'paper' } };
  return [
    { name: 'exampleSmall', input: { ...input, ...kind.small } },
    { name: 'exampleDefaults', input },
    paper,
    ...(kind.more ?? []).map(({ name, flags }) => ({ name, input: { ...input, ...flags } })),
    { name: 'exampleDefense', input: { ...input, ...kind.behind, defenses: kind.stoppedBy } },
  ];
}

/**
 * What a link to the lab holds: what decides how a run goes. Never a text of a reader, which nobody else is shown, and
 * never the attack, which is that of the page.
 */
export function sharedNames({ parameters, switches }: AttackKind): readonly string[] {
  return ['variant', 'seed', 'defenses', ...parameters.map(({ flag }) => flag), ...switches];
}
