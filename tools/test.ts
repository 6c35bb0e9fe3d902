/**
 * Every test: unit tests, the build, what is true of the built site, the relevance of its search, the browser tests.
 * Usage: npm test -- [--unit | --relevance | --built | --browser] [--full-axe] [word …]
 *   one part alone: all but the first build the site first
 *   --full-axe: every route in every size and mode is put to axe; the ceiling of the browser tests does not hold then
 *   word: tests whose file path or title has it (several make a phrase), in the last build if there is one
 * Exit: 0 all passed; 1 something failed or no test ran; 2 wrong usage, or browser tests without a browser. Installs nothing.
 */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readableError } from './readable-error.ts';
import { missingBrowser } from './testing/browser.ts';
import { documentsVariable, readDocuments } from './testing/documents.ts';
import { freePort } from './testing/free-port.ts';
import { browserPattern, needsBuild, nodeTests, select, titlePattern } from './testing/select.ts';
import { runStage, type Voice } from './testing/stage.ts';
import { mostDocuments, type Opened, type StageCost, summarize } from './testing/summary.ts';
import {
  failedStage,
  readPlaywrightReport,
  readVitestReport,
  type TestReport,
} from './testing/test-report.ts';

const parts = ['unit', 'relevance', 'built', 'browser'] as const;
type Part = (typeof parts)[number];

const args = process.argv.slice(2);
const chosen = parts.filter((part) => args.includes(`--${part}`));
const isFullAxe = args.includes('--full-axe');
const word = args.filter((arg) => !arg.startsWith('--')).join(' ');
const known = [...parts.map((part) => `--${part}`), '--full-axe'];
if (chosen.length > 1 || args.some((arg) => arg.startsWith('--') && !known.includes(arg))) {
  console.error('Usage: npm test -- [--unit | --relevance | --built | --browser] [--full-axe] [word …]');
  process.exit(2);
}
const wants = (...some: Part[]) => chosen.length === 0 || some.some((part) => chosen.includes(part));

const reports: TestReport[] = [];
const costs: StageCost[] = [];
let opened: Opened | undefined;

async function run(...stage: Parameters<typeof runStage>): Promise<boolean> {
  const { isGreen, cost } = await runStage(...stage);
  costs.push(cost);
  return isGreen;
}

/**
 * Reads a runner's JSON report; a run that left none, or one that cannot be read, has failed.
 * @param isGreen what the runner said of itself: an error outside of every test is counted as one
 */
function readReport(file: string, isGreen: boolean, read: (report: unknown) => TestReport): void {
  try {
    const report = read(JSON.parse(readFileSync(file, 'utf8')));
    reports.push({ ...report, failed: isGreen ? report.failed : Math.max(report.failed, 1) });
  } catch (error) {
    reports.push(failedStage(`${file} cannot be read: ${readableError(error)}`));
  }
}

/** @param choice Vitest's own arguments that choose projects, files or titles */
async function vitest(name: string, voice: Voice, ...choice: string[]): Promise<void> {
  const file = `test-results/vitest-${name.replaceAll(/\W+/g, '-')}.json`;
  rmSync(file, { force: true });
  const progress = '--reporter=./tools/testing/vitest-progress.ts';
  const rest = ['--reporter=default', progress, '--reporter=json', `--outputFile.json=${file}`];
  // Half of the processors, when the other half is for what runs beside it.
  if (voice === 'at its end') rest.push('--maxWorkers=50%');
  readReport(
    file,
    await run(name, ['vitest', 'run', ...choice, ...rest], voice, { NO_COLOR: '1' }),
    readVitestReport,
  );
}

async function browserTests(...choice: string[]): Promise<void> {
  const file = 'test-results-browser.json';
  const documents = resolve('test-results-documents.txt');
  for (const each of [file, documents]) rmSync(each, { force: true });
  const isGreen = await run('browser tests', ['playwright', 'test', ...choice], 'live', {
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    [documentsVariable]: documents,
    ...(isFullAxe && { FULL_AXE: '1' }),
  });
  readReport(file, isGreen, readPlaywrightReport);
  opened = { files: readDocuments(documents), most: isFullAxe ? Number.POSITIVE_INFINITY : mostDocuments };
}

