import type { Defense } from '../world/defenses.ts';
import type { World } from '../world/world.ts';
import type { Attack, Role } from './events.ts';

/** A number that an attack takes. */
export interface Parameter {
  /** Its flag. A number that the command line does not take has the name of the model's quantity, without dashes. */
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

/** Whether a parameter or a switch is one of the command line. */
export const isFlag = (name: string): boolean => name.startsWith('--');

/** Values of flags; a switch that is on has the value 1. */
export type Values = Readonly<Record<string, number>>;

/** How events of an attack are told. */
export interface AttackWords {
  /** What a prompt is called, by its number from 0. */
  nameOf(node: number): string;
  /** Who writes prompts. */
  readonly writer: string;
  /** What `begin` begins. */
  readonly part: 'Iteration' | 'Round' | 'Strategy';
  /** What it means that the reply of the writer cannot be read. */
  unreadable(name: string): string;
  /** Prompts come from others, which are named. */
  readonly isBranching?: boolean;
  /** The field of the report that says how it went; `success` if it is not said. */
  readonly reported?: string;
  /** What ends a run with success, and one without. */
  readonly success?: string;
  readonly spent?: string;
  /** Prompts are not proposed before they are sent, so sending is when they are told. */
  readonly isQuotedWhenSent?: boolean;
}

/** One attack: all that is its own, but for its drawing. */
export interface AttackKind {
  /** Of the tactic in the model of the product. */
  readonly id: string;
  readonly parameters: readonly Parameter[];
  /** Flags without a number; names without dashes are not of the command line. */
  readonly switches: readonly string[];
  /** Switches of the command line that are on to begin with. */
  readonly switchedOn?: readonly string[];
  /** Flag that sets the target's temperature; without one it is 0. */
  readonly temperature?: string;
  /** The only way that is played, where the paper's was not read; without it, both are. */
  readonly only?: Variant;
  /** Begins the command, one line each; without it, `dtx attack run` does. */
  readonly base?: readonly string[];
  /** A second command, one line each. */
  readonly second?: readonly string[];
  /** A reader can enter a text in place of the objective. */
  readonly takesText?: boolean;
  /** Whom it calls, in the order in which that is told. */
  readonly roles: readonly Role[];
  /** Flags of the small run that the page begins with. */
  readonly small: Readonly<Record<string, string>>;
  /** What it is stopped by most plainly. */
  readonly stoppedBy: Defense;
  readonly words: AttackWords;
  /** @param text the objective, or what a reader has entered in its place */
  run(value: (flag: string) => number, variant: Variant, world: World, text: string): Attack;
}

export const threshold: Parameter = { flag: '--success-threshold', least: 1, most: 10 };
