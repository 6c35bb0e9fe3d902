/**
 * Everything CI would say: format and lint, layers, types, content, tests, built pages, what agents read, promised
 * behavior.
 * Usage: npm run check               all of it
 *        npm run check content       what authors wrote, in seconds; then the site is built and its pages are checked
 *        npm run check sources       what authors wrote, without a build
 *        npm run check agents        the build, and what a checker of documentation for agents says of it
 *        npm run check -- --changed  what the files changed since the last commit can affect; says what it leaves out
 * Exit: 0 all passed; 1 something failed; 2 wrong usage. A step that fails does not keep the next from running, but
 * what a build refuses is not built.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expectedSite, readBuiltSite } from '../checks/built-site.ts';
import { rules } from '../checks/index.ts';
import { behaviorFile, readRows, rowProblems } from '../checks/rows.ts';
import { rowsNamed } from '../checks/rows-named.ts';
import { foldRepeats, problemLine } from '../checks/rule.ts';
import { readRunItems, runItemProblems, runItemsFile } from '../checks/run-items.ts';
import { checkSources, type SourceResults } from '../checks/sources/check-sources.ts';
import { passSourceKey } from '../src/base/cache/source-key.ts';
import { runsSource } from '../src/product/provenance.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { loadSite } from '../src/site/site.ts';
import { checkAgents } from './check/agents/check-agents.ts';
import { changedSteps } from './check/changed-steps.ts';
import { layerProblems } from './check/layers.ts';
import { readableError } from './readable-error.ts';

interface Outcome {
  readonly passed: boolean;
  /** What the step says: its whole output when it failed, what is worth knowing when it passed. */
  readonly lines: readonly string[];
  /** A build would fail for the same reasons. */
  readonly refused?: boolean;
}

interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
  /** Needs a site that can be built: left out after what a build refuses. */
  readonly builds?: boolean;
}

const startedAt = Date.now();
const unbuiltOutcome: Outcome = {
  passed: false,
  lines: ['Not checked: the site was not built, so there are no pages of this state.'],
};
const lint = (files: readonly string[] = []) =>
  command('biome', ['check', '--colors=off', '--no-errors-on-unmatched', ...files]);
const types: Step = { name: 'types', run: () => command('tsc', ['--noEmit']) };
const benchTypes: Step = { name: 'types of the benchmarks', run: typesOfBenchmarks };
const astroTypes: Step = { name: 'types of .astro files', run: () => command('astro', ['check']) };
const sourcesStep: Step = { name: 'sources', run: () => sources() };
const build: Step = { name: 'build', builds: true, run: () => command('node', ['tools/build.ts']) };
const layersStep: Step = { name: 'layers', run: layers };
const builtPages: Step = { name: 'built pages', builds: true, run: built };
const agentsStep: Step = { name: 'pages for agents', builds: true, run: agents };
const rowsStep: Step = { name: 'promised behavior', run: rows };
const runItemsStep: Step = { name: 'what runs showed', run: runItems };

const chosen = stepsFor(process.argv.slice(2));
if (!chosen) {
  console.error(
    [
      'Usage: npm run check               everything CI would say',
      '       npm run check content       what authors wrote, then what is built from it',
      '       npm run check sources       what authors wrote, without a build',
      '       npm run check agents        the build, and what a checker of documentation for agents says of it',
      '       npm run check -- --changed  what the files changed since the last commit can affect',
    ].join('\n'),
  );
  process.exit(2);
}

