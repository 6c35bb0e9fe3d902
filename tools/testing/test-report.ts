import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What a runner's JSON report says, the reasons of failures short enough for the end of a log that may be cut. */
export interface TestReport {
  passed: number;
  failed: number;
  /** One text per failed test: its name, then what went wrong. */
  failures: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
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
      tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(playwrightError) })) })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
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
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/**
 * @param report parsed JSON of Playwright's `json` reporter
 * @throws when it is of another shape
 */
export function readPlaywrightReport(report: unknown): TestReport {
  const { stats, suites, errors } = playwrightReport.parse(report);
  const outside = errors.map(({ message }) => failure('outside of every test', [message ?? '']));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...suites.flatMap(failuresOf), ...outside],
  };
}

function failuresOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(
        `${file}:${line} › ${title}`,
        errors.map(({ message }) => message ?? ''),
      );
    });
  return [...own, ...suites.flatMap(failuresOf)];
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
