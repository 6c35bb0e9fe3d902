import { codes } from '../../views/code-text.ts';
import { entryView } from '../../views/entry-view.tsx';

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
