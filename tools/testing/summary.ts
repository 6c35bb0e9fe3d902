import type { TestReport } from './test-report.ts';

/**
 * What all browser tests together may cost, in seconds of processor time of the machine of `pace.ts`: what needs no
 * browser is tested without. A run fails when it is a tenth over, because runs differ by that much by themselves.
 */
export const browserCeiling = 300;
const tolerance = 1.1;

/** Flaky tests that a run may have: a machine stalls at times, but flakiness must not grow unseen. */
const flakyLimit = 2;

/** What a stage of a run cost. */
export interface StageCost {
  readonly name: string;
  readonly seconds: number;
  /** Seconds of processor time, user and system, of all its processes; nothing where it cannot be measured. */
  readonly cpu: number | undefined;
}

export interface Summary {
  /** What to print at the end, in few words: the middle of a long log is hard to find, and CI may cut it. */
  readonly lines: readonly string[];
  readonly isGreen: boolean;
}

/** What the browser tests may cost. */
export interface Ceiling {
  /** Names of the stages that belong to them. */
  readonly stages: readonly string[];
  /** Seconds of processor time on the machine of `pace.ts`, `Infinity` for no end. */
  readonly seconds: number;
  /** How many times longer than that machine this one took during the run. */
  readonly slowness: number;
}

/**
 * @param costs of all stages, as counted on this machine
 */
export function summarize(
  reports: readonly TestReport[],
  costs: readonly StageCost[],
  ceiling: Ceiling,
): Summary {
  const sum = (pick: (each: TestReport) => number) => reports.reduce((all, each) => all + pick(each), 0);
  const flaky = reports.flatMap((each) => each.flaky);
  const failures = reports.flatMap((each) => each.failures);
  const counted = failures.length;
  if (flaky.length > flakyLimit)
    failures.push(`${flaky.length} tests are flaky, more than ${flakyLimit}: fix what they race with`);
  const costHere = total(costs.filter(({ name }) => ceiling.stages.includes(name)));
  const cost = costHere === undefined ? undefined : costHere / ceiling.slowness;
  if (cost !== undefined && cost > ceiling.seconds * tolerance) {
    failures.push(
      `browser tests took ${cost.toFixed(0)} s of the reference machine's processor time, more than ${ceiling.seconds} and a tenth: move what needs no browser to unit tests, or join tests that open the same page`,
    );
  }
  const [passed, skipped] = [sum((each) => each.passed), sum((each) => each.skipped)];
  const failed = sum((each) => each.failed) + failures.length - counted;
  const lines = [
    ...slowest(reports),
    ...costLines(costs, cost, ceiling),
    ...flaky.map((each) => `\nflaky: ${each}`),
    ...failures.map((each) => `\nfailed: ${each}`),
    ...(flaky.length > 0 ? [`\nflaky: ${flaky.length} passed only when run once more`] : []),
    `\ntests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
  return { lines, isGreen: failed === 0 && passed > 0 };
}

/** The ten files that took longest. */
function slowest(reports: readonly TestReport[]): string[] {
  const files = reports.flatMap((each) => each.files).sort((a, b) => b.seconds - a.seconds);
  if (files.length === 0) return [];
  return [
    '\nslowest files:',
    ...files.slice(0, 10).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ];
}

/** @param browser cost of the browser tests on the reference machine */
function costLines(
  costs: readonly StageCost[],
  browser: number | undefined,
  { seconds: limit, slowness }: Ceiling,
): string[] {
  if (costs.length === 0) return [];
  const all = total(costs);
  if (all === undefined) return ['\nprocessor time: cannot be measured here, only on Linux'];
  const ofBrowser = browser ? `, browser tests ${browser.toFixed(0)} s` : '';
  const most = ofBrowser && Number.isFinite(limit) ? ` of ${limit} and at most a tenth more` : '';
  return [
    '\nprocessor time:',
    ...costs.map(
      ({ name, seconds, cpu = 0 }) => `${cpu.toFixed(1).padStart(7)} s  ${name} (in ${seconds.toFixed(1)} s)`,
    ),
    `${all.toFixed(1).padStart(7)} s  in all`,
    `${(all / slowness).toFixed(1).padStart(7)} s  in all on the reference machine, ${slowness.toFixed(2)} times as quick${ofBrowser}${most}`,
  ];
}

function total(costs: readonly StageCost[]): number | undefined {
  return costs.reduce<number | undefined>(
    (sum, { cpu }) => (sum === undefined || cpu === undefined ? undefined : sum + cpu),
    0,
  );
}
