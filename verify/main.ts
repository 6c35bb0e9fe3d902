/**
 * Holds what the site says about DTX against the real DTX.
 * Usage: npm run verify -- drift [--dtx VERSION]          the model of the product against the installed packages
 *        npm run verify -- scenarios [--only WORDS]...    what must hold, tried on the real tool
 *        npm run verify -- coverage                       what scenarios try, and what nothing is said about
 *        npm run verify -- run [options] -- COMMAND...    one command line against the stand-ins; its exit code
 *        npm run verify -- install NAME [--dtx VERSION]   makes an environment: light, core or full
 * Exit: 0 they agree; 1 they do not; 2 wrong usage; 3 not verified, because DTX cannot be installed here.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from '../src/site/site.ts';
import { readableError } from '../tools/readable-error.ts';
import { coverageOf, coverageProblems, coverageTable, readNotTried } from './coverage/coverage.ts';
import { itemsOfSite } from './coverage/items.ts';
import { findDrift, reportDrift } from './drift/drift.ts';
import { ensureEnvironment, environmentNames, NoEnvironment } from './environment.ts';
import { startSandbox } from './sandbox/sandbox.ts';
import { showOutcome } from './sandbox/show.ts';
import { generatedFile, generatedScenarios } from './scenarios/generated.ts';
import { readResults, resultProblems, writeResults } from './scenarios/results.ts';
import { readScenarios, runScenarios, type ScenarioOfFile } from './scenarios/run-scenarios.ts';

const usage = [
  'Usage: npm run verify -- drift [--dtx VERSION]          the model of the product against the installed packages',
  '       npm run verify -- scenarios [--only WORDS]... [--places N] [--dtx VERSION]',
  '       npm run verify -- coverage                       what scenarios try, and what nothing is said about',
  '       npm run verify -- run [--core] [--real] [--no-standins] [--prompts] [--status HOST=CODE] [--file PATH]',
  '                             [--timeout SECONDS] -- [NAME=VALUE] COMMAND...',
  '       npm run verify -- install NAME [--dtx VERSION]   makes an environment: light, core or full',
].join('\n');
const root = process.cwd();

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof NoEnvironment) console.error(`NOT VERIFIED: ${error.message}`);
  else console.error(readableError(error));
  process.exitCode = error instanceof NoEnvironment ? 3 : 1;
}

async function main(words: string[]): Promise<number> {
  const { command, names, values } = readWords(words) ?? {};
  const [name, ...more] = names ?? [];
  if (command === 'drift' && name === undefined) {
    const { lines, agrees } = reportDrift(await findDrift(root, values?.dtx));
    console.log(lines.join('\n'));
    return agrees ? 0 : 1;
  }
  const environment = environmentNames.find((each) => each === name);
  if (command === 'install' && environment && more.length === 0) {
    console.log(await ensureEnvironment(root, environment, values?.dtx));
    return 0;
  }
  if (command === 'coverage' && name === undefined) return tellCoverage();
  if (command === 'scenarios' && name === undefined && values) return tryScenarios(values);
  if (command === 'run' && values && names && names.length > 0) return runCommand(names, values);
  console.error(usage);
  return 2;
}

type Words = NonNullable<ReturnType<typeof readWords>>;

function readWords(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: {
        dtx: { type: 'string' },
        core: { type: 'boolean' },
        real: { type: 'boolean' },
        'no-standins': { type: 'boolean' },
        prompts: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        places: { type: 'string' },
        status: { type: 'string', multiple: true },
        file: { type: 'string', multiple: true },
        timeout: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [command, ...names] = positionals;
    return { command, names, values };
  } catch {
    return undefined;
  }
}

/** The scenarios that somebody wrote, and those that follow from pages. */
async function everyScenario(): Promise<ScenarioOfFile[]> {
  const generated = await generatedScenarios(await loadSite(root));
  return [...readScenarios(root), ...generated.map((scenario) => ({ scenario, file: generatedFile }))];
}

