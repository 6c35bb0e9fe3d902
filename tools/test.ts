/**
 * Every test: unit tests, the build, the relevance of the search in what was built, the browser tests.
 * Usage: node tools/test.ts [--unit | --relevance | --browser]   the last two build the site first
 * Exit: 0 all passed; 1 something failed or no test ran; 2 wrong usage. Finds or installs a browser first.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { freePort } from './free-port.ts';
import { readableError } from './readable-error.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './testing/test-report.ts';

const browserReport = 'test-results-browser.json';
const [only, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (only !== undefined && !['--unit', '--relevance', '--browser'].includes(only))) {
  console.error('Usage: node tools/test.ts [--unit | --relevance | --browser]');
  process.exit(2);
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/**
 * Reads a runner's JSON report; a run that left none, or one that cannot be read, has failed.
 * @param isGreen what the runner said of itself: an error outside of every test is counted as one
 */
function readReport(file: string, isGreen: boolean, read: (report: unknown) => TestReport): TestReport {
  try {
    const report = read(JSON.parse(readFileSync(file, 'utf8')));
    return { ...report, failed: isGreen ? report.failed : Math.max(report.failed, 1) };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`${file} cannot be read: ${readableError(error)}`] };
  }
}

/** @param project name in `vitest.config.ts` */
function vitestTests(project: string): TestReport {
  const file = `test-results/${project}.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const isGreen = run('vitest', ['run', `--project=${project}`, ...reporters]);
  return readReport(file, isGreen, readVitestReport);
}

async function browserTests(): Promise<TestReport> {
  ensureBrowser();
  rmSync(browserReport, { force: true });
  const isGreen = run('playwright', ['test'], {
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  return readReport(browserReport, isGreen, readPlaywrightReport);
}

const wants = (part: string) => only === undefined || only === `--${part}`;
const reports: TestReport[] = [];
if (wants('unit')) reports.push(vitestTests('unit'));
if (wants('relevance') || wants('browser')) {
  if (run('node', ['tools/build.ts'])) {
    if (wants('relevance')) reports.push(vitestTests('relevance'));
    if (wants('browser')) reports.push(await browserTests());
  } else reports.push({ passed: 0, failed: 1, failures: ['The site could not be built.'] });
}
const sum = (pick: (each: TestReport) => number) => reports.reduce((total, each) => total + pick(each), 0);
const [passed, failed] = [sum((each) => each.passed), sum((each) => each.failed)];
// Once more at the end, in few words: the middle of a long log is hard to find, and CI may cut it.
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(`\nfailed: ${failure}`);
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
