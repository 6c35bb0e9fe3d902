/**
 * Every test: unit tests, the build, the relevance of the search in what was built, the browser tests.
 * Usage: node tools/test.ts [--unit | --relevance | --browser]   the last two build the site first
 * Exit: 0 all passed; 1 something failed or no test ran; 2 wrong usage. Finds or installs a browser first.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { freePort } from './free-port.ts';

const browserReport = 'test-results-browser.json';
const [only, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (only !== undefined && !['--unit', '--relevance', '--browser'].includes(only))) {
  console.error('Usage: node tools/test.ts [--unit | --relevance | --browser]');
  process.exit(2);
}

interface Count {
  passed: number;
  failed: number;
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/**
 * Reads a runner's JSON report; a run that left none has failed.
 * @param isGreen what the runner said of itself: an error outside of every test is counted as one
 */
function count<Report>(file: string, isGreen: boolean, read: (report: Report) => Count): Count {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const { passed, failed } = read(report);
    return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param project name in `vitest.config.ts` */
function vitestTests(project: string): Count {
  const report = `test-results/${project}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGreen = run('vitest', ['run', `--project=${project}`, ...reporters]);
  return count<{ numPassedTests: number; numFailedTests: number }>(
    report,
    isGreen,
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  );
}

async function browserTests(): Promise<Count> {
  ensureBrowser();
  rmSync(browserReport, { force: true });
  const isGreen = run('playwright', ['test'], {
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  return count<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    browserReport,
    isGreen,
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  );
}

const wants = (part: string) => only === undefined || only === `--${part}`;
const counts: Count[] = [];
if (wants('unit')) counts.push(vitestTests('unit'));
if (wants('relevance') || wants('browser')) {
  if (run('node', ['tools/build.ts'])) {
    if (wants('relevance')) counts.push(vitestTests('relevance'));
    if (wants('browser')) counts.push(await browserTests());
  } else counts.push({ passed: 0, failed: 1 });
}
const sum = (pick: (each: Count) => number) => counts.reduce((total, each) => total + pick(each), 0);
const [passed, failed] = [sum((each) => each.passed), sum((each) => each.failed)];
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
