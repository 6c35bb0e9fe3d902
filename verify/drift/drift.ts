import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseWith } from '../../src/base/parse.ts';
import { loadProduct } from '../../src/product/product.ts';
import { documentedVersion, ensureEnvironment } from '../environment.ts';
import { compareAll } from './compare.ts';
import type { Comparison } from './difference.ts';
import { type Facts, factsSchema } from './facts.ts';

/**
 * Asks the installed packages of a release what they say about themselves.
 * @param root project folder
 * @throws {NoEnvironment} when the packages cannot be installed here
 */
export async function readFacts(root: string, version: string = documentedVersion): Promise<Facts> {
  const python = await ensureEnvironment(root, 'light', version);
  // DTX looks for files in the home folder; nothing of the reader's may decide what it says.
  const home = mkdtempSync(join(tmpdir(), 'dtx-verify-'));
  try {
    const { stdout } = await promisify(execFile)(python, [join(root, 'verify/light/facts.py')], {
      cwd: home,
      env: { HOME: home, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
      maxBuffer: 1e8,
    });
    return parseWith(factsSchema, 'verify/light/facts.py', JSON.parse(stdout));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The model of the product against the installed packages. */
export async function findDrift(root: string, version?: string): Promise<Comparison[]> {
  const product = loadProduct(root);
  if (!product) throw new Error(`${root} has no model of the product.`);
  return compareAll(product, await readFacts(root, version));
}

/**
 * A line for each part, then one for each difference that its entry does not explain.
 * @returns lines, and whether nothing is left to explain
 */
export function reportDrift(comparisons: readonly Comparison[]): { lines: string[]; agrees: boolean } {
  const count = (of: Comparison, kind: string) => of.differences.filter((each) => each.kind === kind).length;
  const rows = comparisons.map((of) =>
    [
      of.part.padEnd(14),
      of.agree,
      count(of, 'wrong'),
      count(of, 'missing'),
      count(of, 'extra'),
      of.explained.length,
    ]
      .map((cell, i) => (i === 0 ? cell : String(cell).padStart(9)))
      .join(''),
  );
  const problems = comparisons.flatMap(({ part, differences, needless }) => [
    ...differences.map(({ entry, kind, says }) => `content/product/${part}: ${entry}: ${kind}: ${says}`),
    ...needless.map((entry) => `content/product/${part}: ${entry}: explains a difference that is not there`),
  ]);
  const titles = ['', 'agree', 'wrong', 'missing', 'extra', 'explained'];
  return {
    lines: [
      titles.map((title, i) => (i === 0 ? title.padEnd(14) : title.padStart(9))).join(''),
      ...rows,
      ...problems,
    ],
    agrees: problems.length === 0,
  };
}
