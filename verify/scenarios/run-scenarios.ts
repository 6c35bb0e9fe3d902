import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseYaml } from '../../src/base/parse.ts';
import { startJq } from '../../src/labs/jq/jq.ts';
import { ensureEnvironment } from '../environment.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { showOutcome } from '../sandbox/show.ts';
import { differencesOf } from './judge.ts';
import { type Scenario, scenariosSchema } from './scenario.ts';

/** How a scenario ended. */
export interface ScenarioResult {
  readonly scenario: Scenario;
  /** A line for each thing that does not hold; none when it passed. */
  readonly differences: readonly string[];
  readonly seconds: number;
  /** The last lines that it printed, where something does not hold. */
  readonly said: readonly string[];
}

/** A scenario, and the file that has it. */
export interface ScenarioOfFile {
  readonly scenario: Scenario;
  readonly file: string;
}

/**
 * Scenarios of the project, in the order of their files.
 * @throws {ContentError | ContentErrors} naming file, line and field
 */
export function readScenarios(root: string): ScenarioOfFile[] {
  const files = globSync('verify/scenarios/*.yml', { cwd: root }).sort();
  const scenarios = files.flatMap((file) =>
    parseYaml(scenariosSchema, file, readFileSync(join(root, file), 'utf8')).map((scenario) => ({
      scenario,
      file,
    })),
  );
  const ids = scenarios.map(({ scenario }) => scenario.id);
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice) throw new Error(`verify/scenarios: two scenarios are called "${twice}": rename one.`);
  return scenarios;
}

/**
 * Runs scenarios, as many at once as there are places.
 * @param told gets each result as it comes
 * @throws {NoEnvironment} when DTX cannot be installed here
 */
export async function runScenarios(
  root: string,
  scenarios: readonly Scenario[],
  { version, places, told }: { version?: string; places: number; told(result: ScenarioResult): void },
): Promise<ScenarioResult[]> {
  for (const name of new Set(scenarios.map(({ environment }) => environment)))
    await ensureEnvironment(root, name, version);
  const jq = await startJq();
  const sandbox = await startSandbox(root, places, version);
  try {
    return await Promise.all(
      scenarios.map(async (scenario) => {
        const result = await runScenario(scenario).catch(
          (error: Error): ScenarioResult => ({
            scenario,
            differences: [error.message],
            seconds: 0,
            said: [],
          }),
        );
        told(result);
        return result;
      }),
    );
  } finally {
    await sandbox.close();
  }

  function runScenario(scenario: Scenario): Promise<ScenarioResult> {
    return sandbox.run(settingsOf(root, scenario), (outcome, folder) => {
      const differences = differencesOf(scenario.expect, outcome, folder, jq);
      const said = differences.length > 0 ? showOutcome(outcome, folder) : [];
      return { scenario, differences, seconds: outcome.seconds, said };
    });
  }
}

function settingsOf(root: string, scenario: Scenario) {
  const { run, environment, variables, files, copies, network, statuses, interruptAt, timeout } = scenario;
  return {
    run,
    environment,
    variables,
    files,
    copies: copies.map((path) => resolve(root, path)),
    standins: network === 'stand-ins',
    statuses,
    isReal: scenario.real ?? false,
    keepBodies: Object.keys(scenario.expect.sends).length > 0,
    hasShortWaits: scenario.shortWaits ?? false,
    timeout,
    ...(interruptAt !== undefined && { interruptAt }),
  };
}
