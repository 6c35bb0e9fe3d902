import { codes } from '../../views/code-text.ts';
import { entryView } from '../../views/entry-view.tsx';
import type { ChosenRule } from '../evaluators.ts';

/** `::evaluator-verdicts`: when each value of `--eval` lets a reply pass, what it reads, and what judges in its place. */
export const EvaluatorVerdictTable = entryView({
  what: 'evaluators',
  rowsAre: 'remarks',
  anchor: 'verdict',
  entries: ({ evaluators }) => evaluators.evaluators,
  nameOf: ({ id, flags: [flag] }) => flag ?? id,
  columns: [
    [{ name: '--eval' }, ({ flags }) => codes(flags)],
    ['passAndFail', ({ verdict }) => verdict],
    ['reads', ({ sees }) => sees],
    ['whenUnavailable', ({ unavailable }) => unavailable],
  ],
});

const ruleColumns = [
  ['expression', ({ expression }: ChosenRule) => codes([expression])],
  ['matchMeans', ({ meaning }: ChosenRule) => meaning],
] as const;

/** `::registry-evaluators`: rules that an exact model id selects when `--eval` is absent. */
export const RegistryEvaluatorTable = entryView({
  what: 'models',
  rowsAre: 'remarks',
  anchor: 'registry',
  entries: ({ evaluators }) => evaluators.registry,
  nameOf: ({ id }) => id,
  columns: [['model', ({ id }) => codes([id])], ...ruleColumns],
});

/** `::automatic-evaluators`: rules that a keyword in `--url` selects when `--eval` is absent. */
export const AutomaticEvaluatorTable = entryView({
  what: 'keywords',
  anchor: 'automatic',
  entries: ({ evaluators }) => evaluators.automatic,
  nameOf: ({ id }) => id,
  columns: [['urlContains', ({ id }) => codes([id])], ...ruleColumns],
});
