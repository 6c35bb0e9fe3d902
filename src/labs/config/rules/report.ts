import type { Finding, Rule } from '../config-file.ts';
import { pages } from '../pages.ts';
import { entries, field } from '../spot.ts';

const page = pages.reportFields;

/** Fields of a report that say less than their names: told once, at the first result that has them. */
export const rule: Rule = ({ format, root }) => {
  const results =
    format === 'report' ? entries(field(root, 'eval_results')) : format === 'report#result' ? [root] : [];
  const at = (names: readonly string[], message: string): Finding[] => {
    const spot = results.map((each) => field(each, ...names)).find(Boolean);
    return spot ? [{ path: spot.path, message, page }] : [];
  };
  const list = field(root, 'eval_results');
  return {
    pointless:
      list && results.length === 0
        ? [
            {
              path: list.path,
              message:
                'The report has no results: nothing was tested. No prompt was found for the plugins, or `XTREAM_JB` dropped its behaviors after an error.',
              page,
            },
          ]
        : [],
    ignored: [
      ...at(['attempts', 'errors'], '`errors` is always 0: an error of an evaluator counts as a fail.'),
      ...at(
        ['evaluation_method'],
        'This holds only `scope`. For the judge, read `scope.redteam.global_evaluator`.',
      ),
      ...at(
        ['prompt', 'evaluation_method'],
        'This repeats the method of the dataset, even when another evaluator judged.',
      ),
      ...at(['risk_score', 'breakability'], '`breakability` is 10 after any fail and 0 otherwise.'),
    ],
  };
};
