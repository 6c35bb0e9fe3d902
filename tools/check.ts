/**
 * Everything CI would say: format and lint, types, tests, content, the rows of the specification.
 * Usage: node tools/check.ts [content]     content: only builds the site and checks its content, in seconds
 * Exit: 0 all passed; 1 something failed; 2 wrong usage. A step that fails does not keep the next from running.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expectedSite, readBuiltSite } from '../checks/built-site.ts';
import { verifyExamples } from '../checks/examples/verify.ts';
import { rules } from '../checks/index.ts';
import { checkProse } from '../checks/prose/check-prose.ts';
import { readRows, rowProblems, rowsToCome } from '../checks/rows.ts';
import { rowsNamed } from '../checks/rows-named.ts';
import { foldRepeats, problemLine } from '../checks/rule.ts';
import { translationProblems, translationsToDo } from '../checks/translations.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { loadSite } from '../src/site/site.ts';

interface Outcome {
  readonly passed: boolean;
  /** What the step says: its whole output when it failed, what is worth knowing when it passed. */
  readonly lines: readonly string[];
}

interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

const steps: readonly Step[] = [
  { name: 'format and lint', run: () => command('biome', ['check', '--colors=off']) },
  { name: 'types', run: () => command('tsc', ['--noEmit']) },
  { name: 'types of the benchmarks', run: benchTypes },
  { name: 'types of .astro files', run: () => command('astro', ['check']) },
  // They take minutes: their output is shown as it comes.
  { name: 'tests', run: () => command('npm', ['test', '--silent'], 'inherit') },
  { name: 'content', run: content },
  { name: 'rows of the specification', run: rows },
];

/** What the content needs: the tests build the site on their way. */
const buildStep: Step = { name: 'build', run: () => command('node', ['tools/build.ts']) };

const [only, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (only !== undefined && only !== 'content')) {
  console.error('Usage: node tools/check.ts [content]');
  process.exit(2);
}

const failed: string[] = [];
const begin = performance.now();
const chosen = only === undefined ? steps : [buildStep, ...steps.filter(({ name }) => name === only)];
for (const { name, run } of chosen) {
  const started = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`… ${name}\r`);
  const { passed, lines } = await run().catch(failure);
  if (!passed) failed.push(name);
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name} (${seconds(started)})`);
  for (const line of lines) console.log(`        ${line}`);
}
const summary =
  failed.length === 0
    ? `All ${chosen.length} passed`
    : `${failed.length} of ${chosen.length} failed: ${failed.join(', ')}`;
console.log(`\n${summary} (${seconds(begin)}).`);
process.exitCode = failed.length === 0 ? 0 : 1;

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
async function benchTypes(): Promise<Outcome> {
  if (existsSync('bench/node_modules')) return command('tsc', ['--noEmit', '--project', 'bench']);
  return {
    passed: true,
    lines: ['Not all were looked at: their packages come with "npm ci --prefix bench".'],
  };
}

/** Every check of the content: its examples, its prose, and what was built from it. */
async function content(): Promise<Outcome> {
  const folder = resolve(process.env.OUT_DIR ?? 'dist');
  if (!existsSync(join(folder, 'index.html'))) {
    return { passed: false, lines: [`No built site in ${folder}. Run "npm run build" first.`] };
  }
  const site = await loadSite(siteRoot());
  const examples = await verifyExamples(site);
  const prose = await checkProse(site);
  const started = performance.now();
  const built = readBuiltSite(folder, expectedSite(site));
  const ruled = rules.flatMap((rule) =>
    foldRepeats(rule.find(built)).map((problem) => problemLine(rule.label, problem)),
  );
  const problems = [...examples.problems, ...translationProblems(site), ...prose.problems].map(
    ({ message }) => message,
  );
  const times = [...examples.times, ...prose.times, ['built pages', performance.now() - started] as const];
  const timed = times.map(([name, time]) => `${name} ${(time / 1000).toFixed(1)} s`).join(', ');
  const counts = Object.values(examples.pages).flatMap((page) => Object.values(page));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const lines = [...problems, ...ruled];
  return {
    passed: lines.length === 0,
    lines: [...lines, `${total} examples put to the test`, ...translationsToDo(site), timed],
  };
}

/** Rows that tests name against the rows there are; rows no test names yet are information. */
async function rows(): Promise<Outcome> {
  const known = readRows(readFileSync('checks/specification-rows.yml', 'utf8'));
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(
    (file) => `tests/${file.replaceAll('\\', '/')}`,
  );
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const named = tests.flatMap((file) => rowsNamed(file, read(file) ?? '', read));
  const problems = rowProblems(known, named).map((problem) => problemLine('Row', problem));
  const toCome = rowsToCome(known, named).map((line) => `  ${line}`);
  const note = toCome.length > 0 ? ['No test names these rows yet:', ...toCome] : [];
  return { passed: problems.length === 0, lines: [...problems, ...note] };
}

function failure(error: unknown): Outcome {
  return { passed: false, lines: (error instanceof Error ? error.message : String(error)).split('\n') };
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
