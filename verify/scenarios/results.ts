import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parseWith } from '../../src/base/parse.ts';
import { documentedVersion } from '../environment.ts';
import type { ScenarioResult } from './run-scenarios.ts';
import { hashOf, type Scenario } from './scenario.ts';

const resultsSchema = z.strictObject({
  /** Release of DTX that was tried. */
  dtx: z.string(),
  /** By id: the hash of the scenario as it was tried, and whether it held. */
  scenarios: z.record(z.string(), z.strictObject({ hash: z.string(), holds: z.boolean() })),
});
type Results = z.output<typeof resultsSchema>;

/** Where the results of a release are kept. */
export function resultsFile(version: string = documentedVersion): string {
  return `verify/results/${version}.json`;
}

/** What scenarios did when they were tried last. */
export function readResults(root: string, version?: string): Results {
  const file = resultsFile(version);
  const path = join(root, file);
  if (!existsSync(path)) return { dtx: version ?? documentedVersion, scenarios: {} };
  return parseWith(resultsSchema, file, JSON.parse(readFileSync(path, 'utf8')));
}

/** Adds results to those that are kept; scenarios that are gone are dropped. */
export function writeResults(
  root: string,
  results: readonly ScenarioResult[],
  all: readonly Scenario[],
  version?: string,
): void {
  const { dtx, scenarios: kept } = readResults(root, version);
  const found = new Map(
    results.map(({ scenario, differences }) => [
      scenario.id,
      { hash: hashOf(scenario), holds: differences.length === 0 },
    ]),
  );
  const next = all.flatMap(({ id }) => {
    const result = found.get(id) ?? kept[id];
    return result ? [[id, result] as const] : [];
  });
  const path = join(root, resultsFile(version));
  mkdirSync(dirname(path), { recursive: true });
  const sorted = next.sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(path, `${JSON.stringify({ dtx, scenarios: Object.fromEntries(sorted) }, undefined, 2)}\n`);
}

/** A line for each scenario whose kept result is missing, old, or says that it does not hold. */
export function resultProblems(scenarios: readonly Scenario[], { scenarios: kept }: Results): string[] {
  const fix = (id: string) => `Run "npm run verify -- scenarios --only ${id}".`;
  return scenarios.flatMap((scenario) => {
    const { id } = scenario;
    const result = kept[id];
    if (!result) return [`scenario ${id} was never tried. ${fix(id)}`];
    if (result.hash !== hashOf(scenario))
      return [`scenario ${id} has changed since it was tried. ${fix(id)}`];
    return result.holds ? [] : [`scenario ${id} did not hold when it was tried last. ${fix(id)}`];
  });
}
