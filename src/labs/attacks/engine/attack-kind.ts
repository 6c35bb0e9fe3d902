import type { ExampleName } from '../../frame/example-name.ts';
import type { Defense } from '../world/defense-names.ts';
import type { World } from '../world/world.ts';
import type { Attack, AttackEvent, AttackResult, EventOf, Role } from './events.ts';

/** A number that an attack takes. */
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

/** How events of an attack are told. */
export interface AttackWords {
  /** What happens in no other attack; undefined for what does. */
  tells?(event: AttackEvent): string | undefined;
  /** What a prompt is called, by its number from 0. */
  nameOf(node: number): string;
  /** Who writes prompts, where it is not the attacker. */
  readonly writer?: string;
  /** What `begin` begins. */
  readonly part: 'Actor' | 'Iteration' | 'Level' | 'Mode' | 'Round';
  /** What it means that the reply of the writer cannot be read, where that is more than this. */
  unreadable?(name: string): string;
  /** In place of `part` and a number; undefined where these say all. */
  begins?(event: EventOf<'begin'>): string | undefined;
  /** What a rating means, where it is not told as a number. */
  rated?(score: number): string;
  /** What is reported in the end, where that is not one result. @param name of the prompt with the best rating */
  ends?(result: AttackResult, name: string): string;
  /** Prompts come from others, which are named. */
  readonly isBranching?: boolean;
  /** Prompts are not proposed before they are sent, so sending is when they are told. */
  readonly isQuotedWhenSent?: boolean;
}

/** One attack: all that is its own, but for its drawing and what plays it. */
export interface AttackKind {
  /** Of the tactic in the model of the product. */
  readonly id: string;
  readonly parameters: readonly Parameter[];
  /** Flags without a number. */
  readonly switches: readonly string[];
  /** Switches of the command line that are on to begin with. */
  readonly switchedOn?: readonly string[];
  /** Flag that sets the target's temperature, or what it is where no flag does; without either it is 0. */
  readonly temperature?: string | number;
  /** A reader can enter a text in place of the objective. */
  readonly takesText?: boolean;
  /** Whom it calls, in the order in which that is told. */
  readonly roles: readonly Role[];
  /** What its examples are played with, where `1` shows too little. */
  readonly seed?: string;
  /** Flags of the small run that the page begins with, or its `seed` where no flag makes a run smaller. */
  readonly small: Readonly<Record<string, string>>;
  /** Setups that only this attack has, by what differs from the defaults. */
  readonly more?: readonly {
    readonly name: ExampleName<'attackLab'>;
    readonly flags: Readonly<Record<string, string>>;
  }[];
  /** Flags of the example behind a defense, where with the defaults there is nothing to stop. */
  readonly behind?: Readonly<Record<string, string>>;
  /** It is part of a scan, whose report has a row for each answer. */
  readonly isScan?: boolean;
  /** Prompts that are drawn at once; of a longer run there are those around the place where it is. */
  readonly mostDrawn?: number;
  /** What it is stopped by most plainly. */
  readonly stoppedBy: Defense;
  readonly words: AttackWords;
  /** Values of what formulas of the model count and no flag sets. @param events of the whole run */
  quantities?(value: (flag: string) => number, events: readonly AttackEvent[]): Values;
  /** The commands that run it, where they are not `dtx attack run`. */
  command?(field: (flag: string) => string): string;
}

/** An attack with what plays it, which few need who show it. */
export interface PlayedKind extends AttackKind {
  /** @param text the objective, or what a reader has entered in its place */
  run(value: (flag: string) => number, variant: Variant, world: World, text: string): Attack;
}

export const threshold: Parameter = { flag: '--success-threshold', least: 1, most: 10 };
