import { objective } from '../world/bakery.ts';
import type { Defense } from '../world/defenses.ts';
import { createWorld, type World } from '../world/world.ts';
import { bestOfN } from './best-of-n.ts';
import { crescendo } from './crescendo.ts';
import type { Attack } from './events.ts';
import { tap } from './tap.ts';

/** A number that an attack takes, under the name of its flag. */
export interface Parameter {
  readonly flag: string;
  readonly least: number;
  /** More would show nothing else here, or take too long. The flag of DTX may allow it. */
  readonly most: number;
  /** Numbers between whole ones are allowed. */
  readonly isReal?: boolean;
}

/** How DTX does it, or how the paper does. */
export const variants = ['dtx', 'paper'] as const;
export type Variant = (typeof variants)[number];

/** Values of flags; a switch that is on has the value 1. */
export type Values = Readonly<Record<string, number>>;

export interface AttackKind {
  /** Of the tactic in the model of the product. */
  readonly id: string;
  readonly parameters: readonly Parameter[];
  /** Flags without a number. */
  readonly switches: readonly string[];
  /** Flag that sets the target's temperature; without one it is 0. */
  readonly temperature?: string;
  /** @param text the objective, or what a reader has entered in its place */
  run(value: (flag: string) => number, variant: Variant, world: World, text: string): Attack;
}

const threshold: Parameter = { flag: '--success-threshold', least: 1, most: 10 };

export const attackKinds = [
  {
    id: 'tap',
    parameters: [
      { flag: '--tap-depth', least: 1, most: 10 },
      { flag: '--tap-width', least: 1, most: 10 },
      { flag: '--tap-branch', least: 1, most: 10 },
      { flag: '--tap-max-attempts', least: 1, most: 10 },
      threshold,
    ],
    switches: ['--no-delete-off-topic'],
    run: (value, variant, world, text) =>
      tap(
        text,
        {
          depth: value('--tap-depth'),
          width: value('--tap-width'),
          branch: value('--tap-branch'),
          maxAttempts: value('--tap-max-attempts'),
          isFiltering: value('--no-delete-off-topic') === 0,
          threshold: value('--success-threshold'),
          variant,
        },
        world,
      ),
  },
  {
    id: 'crescendo',
    parameters: [
      { flag: '--cres-iterations', least: 1, most: 10 },
      { flag: '--cres-rounds', least: 1, most: 20 },
      { flag: '--cres-refusal-limit', least: 0, most: 20 },
      { flag: '--cres-answer-temperature', least: 0, most: 2, isReal: true },
    ],
    switches: ['--eval-model'],
    temperature: '--cres-answer-temperature',
    run: (value, variant, world, text) =>
      crescendo(
        text,
        {
          iterations: value('--cres-iterations'),
          rounds: value('--cres-rounds'),
          refusalLimit: value('--cres-refusal-limit'),
          isJudged: value('--eval-model') === 1,
          threshold: 10,
          variant,
        },
        world,
      ),
  },
  {
    id: 'bon',
    parameters: [
      { flag: '--bon-candidates', least: 1, most: 500 },
      { flag: '--bon-rounds', least: 1, most: 20 },
      { flag: '--bon-sigma', least: 0, most: 1, isReal: true },
      { flag: '--temperature', least: 0, most: 2, isReal: true },
      threshold,
    ],
    switches: [],
    temperature: '--temperature',
    run: (value, variant, world, text) =>
      bestOfN(
        text,
        {
          candidates: value('--bon-candidates'),
          rounds: value('--bon-rounds'),
          sigma: value('--bon-sigma'),
          threshold: value('--success-threshold'),
          variant,
        },
        world,
      ),
  },
] as const satisfies readonly AttackKind[];

/** All that decides how an attack goes. */
export interface Setup {
  readonly kind: AttackKind;
  readonly variant: Variant;
  /** Any text. */
  readonly seed: string;
  readonly values: Values;
  readonly defenses: ReadonlySet<Defense>;
  /** In place of the objective. */
  readonly text?: string | undefined;
}

/** Begins an attack in a world of its own. */
export function attack({ kind, variant, seed, values, defenses, text }: Setup): Attack {
  const value = (flag: string) => values[flag] ?? 0;
  const temperature = kind.temperature ? value(kind.temperature) : 0;
  return kind.run(value, variant, createWorld(seed, temperature, defenses), text ?? objective);
}

/** @returns what is wrong with a value, with the flag and its range; undefined for one that can be used */
export function valueProblem(
  { flag, least, most, isReal = false }: Parameter,
  value: number,
): string | undefined {
  if (value >= least && value <= most && (isReal || Number.isInteger(value))) return undefined;
  return `${flag} takes ${isReal ? 'a number' : 'a whole number'} from ${least} to ${most} here.`;
}
