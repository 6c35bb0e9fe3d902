import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseYaml } from '../../src/base/parse.ts';
import { startJq } from '../../src/labs/jq/jq.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { differencesOf } from './judge.ts';
import { type Scenario, scenariosSchema } from './scenario.ts';

/** How a scenario ended. */
export interface ScenarioResult {
  readonly scenario: Scenario;
  /** A line for each thing that does not hold; none when it passed. */
  readonly differences: readonly string[];
  readonly seconds: number;
}

/**
 * Scenarios of the project, in the order of their files.
 * @throws {ContentError | ContentErrors} naming file, line and field
 */
export function readScenarios(root: string): Scenario[] {
  const files = globSync('verify/scenarios/*.yml', { cwd: root }).sort();
  const scenarios = files.flatMap((file) =>
    parseYaml(scenariosSchema, file, readFileSync(join(root, file), 'utf8')),
  );
  const twice = scenarios.find(({ id }, i) => scenarios.findIndex((other) => other.id === id) < i);
  if (twice) throw new Error(`verify/scenarios: two scenarios are called "${twice.id}": rename one.`);
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
  const jq = await startJq();
  const sandbox = await startSandbox(root, places, version);
  try {
    return await Promise.all(
      scenarios.map(async (scenario) => {
        const result = await runScenario(scenario).catch(
          (error: Error): ScenarioResult => ({ scenario, differences: [error.message], seconds: 0 }),
        );
        told(result);
        return result;
      }),
    );
  } finally {
    await sandbox.close();
  }

  function runScenario(scenario: Scenario): Promise<ScenarioResult> {
    return sandbox.run(settingsOf(root, scenario), (outcome, folder) => ({
      scenario,
      differences: differencesOf(scenario.expect, outcome, join(folder, 'work'), jq),
      seconds: outcome.seconds,
    }));
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
    hasShortWaits: scenario.shortWaits ?? false,
    timeout,
    ...(interruptAt !== undefined && { interruptAt }),
  };
}
