import type { Defense } from '../world/defense-names.ts';
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
  | { readonly kind: 'stop'; readonly why: Ending; readonly result: AttackResult };

/** An event of some kind. */
export type EventOf<Kind extends AttackEvent['kind']> = Extract<AttackEvent, { readonly kind: Kind }>;

/** What helper models of an attack are asked for. */
export type Preparation = 'behavior' | 'network' | 'actors' | 'questions' | 'form';

/** Why an attack is over. */
export type Ending = 'success' | 'spent' | 'too-many';

/** What the attack reports, under the names of the library; `printed-result.ts` has what `dtx attack run` prints. */
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
export const roles = ['attacker', 'filter', 'target', 'judge', 'preparation'] as const;
export type Role = (typeof roles)[number];

const roleOf: Partial<Record<AttackEvent['kind'], Role>> = {
  prepare: 'preparation',
  propose: 'attacker',
  classify: 'attacker',
  filter: 'filter',
  send: 'target',
  judge: 'judge',
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
