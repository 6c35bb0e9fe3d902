import { ContentError } from '../../site/content-error.ts';
import { type Product, productFile } from '../product.ts';
import { commandValues } from './command-line-references.ts';
import { datasetNeeds, evaluatorNames, evaluatorNeeds, evaluatorOptions } from './evaluator-references.ts';
import { frameworkPlugins, pluginCategories } from './plugin-references.ts';
import { modelNames, providerClasses, providerNeeds } from './provider-references.ts';
import { apiNames, labServices, releasedImages, sdkNames } from './service-references.ts';
import { tacticFlags, tacticNeeds } from './tactic-references.ts';

/** Reports a name in one part that no entry of another part has. */
export type Missing = (part: string, entry: string, what: string, name: string) => void;
type Check = (product: Product, missing: Missing) => void;

/** Every reference between parts of the model, one function each. */
const checks: readonly Check[] = [
  pluginCategories,
  commandValues,
  frameworkPlugins,
  datasetNeeds,
  evaluatorNames,
  evaluatorNeeds,
  evaluatorOptions,
  tacticFlags,
  tacticNeeds,
  providerNeeds,
  providerClasses,
  modelNames,
  apiNames,
  labServices,
  releasedImages,
  sdkNames,
];

/**
 * References between parts that lead nowhere.
 * @returns one readable line each, with file and entry
 */
export function referenceProblems(product: Product): ContentError[] {
  const problems: ContentError[] = [];
  for (const check of checks) {
    check(product, (part, entry, what, name) => {
      problems.push(
        new ContentError(
          productFile(product, part),
          `${entry}: ${what} "${name}" does not exist`,
          `Correct it or add it to the model`,
        ),
      );
    });
  }
  return problems;
}
