import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What a runner's JSON report says, the reasons of failures short enough for the end of a log that may be cut. */
export interface TestReport {
  /** Tests that passed, flaky ones among them. */
  passed: number;
  failed: number;
  skipped: number;
  /** One text per failed test: its name, then what went wrong. */
  failures: string[];
  /** The same for each test that failed, was run once more, and passed. */
  flaky: string[];
  /** How long each file took, in seconds: the time of its tests, one after the other. */
  files: { file: string; seconds: number }[];
}

/** Of a stage that left no report. */
export const failedStage = (failure: string): TestReport => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [failure],
  flaky: [],
  files: [],
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().optional() });
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ duration: z.number(), errors: z.array(playwrightError) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
});

/**
 * @param report parsed JSON of Vitest's `json` reporter
 * @throws when it is of another shape
 */
export function readVitestReport(report: unknown): TestReport {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no tests, only a message.
    if (status === 'failed' && failed.length === 0) return [failure(name, [message])];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${name} › ${fullName}`, failureMessages ?? []),
    );
  });
  const ran = testResults.filter(({ assertionResults }) =>
    assertionResults.some((test) => test.status !== 'skipped'),
  );
  const files = ran.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  // Those a word did not choose are none of its business.
  return { passed: numPassedTests, failed: numFailedTests, skipped: 0, failures, flaky: [], files };
}

/**
 * @param report parsed JSON of Playwright's `json` reporter
 * @throws when it is of another shape
 */
export function readPlaywrightReport(report: unknown): TestReport {
  const { stats, suites, errors } = playwrightReport.parse(report);
  const outside = errors.map(({ message }) => failure('outside of every test', [message ?? '']));
  const specs = suites.flatMap(specsOf);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const own = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + own / 1000);
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...specs.filter(({ ok }) => !ok).map(errorsOf), ...outside],
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(errorsOf),
    files: [...seconds].map(([file, each]) => ({ file, seconds: each })),
  };
}

type Spec = z.infer<typeof playwrightSuite>['specs'][number];

function specsOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function errorsOf({ title, file, line, tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return failure(
    `${file}:${line} › ${title}`,
    errors.map(({ message }) => message ?? ''),
  );
}

/** Characters of one error: its message and the values compared; the whole of it is in the runner's own output. */
const longest = 400;

/** A stack frame, or source around the line that failed (that line itself is marked and kept). */
const detail = /^\s+at |^\s*(\d+ )?\|/;

function failure(name: string, messages: string[]): string {
  const reasons = messages.map((message) => {
    const lines = stripVTControlCharacters(message).split('\n');
    const text = lines.filter((line) => line.trim() && !detail.test(line)).join('\n');
    const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
    return short.replace(/^/gm, '    ');
  });
  return [name, ...reasons].join('\n');
}