/** What scenarios try of the model of the product, and what nothing is said about. Needs no DTX. */
async function tellCoverage(): Promise<number> {
  const items = await itemsOfSite(await loadSite(root));
  const scenarios = (await everyScenario()).map(({ scenario }) => scenario);
  const notTried = readNotTried(root);
  const results = readResults(root);
  const problems = [...coverageProblems(items, scenarios, notTried), ...resultProblems(scenarios, results)];
  // A scenario that never ran, or did not hold, tries nothing.
  const held = scenarios.filter((scenario) => resultProblems([scenario], results).length === 0);
  console.log([...coverageTable(coverageOf(items, held, notTried)), ...problems].join('\n'));
  return problems.length === 0 ? 0 : 1;
}

/** Tries scenarios and tells each as it ends; all that something of `--only` names, by id, file or what they try. */
async function tryScenarios({ only = [], places, dtx }: Words['values']): Promise<number> {
  const all = await everyScenario();
  const scenarios = all
    .filter(
      ({ scenario: { id, tries }, file }) =>
        only.length === 0 || only.some((words) => [id, file, ...tries].some((each) => each.includes(words))),
    )
    .map(({ scenario }) => scenario);
  if (scenarios.length === 0)
    throw new Error(`No scenario has "${only.join('" or "')}" in its id, its file or "tries".`);
  let done = 0;
  const results = await runScenarios(root, scenarios, {
    ...(dtx !== undefined && { version: dtx }),
    places: wholeNumber('--places', places ?? String(availableParallelism())),
    told({ scenario, differences, seconds, said }) {
      done += 1;
      const state = differences.length === 0 ? 'ok    ' : 'FAILED';
      console.log(`${state} ${done}/${scenarios.length} ${scenario.id} (${seconds} s)`);
      for (const line of differences) console.log(`         ${line}`);
      for (const line of said) console.log(`         | ${line}`);
    },
  });
  writeResults(
    root,
    results,
    all.map(({ scenario }) => scenario),
    dtx,
  );
  const failed = results.filter(({ differences }) => differences.length > 0);
  console.log(`${results.length - failed.length} of ${results.length} hold.`);
  return failed.length === 0 ? 0 : 1;
}

/** Runs a command line, keeps what it left in `.cache/verify/runs`, and shows it. */
async function runCommand(words: readonly string[], values: Words['values']): Promise<number> {
  if (values.core) await ensureEnvironment(root, 'core', values.dtx);
  const sandbox = await startSandbox(root, 1, values.dtx);
  const stamp = new Date().toISOString().replace(/[-:]|\..*/g, '');
  const kept = join(root, '.cache/verify/runs', `${stamp}-${process.pid}`);
  try {
    return await sandbox.run(
      {
        run: words.map(quoted).join(' '),
        environment: values.core ? 'core' : 'full',
        isReal: values.real ?? false,
        standins: !values['no-standins'],
        keepBodies: values.prompts ?? false,
        statuses: Object.fromEntries((values.status ?? []).map(readStatus)),
        copies: values.file ?? [],
        timeout: wholeNumber('--timeout', values.timeout ?? '900'),
      },
      (outcome, folder) => {
        mkdirSync(kept, { recursive: true });
        cpSync(folder, kept, { recursive: true });
        writeFileSync(join(kept, 'outcome.json'), `${JSON.stringify({ words, ...outcome }, undefined, 2)}\n`);
        console.log([...showOutcome(outcome, folder), `--- all of it: ${kept}`].join('\n'));
        return outcome.exit;
      },
    );
  } finally {
    await sandbox.close();
  }
}

/** `NAME=VALUE` in front of a command stays a setting for the shell. */
function quoted(word: string): string {
  const [, setting = '', rest = word] = /^([A-Za-z_]\w*=)(.*)$/s.exec(word) ?? [];
  return (
    setting + (/^[\w./:@%+,-]*$/.test(rest) && rest !== '' ? rest : `'${rest.replaceAll("'", "'\\''")}'`)
  );
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`${option} ${text}: give a whole number from 1.`);
  return Number(text);
}

function readStatus(text: string): readonly [string, number] {
  const [, host = '', code = ''] = /^([^=]+)=(\d{3})$/.exec(text) ?? [];
  if (host === '') throw new Error(`--status ${text}: give HOST=CODE, such as openrouter.ai=401.`);
  return [host, Number(code)];
}
