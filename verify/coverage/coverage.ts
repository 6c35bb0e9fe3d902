import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nearestWord } from '../../src/base/nearest.ts';
import { parseYaml } from '../../src/base/parse.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { itemKinds } from './items.ts';

/** Why something cannot be tried on a machine without these. */
export const reasons = [
  'docker engine',
  'hosted service',
  'weights',
  'graphics processor',
  'other system',
] as const;

const notTriedSchema = z.array(
  z.strictObject({
    /** As in `tries`. */
    item: z.string(),
    reason: z.enum(reasons),
    why: z.string().min(1),
  }),
);
export type NotTried = z.output<typeof notTriedSchema>[number];

/** What cannot be tried, from `verify/not-tried/*.yml`. */
export function readNotTried(root: string): NotTried[] {
  return globSync('verify/not-tried/*.yml', { cwd: root })
    .sort()
    .flatMap((file) => parseYaml(notTriedSchema, file, readFileSync(join(root, file), 'utf8')));
}

/** How much of a kind is tried. */
export interface Coverage {
  readonly kind: string;
  readonly tried: number;
  readonly notTried: number;
  /** Names of what nothing is said about. */
  readonly open: readonly string[];
}

/** At most this part of all items is not tried. */
const mostNotTried = 0.15;

/** Counts what scenarios try, by kind. */
export function coverageOf(
  items: readonly string[],
  scenarios: readonly Pick<Scenario, 'tries'>[],
  notTried: readonly NotTried[],
): Coverage[] {
  const tried = new Set(scenarios.flatMap(({ tries }) => tries));
  const excused = new Set(notTried.map(({ item }) => item));
  return itemKinds.map((kind) => {
    const ofKind = items.filter((item) => item.startsWith(`${kind} `));
    return {
      kind,
      tried: ofKind.filter((item) => tried.has(item)).length,
      notTried: ofKind.filter((item) => !tried.has(item) && excused.has(item)).length,
      open: ofKind
        .filter((item) => !tried.has(item) && !excused.has(item))
        .map((item) => item.slice(kind.length + 1)),
    };
  });
}

/**
 * What is wrong with the scenarios as a whole, whatever they say of the tool.
 * @returns a line each
 */
export function coverageProblems(
  items: readonly string[],
  scenarios: readonly Pick<Scenario, 'id' | 'tries'>[],
  notTried: readonly NotTried[],
): string[] {
  const known = new Set(items);
  const unknown = [
    ...scenarios.flatMap(({ id, tries }) => tries.map((item) => [`scenario ${id}`, item] as const)),
    ...notTried.map(({ item }) => ['verify/not-tried', item] as const),
  ].flatMap(([where, item]) => {
    if (known.has(item)) return [];
    const near = nearestWord(item, items);
    return [
      `${where}: "${item}" is not in the model of the product${near ? `; did you mean "${near}"?` : ''}`,
    ];
  });
  const coverage = coverageOf(items, scenarios, notTried);
  const open = coverage.flatMap(({ kind, open: names }) =>
    names.map((name) => `${kind} ${name}: no scenario tries it, and verify/not-tried does not say why`),
  );
  const excused = coverage.reduce((sum, each) => sum + each.notTried, 0);
  const share = excused / items.length;
  const tooMany =
    share > mostNotTried
      ? [`${Math.round(share * 100)} % of all is not tried, at most ${mostNotTried * 100} % may be`]
      : [];
  return [...unknown, ...open, ...tooMany];
}

/** A row for each kind. */
export function coverageTable(coverage: readonly Coverage[]): string[] {
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(14) : String(cell).padStart(10))).join('');
  const total = (of: (each: Coverage) => number) => coverage.reduce((sum, each) => sum + of(each), 0);
  return [
    row(['', 'tried', 'not tried', 'open']),
    ...coverage.map((each) => row([each.kind, each.tried, each.notTried, each.open.length])),
    row([
      'all',
      total((each) => each.tried),
      total((each) => each.notTried),
      total((each) => each.open.length),
    ]),
  ];
}
