import { ContentError } from '../base/content-error.ts';
import { nearestWord } from '../base/nearest.ts';
import type { YamlSource } from '../base/yaml.ts';
import { apiNames } from './api/references.ts';
import { callReferences, commandNeeds, commandValues, runLimits } from './command-line/references.ts';
import { labServices, releasedImages } from './deployment/references.ts';
import {
  datasetNeeds,
  datasetRules,
  evaluatorNames,
  evaluatorNeeds,
  evaluatorOptions,
} from './evaluation/references.ts';
import { connectionNames, connectionReferences } from './network/references.ts';
import { type Product, productFile } from './product.ts';
import { modelNames, providerClasses, providerNeeds } from './providers/references.ts';
import { datasetPlugins, frameworkPlugins, pluginCategories } from './risks/references.ts';
import { sdkNames } from './sdk/references.ts';
import { tacticCalls, tacticDefaults, tacticFlags, tacticNeeds } from './tactics/references.ts';

/** Reports a name in one part that no entry of another part has. */
export type Missing = (part: string, entry: string, what: string, name: string) => void;
type Check = (product: Product, missing: Missing) => void;

/** Every reference between parts of the model, one function each. */
const checks: readonly Check[] = [
  pluginCategories,
  commandValues,
  commandNeeds,
  callReferences,
  frameworkPlugins,
  datasetPlugins,
  datasetNeeds,
  datasetRules,
  evaluatorNames,
  evaluatorNeeds,
  evaluatorOptions,
  tacticFlags,
  tacticCalls,
  tacticNeeds,
  tacticDefaults,
  providerNeeds,
  providerClasses,
  modelNames,
  apiNames,
  labServices,
  releasedImages,
  sdkNames,
  runLimits,
  connectionReferences,
];

/** Names that a reference may have meant, by what it is to. */
const namesFor: Readonly<Record<string, (product: Product) => readonly string[]>> = {
  category: ({ plugins }) => plugins.categories.map(({ id }) => id),
  plugin: ({ plugins }) => plugins.plugins.map(({ id }) => id),
  dataset: ({ datasets }) => datasets.map(({ id }) => id),
  variable: ({ environment }) => environment.map(({ id }) => id),
  evaluator: ({ evaluators }) => evaluators.evaluators.flatMap(({ id, flags }) => [id, ...flags]),
  type: ({ evaluators }) => evaluators.types.map(({ id }) => id),
  provider: ({ providers }) => providers.working.map(({ id }) => id),
  message: ({ api }) => api.messages.map(({ name }) => name),
  enumeration: ({ api }) => api.enumerations.map(({ name }) => name),
  image: ({ images }) => images.images.map(({ name }) => name),
  module: ({ sdk }) => sdk.modules.map(({ path }) => path),
  class: ({ sdk }) => sdk.names.map(({ name }) => name),
  command: (product) => connectionNames(product).command,
  agent: ({ providers }) => providers.working.map(({ id }) => id),
  host: ({ connections }) => connections.hosts.map(({ id }) => id),
  limit: ({ runs }) => runs.limits.map(({ name }) => name),
  option: (product) => flagsOf(product),
  flag: (product) => flagsOf(product),
};

function flagsOf(product: Product): string[] {
  return product['command-line'].flatMap(({ options }) => options.map(({ name }) => name));
}

/**
 * References between parts that lead nowhere.
 * @param sources text of the parts, for the lines of the mistakes
 * @returns one readable line each, with file, line and entry
 */
export function referenceProblems(
  product: Product,
  sources: ReadonlyMap<string, YamlSource> = new Map(),
): ContentError[] {
  const problems: ContentError[] = [];
  for (const check of checks) {
    check(product, (part, entry, what, name) => {
      const line = sources.get(part)?.lineIn(entry, name);
      const near = nearestWord(name, namesFor[what.split(' ')[0] ?? '']?.(product) ?? []);
      problems.push(
        new ContentError(
          productFile(product, part),
          `${line ? `line ${line}: ` : ''}${entry}: ${what} "${name}" does not exist`,
          near ? `Perhaps "${near}" is meant` : 'Correct it or add it to the model',
        ),
      );
    });
  }
  return problems;
}
