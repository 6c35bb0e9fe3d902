import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../../tools/testing/test-report.ts';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe("Playwright's report", () => {
  const spec = (title: string, ...messages: string[]) => ({
    title,
    file: 'navigation/links.test.ts',
    line: 12,
    ok: messages.length === 0,
    tests: [
      {
        status: messages.length === 0 ? 'expected' : 'unexpected',
        results: [{ duration: 1500, errors: messages.map((message) => ({ message })) }],
      },
    ],
  });
  const flaky = {
    ...spec('a link is slow'),
    tests: [
      {
        status: 'flaky',
        results: [
          { duration: 2000, errors: [{ message: red('Timed out') }] },
          { duration: 500, errors: [] },
        ],
      },
    ],
  };
  const report = {
    stats: { expected: 1, unexpected: 2, flaky: 1, skipped: 1 },
    suites: [
      {
        specs: [spec('a link leads on'), spec('a link leads back', red('Timed out'), 'and was closed')],
        suites: [{ specs: [flaky, spec('a page is long', 'x'.repeat(1000))] }],
      },
    ],
    errors: [{ message: 'no server' }],
  };

  it('is counted, a test that passed only when tried again as one that passed', () => {
    expect(readPlaywrightReport(report)).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
  });

  it('lists a test that passed only when tried again as flaky, with its error, and not as failed', () => {
    expect(readPlaywrightReport(report).flaky).toEqual([
      'navigation/links.test.ts:12 › a link is slow\n    Timed out',
    ]);
  });

  it('adds up how long the tests of a file took, all their tries', () => {
    expect(readPlaywrightReport(report).files).toEqual([{ file: 'navigation/links.test.ts', seconds: 7 }]);
  });

  it('gives each failed test of any depth its place and all its errors, without colours, and those outside of tests', () => {
    const { failures } = readPlaywrightReport(report);
    expect(failures).toEqual([
      'navigation/links.test.ts:12 › a link leads back\n    Timed out\n    and was closed',
      `navigation/links.test.ts:12 › a page is long\n    ${'x'.repeat(400)}…`,
      'outside of every test\n    no server',
    ]);
  });

  it('leaves out the stack and all source but the line that failed', () => {
    const message = [
      'Expected: 2',
      '',
      '  1 | import',
      '> 2 | expect(1)',
      '    |   ^',
      '    at links.test.ts:2:3',
    ].join('\n');
    const [failure] = readPlaywrightReport({
      ...report,
      suites: [{ specs: [spec('adds', message)] }],
    }).failures;
    expect(failure).toBe('navigation/links.test.ts:12 › adds\n    Expected: 2\n    > 2 | expect(1)');
  });

  it('of another shape is refused', () => {
    expect(() => readPlaywrightReport({ suites: [] })).toThrow('stats');
  });
});

describe("Vitest's report", () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });

  it('is counted, and each failed test named with its errors', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          startTime: 1000,
          endTime: 2500,
          status: 'failed',
          assertionResults: [test('adds', 'passed'), test('divides', 'failed', red('by zero'))],
        },
      ],
    };
    expect(readVitestReport(report)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      failures: ['a.test.ts › divides\n    by zero'],
      flaky: [],
      files: [{ file: 'a.test.ts', seconds: 1.5 }],
    });
  });

  it('names a file that could not be loaded', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'Cannot find b.ts', assertionResults: [] },
      ],
    };
    expect(readVitestReport(report).failures).toEqual(['a.test.ts\n    Cannot find b.ts']);
  });
});
