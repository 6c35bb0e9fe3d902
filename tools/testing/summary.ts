import type { TestReport } from './test-report.ts';

/**
 * How many documents all browser tests together may open: what needs no browser is tested without, and tests of one page
 * share it. A document is most of what a small test takes, and their number does not depend on browser, machine or fonts
 * but for a few: processes of tests each open what its tests share, and an address may be asked for once more. Four runs
 * with two processes opened 660 to 666.
 */
export const mostDocuments = 680;

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

/** The documents that the browser tests opened. */
export interface Opened {
  readonly files: readonly { readonly file: string; readonly documents: number }[];
  /** How many they may be, `Infinity` for no end. */
  readonly most: number;
}

/** @param opened nothing when no browser test ran */
export function summarize(
  reports: readonly TestReport[],
  costs: readonly StageCost[],
  opened?: Opened,
): Summary {
  const sum = (pick: (each: TestReport) => number) => reports.reduce((all, each) => all + pick(each), 0);
  const flaky = reports.flatMap((each) => each.flaky);
  const failures = reports.flatMap((each) => each.failures);
  const counted = failures.length;
  if (flaky.length > flakyLimit)
    failures.push(`${flaky.length} tests are flaky, more than ${flakyLimit}: fix what they race with`);
  const documents = opened && documentsOf(opened);
  if (opened && documents !== undefined && documents > opened.most) {
    failures.push(
      `browser tests opened ${documents} documents, more than ${opened.most}: move what needs no browser to unit tests, or join tests that open the same page`,
    );
  }
  const [passed, skipped] = [sum((each) => each.passed), sum((each) => each.skipped)];
  const failed = sum((each) => each.failed) + failures.length - counted;
  const lines = [
    ...slowest(reports),
    ...costLines(costs),
    ...(opened ? documentLines(opened) : []),
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

function costLines(costs: readonly StageCost[]): string[] {
  if (costs.length === 0) return [];
  const all = total(costs);
  if (all === undefined) return ['\nprocessor time: cannot be measured here, only on Linux'];
  return [
    '\nprocessor time:',
    ...costs.map(
      ({ name, seconds, cpu = 0 }) => `${cpu.toFixed(1).padStart(7)} s  ${name} (in ${seconds.toFixed(1)} s)`,
    ),
    `${all.toFixed(1).padStart(7)} s  in all`,
  ];
}

function documentLines(opened: Opened): string[] {
  if (opened.files.length === 0) return [];
  const limit = Number.isFinite(opened.most) ? ` of at most ${opened.most}` : '';
  return [
    `\ndocuments opened by browser tests: ${documentsOf(opened)}${limit}`,
    ...opened.files.slice(0, 5).map(({ file, documents }) => `${String(documents).padStart(7)}    ${file}`),
  ];
}

const documentsOf = ({ files }: Opened): number => files.reduce((sum, { documents }) => sum + documents, 0);

function total(costs: readonly StageCost[]): number | undefined {
  return costs.reduce<number | undefined>(
    (sum, { cpu }) => (sum === undefined || cpu === undefined ? undefined : sum + cpu),
    0,
  );
}
