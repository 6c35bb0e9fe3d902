/**
 * Every test: unit tests, the build, the browser tests.
 * Usage: node tools/test.ts [--unit | --browser]
 * Exit: 0 all passed; 1 something failed or no test ran. Finds or installs a browser first.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { ensureBrowser } from './browser.ts';

const unitReport = 'test-results/unit.json';
const browserReport = 'test-results-browser.json';
const only = process.argv[2];

interface Count {
  passed: number;
  failed: number;
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** Reads a runner's JSON report; a run that left none has failed. */
function count<Report>(file: string, read: (report: Report) => Count): Count {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    return read(report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

function unitTests(): Count {
  rmSync(unitReport, { force: true });
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]);
  return count<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    unitReport,
    (report) => ({
      passed: report.numPassedTests,
      // A file that cannot be loaded fails as a suite, without a failed test.
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    }),
  );
}

async function browserTests(): Promise<Count> {
  ensureBrowser();
  rmSync(browserReport, { force: true });
  if (!run('node', ['tools/build.ts'])) return { passed: 0, failed: 1 };
  run('playwright', ['test'], {
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  return count<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    browserReport,
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  );
}

const counts = [
  only === '--browser' ? undefined : unitTests(),
  only === '--unit' ? undefined : await browserTests(),
];
const sum = (pick: (each: Count) => number) =>
  counts.reduce((total, each) => total + (each ? pick(each) : 0), 0);
const [passed, failed] = [sum((each) => each.passed), sum((each) => each.failed)];
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
