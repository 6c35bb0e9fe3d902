import type { Defense } from '../world/defenses.ts';
import type { Turn } from '../world/target.ts';

/** What helper models of an attack are asked for. */
export type Preparation = 'behavior' | 'network' | 'actors' | 'questions' | 'form';

/** One thing that happens in an attack. `node` numbers the prompts in the order in which they came up, from 0. */
export type AttackEvent =
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
      /** The attacker looks whether an answer is a refusal. */
      readonly kind: 'classify';
      readonly node: number;
      readonly isRefused: boolean;
      readonly sees: string;
    }
  | {
      readonly kind: 'propose';
      readonly node: number;
      readonly parent?: number | undefined;
      /** What the model that writes prompts was shown, in words. */
      readonly sees: string;
      /** Absent when its reply could not be read. */
      readonly prompt?: string | undefined;
    }
  | { readonly kind: 'filter'; readonly node: number; readonly isKept: boolean; readonly sees: string }
  | { readonly kind: 'send'; readonly node: number; readonly turns: readonly Turn[] }
  | {
      readonly kind: 'answer';
      readonly node: number;
      readonly text: string;
      /** The defence that answered in place of the target. */
      readonly stoppedBy?: Defense | undefined;
    }
  | { readonly kind: 'judge'; readonly node: number; readonly score: number; readonly sees: string }
  | {
      readonly kind: 'prune';
      readonly nodes: readonly number[];
      readonly why: 'off-topic' | 'score' | 'cut' | 'duplicate';
    }
  | {
      readonly kind: 'backtrack';
      readonly node: number;
      /** A round of the budget is gone with it. */
      readonly isRoundLost: boolean;
    }
  | { readonly kind: 'begin'; readonly iteration: number }
  | { readonly kind: 'stop'; readonly why: 'success' | 'spent' | 'too-many'; readonly result: AttackResult };

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
  const calls = { attacker: 0, filter: 0, target: 0, judge: 0, preparation: 0 };
  for (const { kind } of events) {
    const role = roleOf[kind];
    if (role) calls[role] += 1;
  }
  return calls;
}

/** What helper models have replied. */
export interface Prepared {
  readonly behavior: string;
  readonly actors: readonly string[];
  /** Of each actor that some were written for. */
  readonly questions: ReadonlyMap<number, readonly string[]>;
}

export function preparedIn(events: readonly AttackEvent[]): Prepared {
  let behavior = '';
  let actors: readonly string[] = [];
  const questions = new Map<number, readonly string[]>();
  for (const event of events) {
    if (event.kind !== 'prepare') continue;
    if (event.what === 'behavior') behavior = event.lines.join(' ');
    else if (event.what === 'actors') actors = event.lines;
    else if (event.what === 'questions') questions.set(event.about ?? 0, event.lines);
  }
  return { behavior, actors, questions };
}
