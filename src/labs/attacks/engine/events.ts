import type { Defense } from '../world/defense-names.ts';
import type { Strategy } from '../world/planner.ts';
import type { Turn } from '../world/target.ts';

/**
 * One thing that happens in an attack. `node` numbers the prompts in the order in which they came up, from 0; `sees` is
 * what a role was shown, in words.
 */
export type AttackEvent =
  | {
      readonly kind: 'begin';
      /** Of whatever the attack repeats, from 0. */
      readonly iteration: number;
      /** Streams that go one after another begin each for itself. */
      readonly stream?: number | undefined;
      /** Its number in the plan, from 0. */
      readonly strategy?: number | undefined;
    }
  | {
      readonly kind: 'plan';
      readonly set: number;
      readonly sees: string;
      /** Absent when the reply could not be read. */
      readonly strategies?: readonly Strategy[] | undefined;
    }
  | {
      /** A helper model was asked before the target was. */
      readonly kind: 'prepare';
      readonly what: Preparation;
      readonly sees: string;
      /** Of its reply; none where that is of no use by itself. */
      readonly lines: readonly string[];
      /** Number of the actor that it is about, from 0. */
      readonly about?: number | undefined;
    }
  | {
      /** A generation of candidates comes up. */
      readonly kind: 'breed';
      /** From 0. */
      readonly generation: number;
      /** What it is called: `1` for a step, `1.2` for its second sentence step. */
      readonly label: string;
      readonly members: readonly Member[];
    }
  | {
      readonly kind: 'rephrase';
      /** The candidate whose text it is; absent for a text for which there is no room. */
      readonly node?: number | undefined;
      readonly sees: string;
      readonly prompt: string;
    }
  | { readonly kind: 'measure'; readonly node: number; readonly loss: number }
  | {
      readonly kind: 'propose';
      readonly node: number;
      readonly parent?: number | undefined;
      readonly sees: string;
      /** Absent when the reply could not be read. */
      readonly prompt?: string | undefined;
    }
  | { readonly kind: 'filter'; readonly node: number; readonly isKept: boolean; readonly sees: string }
  | {
      readonly kind: 'send';
      readonly node: number;
      readonly turns: readonly Turn[];
      /** The prompt whose text is sent once more, unchanged. */
      readonly again?: number | undefined;
    }
  | {
      readonly kind: 'answer';
      readonly node: number;
      readonly text: string;
      /** The defence that answered in place of the target. */
      readonly stoppedBy?: Defense | undefined;
    }
  | {
      /** An answer is searched for a phrase of refusal, without a model. */
      readonly kind: 'check';
      readonly node: number;
      readonly isRefused: boolean;
    }
  | {
      /** The attacker is asked whether an answer is a refusal. */
      readonly kind: 'classify';
      readonly node: number;
      readonly isRefused: boolean;
      readonly sees: string;
    }
  | {
      readonly kind: 'judge';
      readonly node: number;
      readonly score: number;
      /** The best score, where it is not 10. */
      readonly most?: 5 | undefined;
      readonly sees: string;
    }
  | {
      readonly kind: 'prune';
      readonly nodes: readonly number[];
      readonly why: 'off-topic' | 'score' | 'cut' | 'duplicate' | 'unsent';
    }
  | {
      readonly kind: 'backtrack';
      readonly node: number;
      /** A round of the budget is gone with it. */
      readonly isRoundLost: boolean;
      /** It was not refused, but rated too low. */
      readonly isRated?: boolean;
    }
  | { readonly kind: 'revise'; readonly node: number; readonly sees: string; readonly strategy: Strategy }
  | {
      /** What a rating means for the plan. */
      readonly kind: 'phase';
      readonly node: number;
      /** The rating is as good as the best of this talk so far. */
      readonly isAsGood: boolean;
      /** The phase of the message that was rated, from 1. */
      readonly phase: number;
      /** The phase of the next message, from 1; the same for another message. */
      readonly next: number;
      readonly phases: number;
    }
  | { readonly kind: 'stop'; readonly why: Ending; readonly result: AttackResult };

/** An event of some kind. */
export type EventOf<Kind extends AttackEvent['kind']> = Extract<AttackEvent, { readonly kind: Kind }>;

/** What helper models of an attack are asked for. */
export type Preparation = 'behavior' | 'network' | 'actors' | 'questions' | 'form';

/** Why an attack is over. */
export type Ending = 'success' | 'spent' | 'too-many';

/** A candidate of a generation. */
export interface Member {
  readonly node: number;
  readonly prompt: string;
  /** Candidates that it comes from. */
  readonly parents: readonly number[];
  readonly how: 'template' | 'kept' | 'crossed' | 'copied' | 'replaced';
}

/** What the attack reports, under the names that `dtx attack run` prints. */
export interface AttackResult {
  readonly success: boolean;
  readonly score: number;
  readonly prompt: string;
  readonly response: string;
  /** The node it comes from; -1 when nothing was sent. */
  readonly node: number;
}

/** An attack goes one event at a time, so that whoever watches can stop it. */
export type Attack = Generator<AttackEvent, void, undefined>;

/** Prompts after which an attack ends, whatever its parameters say. */
export const mostNodes = 10_000;

/** Who is called. */
export const roles = [
  'planner',
  'attacker',
  'filter',
  'target',
  'judge',
  'reviser',
  'loss',
  'rephraser',
  'preparation',
] as const;
export type Role = (typeof roles)[number];

const roleOf: Partial<Record<AttackEvent['kind'], Role>> = {
  plan: 'planner',
  prepare: 'preparation',
  propose: 'attacker',
  classify: 'attacker',
  filter: 'filter',
  send: 'target',
  judge: 'judge',
  revise: 'reviser',
  measure: 'loss',
  rephrase: 'rephraser',
};

/** Calls of each role among some events; a reply that could not be read was a call, too. */
export function countCalls(events: readonly AttackEvent[]): Record<Role, number> {
  const calls = Object.fromEntries(roles.map((role) => [role, 0])) as Record<Role, number>;
  for (const { kind } of events) {
    const role = roleOf[kind];
    if (role) calls[role] += 1;
  }
  return calls;
}

/** Calls of each role in all of some runs. */
export function sumOfCalls(
  runs: readonly { readonly calls: Readonly<Record<Role, number>> }[],
): Record<Role, number> {
  const sum = countCalls([]);
  for (const { calls } of runs) for (const role of roles) sum[role] += calls[role];
  return sum;
}
