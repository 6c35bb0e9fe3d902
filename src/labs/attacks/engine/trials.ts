import { secretsIn } from '../world/judge.ts';
import { attack, type Setup } from './attacks.ts';
import { type AttackEvent, countCalls, type Role } from './events.ts';

/** How a run ended. */
export interface Trial {
  readonly seed: string;
  /** What the attack itself reports. */
  readonly isReported: boolean;
  /** The most secret parts that one answer held, of three: what really got out. */
  readonly told: number;
  readonly calls: Readonly<Record<Role, number>>;
}

/** Runs of the same setup with the seeds `1` to `count`. */
export function trials(setup: Omit<Setup, 'seed'>, count: number, budget?: number): readonly Trial[] {
  return Array.from({ length: count }, (_, at) => {
    const seed = String(at + 1);
    const events = [...withBudget(attack({ ...setup, seed }), budget)];
    const answers = events.flatMap((event) =>
      event.kind === 'answer' ? [secretsIn(event.text).length] : [],
    );
    const last = events.at(-1);
    return {
      seed,
      isReported: last?.kind === 'stop' && last.result.success,
      told: Math.max(0, ...answers),
      calls: countCalls(events),
    };
  });
}

/**
 * An attack that ends before it calls the target more often than it may. What it would have reported is not known then.
 * @param calls calls of the target; without it the attack goes to its end
 */
export function* withBudget(
  events: Iterable<AttackEvent>,
  calls = Number.POSITIVE_INFINITY,
): Generator<AttackEvent> {
  let sent = 0;
  for (const event of events) {
    if (event.kind === 'send') {
      if (sent >= calls) return;
      sent += 1;
    }
    yield event;
  }
}
