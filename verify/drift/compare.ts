import type { Product } from '../../src/product/product.ts';
import { compareCommandLine } from './command-line.ts';
import type { Comparison } from './difference.ts';
import { compareDatasets, compareEvaluators } from './evaluation.ts';
import type { Facts } from './facts.ts';
import { compareFormats } from './formats.ts';
import { compareFrameworks, comparePlugins, compareProviders, compareTactics } from './lists.ts';
import { compareSdk } from './sdk.ts';
import { compareEnvironment, compareMessages } from './texts.ts';

const comparisons: readonly ((product: Product, facts: Facts) => Comparison)[] = [
  compareCommandLine,
  compareProviders,
  comparePlugins,
  compareFrameworks,
  compareDatasets,
  compareEvaluators,
  compareTactics,
  compareFormats,
  compareEnvironment,
  compareMessages,
  compareSdk,
];

/** Everything that the model says and the installed packages can be asked, part by part. */
export function compareAll(product: Product, facts: Facts): Comparison[] {
  return comparisons.map((compare) => compare(product, facts));
}
