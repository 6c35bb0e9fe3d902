import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';
import { findOption } from '../tactics/tactic-commands.ts';

/** Evaluators and variables that datasets name. */
export function datasetNeeds({ datasets, evaluators, environment }: Product, missing: Missing): void {
  for (const { id, evaluator, environment: needed } of datasets) {
    if (evaluator && !evaluators.evaluators.some((each) => each.id === evaluator))
      missing('datasets', id, 'evaluator', evaluator);
    for (const name of [...needed.all, ...needed.any])
      if (!environment.some((each) => each.id === name)) missing('datasets', id, 'variable', name);
  }
}

/** Types that evaluators have, and the evaluators of a type in their order. */
export function evaluatorNames({ evaluators: { types, evaluators } }: Product, missing: Missing): void {
  for (const { id, type } of evaluators)
    if (!types.some((each) => each.id === type)) missing('evaluators', id, 'type', type);
  for (const { id, order } of types)
    for (const name of order)
      if (!evaluators.some((each) => each.id === name && each.type === id))
        missing('evaluators', id, 'evaluator of the type', name);
}

/** A dataset that does not take `--eval` has a rule of `dtx redteam run` that says so, and the other way round. */
export function datasetRules({ datasets, 'command-line': commands }: Product, missing: Missing): void {
  const rules = (commands.find(({ path }) => path === 'dtx redteam run')?.rules ?? []).filter(
    ({ when, options }) => when?.option === '--dataset' && options.includes('--eval'),
  );
  const ruleOf = (id: string) => rules.find(({ when }) => when?.values?.includes(id))?.kind ?? 'judges';
  for (const { id, explicitEvaluator } of datasets)
    if (ruleOf(id) !== explicitEvaluator)
      missing('datasets', id, 'rule of dtx redteam run for --eval', explicitEvaluator);
}

/** Variables that evaluators name. */
export function evaluatorNeeds({ evaluators: { evaluators }, environment }: Product, missing: Missing): void {
  for (const { id, environment: needed } of evaluators)
    for (const name of [...needed.all, ...needed.any, ...needed.reads])
      if (!environment.some((each) => each.id === name)) missing('evaluators', id, 'variable', name);
}

/** Options of `dtx redteam run` that evaluators cannot work without. */
export function evaluatorOptions(
  { evaluators: { evaluators }, 'command-line': commands }: Product,
  missing: Missing,
) {
  for (const { id, options } of evaluators)
    for (const name of options)
      if (!findOption(commands, 'dtx redteam run', name)) missing('evaluators', id, 'option', name);
}