async function build(): Promise<boolean> {
  const isBuilt = await run('build', ['node', 'tools/build.ts'], 'live');
  if (!isBuilt) reports.push(failedStage('The site could not be built.'));
  return isBuilt;
}

/** The small sites, while the real one is built. */
async function buildFixtures(): Promise<boolean> {
  const isBuilt = await run(
    'sites of the browser tests',
    ['node', 'tools/testing/build-fixtures.ts'],
    'at its end',
  );
  if (!isBuilt) reports.push(failedStage('A site of the browser tests could not be built.'));
  return isBuilt;
}

/** Before minutes have passed: ends this process when browser tests are wanted and there is no browser. */
async function needBrowser(isWanted: () => boolean | Promise<boolean>): Promise<void> {
  const missing = missingBrowser();
  if (missing === undefined || !(await isWanted())) return;
  console.error(missing);
  process.exit(2);
}

/** Two lanes: tests that need no browser beside the build and the browser tests. */
async function everything(): Promise<void> {
  await needBrowser(() => wants('browser'));
  const needsSite = wants('relevance', 'built', 'browser');
  const built = needsSite ? build() : Promise.resolve(false);
  const fixtures = wants('browser') ? buildFixtures() : Promise.resolve(false);
  const inNode = async () => {
    if (wants('unit')) await vitest('unit tests', needsSite ? 'at its end' : 'live', '--project=unit*');
    if (!(await built)) return;
    const projects = (['built', 'relevance'] as const).filter((part) => wants(part));
    if (projects.length === 0) return;
    const voice = wants('browser') ? 'at its end' : 'live';
    await vitest('tests of what was built', voice, ...projects.map((name) => `--project=${name}`));
  };
  const inBrowser = async () => {
    const isReady = (await built) && (await fixtures);
    if (wants('browser') && isReady) await browserTests();
  };
  await Promise.all([inNode(), inBrowser()]);
}

/** When the site was last built, if it was. */
function lastBuild(): Date | undefined {
  return statSync(join(process.env.OUT_DIR ?? 'dist', 'index.html'), { throwIfNoEntry: false })?.mtime;
}

async function withWord(): Promise<void> {
  const choice = ['-g', browserPattern(word), '--pass-with-no-tests'];
  await needBrowser(async () => wants('browser') && (await hasBrowserTests(choice)));
  const files = nodeTests().filter((file) =>
    wants(needsBuild(file) ? (file.startsWith('tests/built/') ? 'built' : 'relevance') : 'unit'),
  );
  const selection = select(word, files);
  const inNode = async (name: string, isMeant: (file: string) => boolean) => {
    const [whole, byTitle] = [selection.whole.filter(isMeant), selection.byTitle.filter(isMeant)];
    if (whole.length > 0) await vitest(name, 'live', ...whole);
    if (byTitle.length > 0) await vitest(`${name}, by title`, 'live', ...byTitle, '-t', titlePattern(word));
  };
  await inNode('unit tests', (file) => !needsBuild(file));
  const built = lastBuild();
  if (built)
    console.log(
      `\nThe site is as it was built at ${built.toLocaleString('sv')}; "npm run build" builds it again.`,
    );
  else {
    const isNeeded =
      [...selection.whole, ...selection.byTitle].some(needsBuild) ||
      (wants('browser') && (await hasBrowserTests(choice)));
    if (!isNeeded || !(await build())) return;
  }
  await inNode('tests of what was built', needsBuild);
  if (wants('browser')) await browserTests(...choice);
}

/** Whether the browser's runner finds a test. */
async function hasBrowserTests(choice: readonly string[]): Promise<boolean> {
  const { isGreen } = await runStage(
    'browser tests, by name',
    ['playwright', 'test', '--list', ...choice.slice(0, 2)],
    'at its end',
  );
  return isGreen;
}

await (word === '' ? everything() : withWord());
const { lines, isGreen } = summarize(reports, costs, opened);
console.log(lines.join('\n'));
if (word !== '' && reports.every(({ passed, failed }) => passed + failed === 0))
  console.log(`No test has "${word}" in its file path or title.`);
process.exit(isGreen ? 0 : 1);
