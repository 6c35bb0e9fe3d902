import { z } from 'zod';
import { parseWith } from '../../src/base/parse.ts';
import type { Product } from '../../src/product/product.ts';
import { Comparer, type Comparison } from './difference.ts';
import type { Facts } from './facts.ts';

const keysSchema = z.strictObject({ all: z.array(z.string()), any: z.array(z.string()) });
const choiceSchema = z.looseObject({
  model_name: z.string(),
  model_type: z.string(),
  env_vars: z.array(z.string()),
  expression: z.array(z.string()).default([]),
  keywords: z.array(z.string()).default([]),
});

/** Constants of a class of the packages, parsed; the message names the class. */
function constantsOf<T extends z.ZodType>({ constants }: Facts, name: string, schema: T): z.output<T> {
  return parseWith(schema, name, constants[name]);
}

const datasetClass = 'dtx.cli.datasetargs.DatasetArgs';
const evaluatorClass = 'dtx.cli.evaluatorargs.EvalMethodArgs';

/** Datasets: names, short names, keys that are asked for, and where a hosted one comes from. */
export function compareDatasets({ datasets }: Product, facts: Facts): Comparison {
  const comparer = new Comparer('datasets');
  const { SHORT_NAME_ALIASES: short } = constantsOf(
    facts,
    datasetClass,
    z.object({ SHORT_NAME_ALIASES: z.record(z.string(), z.string()) }),
  );
  // Three classes have such a map; the command line asks this one.
  const { _DATASET_ENV_MAP: keys } = constantsOf(
    facts,
    'dtx.sdk.datasets.DatasetAvailability',
    z.object({ _DATASET_ENV_MAP: z.record(z.string(), keysSchema) }),
  );
  const hub = new Map(
    Object.values(facts.constants).flatMap(({ REGISTERED_DATASET_NAME: id, HF_DATASET_NAME: name }) =>
      typeof id === 'string' && typeof name === 'string' ? [[id, name] as const] : [],
    ),
  );
  comparer.sets(
    'dataset ',
    datasets.map(({ id }) => id),
    Object.values(facts.enums['dtx_models.analysis.PromptDataset'] ?? {}).map(String),
  );
  for (const { id, aliases, environment, hosted, origin, differs } of datasets) {
    const entry = `dataset ${id}`;
    comparer.explain(entry, differs);
    // Every full name in small letters counts as well.
    const real = Object.keys(short).filter((name) => short[name] === id);
    comparer.same(
      entry,
      'short names',
      aliases.filter((name) => name !== id.toLowerCase()).toSorted(),
      real.filter((name) => name !== id.toLowerCase()).toSorted(),
    );
    comparer.same(entry, 'keys', environment, keys[id] ?? { all: [], any: [] });
    if (hosted) comparer.same(entry, 'Hub name', origin, hub.get(id));
  }
  return comparer.done();
}

/** Evaluators: types, names, values of `--eval` with what each stands for, and the rules that a model's name chooses. */
export function compareEvaluators({ evaluators }: Product, facts: Facts): Comparison {
  const comparer = new Comparer('evaluators');
  const enumeration = (name: string) =>
    Object.values(facts.enums[`dtx_models.evaluator.${name}`] ?? {}).map(String);
  const { GENERAL_EVAL_CHOICES: choices, URL_SPECIFIC_EVAL_CHOICES: byWord } = constantsOf(
    facts,
    evaluatorClass,
    z.object({
      GENERAL_EVAL_CHOICES: z.record(z.string(), choiceSchema),
      URL_SPECIFIC_EVAL_CHOICES: z.record(z.string(), choiceSchema),
    }),
  );
  comparer.sets(
    'type ',
    evaluators.types.map(({ id }) => id),
    enumeration('EvaluationModelType'),
  );
  comparer.sets(
    'evaluator ',
    evaluators.evaluators.map(({ id }) => id),
    enumeration('EvaluationModelName'),
  );
  comparer.sets(
    '--eval ',
    evaluators.evaluators.flatMap(({ flags }) => flags),
    Object.keys(choices),
  );
  for (const { id, flags, type, environment, differs } of evaluators.evaluators) {
    comparer.explain(`evaluator ${id}`, differs);
    for (const flag of flags) {
      const real = choices[flag];
      comparer.same(
        `evaluator ${id}`,
        `--eval ${flag}`,
        [id, type],
        real && [real.model_name, real.model_type],
      );
      comparer.same(
        `evaluator ${id}`,
        `keys of --eval ${flag}`,
        [...environment.all, ...environment.any],
        real?.env_vars,
      );
    }
  }
  const words = Object.values(byWord);
  comparer.sets(
    'rule by word ',
    evaluators.automatic.map(({ id }) => id),
    words.flatMap(({ keywords }) => keywords),
  );
  for (const { id, expression, differs } of evaluators.automatic) {
    comparer.explain(`rule by word ${id}`, differs);
    const real = words.find(({ keywords }) => keywords.includes(id));
    comparer.same(`rule by word ${id}`, 'expression', expression, real?.expression[0]);
  }
  return comparer.done();
}
