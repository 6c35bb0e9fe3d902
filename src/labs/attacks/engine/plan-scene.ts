import type { Strategy } from '../world/planner.ts';
import { phasesOf } from './adaptive.ts';
import type { AttackEvent } from './events.ts';

/** A message in the course of its plan. */
export interface PlannedTurn {
  readonly node: number;
  /** From 1. */
  readonly phase: number;
  /** Its rating was as good as the best of the talk; undefined before that is known. */
  readonly isAsGood?: boolean | undefined;
  /** The plan was written anew after it. */
  readonly isRevised?: boolean;
}

/** A strategy that is played. */
export interface Talk {
  /** Which of the plan it is, from 0. */
  readonly at: number;
  /** As it is after revisions. */
  readonly strategy: Strategy;
  /** The phase of the next message, from 1. */
  readonly phase: number;
  /** Of its plan. */
  readonly phases: number;
  readonly turns: readonly PlannedTurn[];
}

export interface PlanScene {
  readonly sets: readonly (readonly Strategy[])[];
  readonly talks: readonly Talk[];
}

/** The plan, and how far the talks are that follow it. @param count how many of the events have happened */
export function planAt(events: readonly AttackEvent[], count = events.length): PlanScene {
  const sets: (readonly Strategy[])[] = [];
  const talks: Talk[] = [];
  const change = (changed: (talk: Talk) => Partial<Talk>) => {
    const talk = talks.pop();
    if (talk) talks.push({ ...talk, ...changed(talk) });
  };
  const mark = ({ turns }: Talk, changed: Partial<PlannedTurn>) =>
    turns.map((turn, at) => (at === turns.length - 1 ? { ...turn, ...changed } : turn));
  for (const event of events.slice(0, count)) {
    if (event.kind === 'plan' && event.strategies) sets.push(event.strategies);
    else if (event.kind === 'begin' && event.strategy !== undefined) {
      const strategy = sets.flat()[event.strategy];
      if (strategy)
        talks.push({ at: event.strategy, strategy, phase: 1, phases: phasesOf(strategy), turns: [] });
    } else if (event.kind === 'propose') {
      change(({ turns, phase }) => ({ turns: [...turns, { node: event.node, phase }] }));
    } else if (event.kind === 'revise') {
      const { strategy } = event;
      change((talk) => ({
        strategy,
        phases: phasesOf(strategy),
        turns: mark(talk, { isRevised: true }),
      }));
    } else if (event.kind === 'phase') {
      change((talk) => ({ phase: event.next, turns: mark(talk, { isAsGood: event.isAsGood }) }));
    }
  }
  return { sets, talks };
}