const failed: string[] = [];
const begin = performance.now();
let unbuilt = '';
for (const { name, run, builds } of chosen) {
  const started = performance.now();
  if (builds && unbuilt !== '') {
    console.log(`left    ${name}: ${unbuilt}`);
    continue;
  }
  if (process.stdout.isTTY) process.stdout.write(`… ${name}\r`);
  const { passed, lines, refused } = await run().catch(failure);
  if (!passed) failed.push(name);
  if (refused) unbuilt = 'a build would refuse what is named above';
  if (!passed && name === build.name) unbuilt = 'the site could not be built';
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name} (${seconds(started)})`);
  for (const line of lines) console.log(`        ${line}`);
}
const summary =
  chosen.length === 0
    ? 'Nothing to check'
    : failed.length === 0
      ? `All ${chosen.length} passed`
      : `${failed.length} of ${chosen.length} failed: ${failed.join(', ')}`;
console.log(`\n${summary} (${seconds(begin)}).`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** The steps that a command asks for, in their order; undefined for wrong usage. */
function stepsFor([only, ...rest]: readonly string[]): Step[] | undefined {
  if (rest.length > 0) return undefined;
  // While writing, examples of pages that did not change are not put to the test again; CI looks at all of them.
  if (only !== undefined) passSourceKey();
  if (only === 'content') return [sourcesStep, build, builtPages];
  if (only === 'sources') return [sourcesStep];
  if (only === 'agents') return [build, agentsStep];
  if (only === '--changed') return stepsOfChanges();
  // Without the "--" npm takes the option for itself, and everything would be run instead.
  if (only !== undefined || process.env.npm_config_changed !== undefined) return undefined;
  return [
    { name: 'format and lint', run: () => lint() },
    layersStep,
    types,
    benchTypes,
    astroTypes,
    sourcesStep,
    // They take minutes: their output is shown as it comes. They build the site on their way.
    { name: 'tests', run: () => command('npm', ['test', '--silent'], 'inherit') },
    builtPages,
    agentsStep,
    rowsStep,
    runItemsStep,
  ];
}

function stepsOfChanges(): Step[] {
  const changed = changedFiles();
  const {
    lint: files,
    related,
    tests,
    sources: pages,
    leftOut,
    ...needs
  } = changedSteps(changed, existsSync);
  const unit = (words: readonly string[]) =>
    command('vitest', [...words, '--project=unit', '--passWithNoTests']);
  const steps: (Step | false)[] = [
    files.length > 0 && { name: 'format and lint', run: () => lint(files) },
    needs.types && layersStep,
    needs.types && types,
    needs.benchTypes && benchTypes,
    needs.astroTypes && astroTypes,
    pages !== undefined && { name: 'sources', run: () => sources(pages === 'all' ? undefined : pages) },
    related.length > 0 && {
      name: 'unit tests of changed code',
      run: () => unit(['related', '--run', ...related]),
    },
    tests.length > 0 && { name: 'unit tests of changed data', run: () => unit(['run', ...tests]) },
    needs.rows && rowsStep,
  ];
  console.log(`Files changed since the last commit: ${changed.length}.`);
  for (const line of leftOut) console.log(`left    ${line}`);
  return steps.filter((step) => step !== false);
}

/** Files that are staged, changed or new; of a renamed one both names. */
function changedFiles(): string[] {
  try {
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const words = ['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z'];
    return execFileSync('git', words, options)
      .split('\0')
      .map((line) => line.slice(3))
      .filter(Boolean);
  } catch (error) {
    console.error(`What was changed cannot be found: ${readableError(error).split('\n')[0]}`);
    process.exit(1);
  }
}

/** Runs a program of the project. Output that is piped is kept and shown only when the program fails. */
function command(
  program: string,
  args: readonly string[],
  stdout: 'pipe' | 'inherit' = 'pipe',
): Promise<Outcome> {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' };
  return new Promise((done) => {
    const child = spawn(program, args, { env, stdio: ['ignore', stdout, stdout] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => done(failure(error)));
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString().trimEnd();
      done({ passed: code === 0, lines: code === 0 || text === '' ? [] : text.split('\n') });
    });
  });
}

/** Some of the benchmarks use packages that are installed by the first run of one. */
async function typesOfBenchmarks(): Promise<Outcome> {
  if (existsSync('bench/node_modules')) return command('tsc', ['--noEmit', '--project', 'bench']);
  return {
    passed: true,
    lines: ['Not all were looked at: their packages come with "npm ci --prefix bench".'],
  };
}

/** What authors wrote, before anything is built. */
async function sources(only?: readonly string[]): Promise<Outcome> {
  const { problems, refused, examples, times, notes } = await checkSources(siteRoot(), only);
  return {
    passed: problems.length === 0,
    lines: [...problems, `${examples} examples put to the test`, ...notes, timesText(times)],
    refused: refused > 0,
  };
}

/** What readers get: every rule over the built pages. */
async function built(): Promise<Outcome> {
  const folder = builtFolder();
  if (folder === undefined) return unbuiltOutcome;
  const site = await loadSite(siteRoot(), { published: true });
  const read = readBuiltSite(folder, expectedSite(site));
  const lines = rules.flatMap((rule) =>
    foldRepeats(rule.find(read)).map((problem) => problemLine(rule.label, problem)),
  );
  return { passed: lines.length === 0, lines };
}

/** What programs get that read the site for somebody. */
async function agents(): Promise<Outcome> {
  const folder = builtFolder();
  if (folder === undefined) return unbuiltOutcome;
  const { config } = await loadSite(siteRoot(), { published: true });
  const lines = await checkAgents(folder, config.basePath);
  return { passed: lines.length === 0, lines };
}

/** Folder of the pages of this run; undefined when there are none: a build that fails leaves the last ones as they were. */
function builtFolder(): string | undefined {
  const folder = resolve(process.env.OUT_DIR ?? 'dist');
  const isOfThisRun = existsSync(join(folder, 'index.html')) && statSync(folder).mtimeMs >= startedAt;
  return isOfThisRun ? folder : undefined;
}

/** Which room of the source may know which other. */
async function layers(): Promise<Outcome> {
  const lines = layerProblems('.');
  return { passed: lines.length === 0, lines };
}

function timesText(times: SourceResults['times']): string {
  return times.map(([name, time]) => `${name} ${(time / 1000).toFixed(1)} s`).join(', ');
}

/** Behaviours that tests name against those that are promised. */
async function rows(): Promise<Outcome> {
  const known = readRows(readFileSync(behaviorFile, 'utf8'));
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(
    (file) => `tests/${file.replaceAll('\\', '/')}`,
  );
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const named = tests.flatMap((file) => rowsNamed(file, read(file) ?? '', read));
  const lines = rowProblems(known, named).map((problem) => problemLine('Behavior', problem));
  return { passed: lines.length === 0, lines };
}

async function runItems(): Promise<Outcome> {
  const items = readRunItems(readFileSync(runItemsFile, 'utf8'));
  const { product } = await loadSite(siteRoot());
  const known = product?.sources.find(({ id }) => id === runsSource)?.modules ?? [];
  const read = (file: string) => {
    if (!existsSync(file)) return undefined;
    return statSync(file).isDirectory() ? '' : readFileSync(file, 'utf8');
  };
  const lines = runItemProblems(items, known, read).map((problem) => problemLine('Runs', problem));
  return { passed: lines.length === 0, lines };
}

function failure(error: unknown): Outcome {
  return { passed: false, lines: (error instanceof Error ? error.message : String(error)).split('\n') };
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
