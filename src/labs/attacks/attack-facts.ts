import type { AttackInput } from './attack-input.ts';
import type { CallLimit } from './call-limits.ts';
import type { Role } from './engine/events.ts';

/** What the model of the product says of an attack that can be watched. */
export interface AttackFacts {
  /** Of its tactic. */
  readonly id: string;
  readonly name: string;
  /** Value of `--attack`. */
  readonly attack: string;
  /** It is set up as the command line does it without being told more. */
  readonly defaults: AttackInput;
  /** Whom it calls. */
  readonly roles: readonly Role[];
  readonly isScan?: boolean;
  /** The most calls of each role. */
  readonly limits: readonly CallLimit[];
  /** Rates by samples that the paper reports, where samples are what an attack spends. */
  readonly published: readonly PublishedRate[];
}

/** A rate that a paper reports for a number of samples. */
export interface PublishedRate {
  readonly model: string;
  readonly samples: number;
  readonly percent: number;
}

/** @throws the attack is not among them */
export function factsOf(id: string, facts: readonly AttackFacts[]): AttackFacts {
  const found = facts.find((each) => each.id === id);
  if (!found) throw new Error(`Nothing is known of the attack "${id}"`);
  return found;
}
