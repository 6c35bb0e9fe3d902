import type { Command } from '../../command-line/command-line.ts';
import type { Tactic } from '../tactics.ts';
import type { Call } from './call-schema.ts';
import { type Count, countOfCommand, holds } from './count.ts';

/** Most calls of each band, the last without an end. */
export const bandEnds = [20, 60, 100] as const;

/** What a tactic asks of its target with the defaults of the command line. */
export interface TargetCalls {
  readonly call: Call;
  /** Absent where the defaults do not say it: something that a model decides counts, too. */
  readonly count?: Count | undefined;
}

/** @returns undefined for a tactic whose target is not called */
export function targetCalls(tactic: Tactic, commands: readonly Command[]): TargetCalls | undefined {
  const call = tactic.calls.find((each) => each.roles.includes('target') && holds(each));
  // Numbers of an example would read as a default.
  const sampled = tactic.quantities.some(({ sample }) => sample !== undefined);
  return call && { call, count: sampled ? undefined : countOfCommand(tactic, call, commands) };
}

/** Place of the band that a count falls into; one after the last where nothing is counted. */
export function bandOf({ count }: TargetCalls): number {
  if (!count) return bandEnds.length;
  const band = bandEnds.findIndex((end) => count.total <= end);
  return band < 0 ? bandEnds.length - 1 : band;
}
