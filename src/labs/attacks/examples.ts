import type { ExampleName } from '../frame/example-name.ts';
import type { AttackInput } from './attack-task.ts';
import type { AttackKind } from './engine/attacks.ts';
import type { Defense } from './world/defenses.ts';

export interface AttackExample {
  readonly name: ExampleName<'attackLab'>;
  readonly input: AttackInput;
}

/** Flags of the small run that the page of each tactic begins with. */
const small: Readonly<Record<string, AttackInput>> = {
  tap: { '--tap-depth': '2', '--tap-width': '2', '--tap-branch': '2' },
  crescendo: { '--cres-iterations': '1', '--cres-rounds': '3' },
  bon: { '--bon-candidates': '5', '--bon-rounds': '1' },
};

/** What each attack is stopped by most plainly. */
const stoppedBy: Readonly<Record<string, Defense>> = {
  tap: 'output',
  crescendo: 'spotlighting',
  bon: 'normalizing',
};

/**
 * Ready setups of an attack; the first is the small run.
 * @param defaults of the command line, by flag
 */
export function examplesOf(
  { id, switches }: AttackKind,
  defaults: AttackInput,
): readonly [AttackExample, ...AttackExample[]] {
  const input: AttackInput = {
    attack: id,
    variant: 'dtx',
    seed: '1',
    defenses: '',
    ...(id === 'bon' && { text: '' }),
    ...defaults,
    ...Object.fromEntries(switches.map((flag) => [flag, flag === '--eval-model' ? '1' : ''])),
  };
  return [
    { name: 'exampleSmall', input: { ...input, ...small[id] } },
    { name: 'exampleDefaults', input },
    { name: 'examplePaper', input: { ...input, variant: 'paper' } },
    { name: 'exampleDefense', input: { ...input, defenses: stoppedBy[id] ?? '' } },
  ];
}
