import type { Product } from '../product.ts';
import { findOption } from '../tactic-commands.ts';
import type { Missing } from './references.ts';

/** Evaluators and variables that datasets name. */
export function datasetNeeds({ datasets, evaluators, environment }: Product, missing: Missing): void {
  for (const { id, evaluator, environment: needed } of datasets) {
    if (evaluator && !evaluators.evaluators.some((each) => each.id === evaluator))
      missing('datasets', id, 'evaluator', evaluator);
    for (const name of [...needed.all, ...needed.any])
      if (!environment.some((each) => each.id === name)) missing('datasets', id, 'variable', name);
  }
}

/** Types and scopes are named by evaluators and automatic expressions of one file. */
export function evaluatorNames(
  { evaluators: { types, evaluators, automatic, scopes } }: Product,
  missing: Missing,
) {
  const hasType = (type: string | undefined) => !type || types.some(({ id }) => id === type);
  for (const { id, type } of evaluators) if (!hasType(type)) missing('evaluators', id, 'type', type);
  for (const { id, scope } of automatic)
    if (!scopes.some((each) => each.id === scope)) missing('evaluators', id, 'scope', scope);
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
