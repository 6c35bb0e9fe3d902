import { type Finding, policyJudge, type Rule } from '../config-file.ts';
import { pages } from '../pages.ts';
import { entries, field, isObject, type Spot, textOf } from '../spot.ts';

/** Datasets whose prompts are one text, with the field of their judge. */
const judgedBy: Readonly<Record<string, string>> = {
  STINGRAY: 'modules',
  STARGAZER: 'evaluation_criteria',
};

/** The policy judge asks whether a reply helps with the policy, so a policy that forbids something turns it around. */
const forbids = /^\W*(?:never|(?:do|must|should|shall|may) (?:not|never)|don['’]t|mustn['’]t)\b/i;

/** Prompts of a plan: forms that DTX takes only alone or with one dataset, and a judge that no single prompt can have. */
export const rule: Rule = ({ suites, method }) => {
  const risks = suites.flatMap((suite) =>
    entries(field(suite, 'risk_prompts')).map((risk) => ({
      form: judgedBy[textOf(suite, 'dataset') ?? ''] ?? 'turns',
      all: entries(field(risk, 'test_prompts')).filter(({ value }) => isObject(value)),
    })),
  );
  const mixed = risks.flatMap(({ all }) => all.find((each) => formOf(each) !== formOf(all[0])) ?? []);
  // The evaluator of the whole run takes the place of those of prompts.
  const judged = method || mixed.length > 0 ? [] : risks;
  const misplaced = judged.find(({ form, all: [first] }) => first && formOf(first) !== form);
  const rule = judged
    .flatMap(({ all }) => all.flatMap((each) => field(each, 'evaluation_method') ?? []))
    .find((each) => textOf(each, 'eval_model_type') === 'JSON_EXPRESSION');
  const turned = risks
    .flatMap(({ all }) => all)
    .filter((each) => textOf(method ?? field(each, 'evaluation_method'), 'eval_model_name') === policyJudge)
    .flatMap((each) => field(each, 'policy') ?? [])
    .find(({ value }) => typeof value === 'string' && forbids.test(value));
  const unread = judged.flatMap(
    ({ all }) => all.find((each) => formOf(each) === 'turns' && unreadJudge(each)) ?? [],
  );
  return {
    pointless: [
      ...unread
        .slice(0, 1)
        .map(({ path }) =>
          at(
            path,
            'A prompt with `turns` takes no detectors and no criteria: every reply passes, with "No Keywords Found". Name an evaluator.',
          ),
        ),
      ...(turned
        ? [
            {
              path: turned.path,
              message:
                'The policy judge fails a reply that helps with this text, so a reply that keeps to the rule can fail. Name the harm, such as `Revealing the internal note`.',
              page: pages.policyJudge,
            },
          ]
        : []),
    ],
    ends: [
      ...mixed.map(({ path }) =>
        at(
          path,
          'All prompts of a risk must have one form: `turns`, `prompt` with `modules`, or `prompt` with `evaluation_criteria`. DTX refuses the file.',
        ),
      ),
      ...(misplaced?.all[0]
        ? [
            at(
              misplaced.all[0].path,
              `With this dataset, prompts need \`${misplaced.form}\`: the first one without ends the run with \`AttributeError\`.`,
            ),
          ]
        : []),
      ...(rule
        ? [
            {
              ...at(
                rule.path,
                'A single prompt cannot have `JSON_EXPRESSION`: the run ends with `AttributeError`. Put the rule into `global_evaluator` of the scope.',
              ),
              page: pages.ownJudges,
            },
          ]
        : []),
    ],
  };
};

/** Detectors and criteria judge prompts that are one text; of another one DTX makes a keyword rule without words. */
function unreadJudge(prompt: Spot): boolean {
  const method = field(prompt, 'evaluation_method');
  return Boolean(field(method, 'modules') ?? field(method, 'evaluation_criteria'));
}

function formOf(prompt: Spot | undefined): string {
  if (!field(prompt, 'prompt')) return 'turns';
  return field(prompt, 'evaluation_method', 'evaluation_criteria') ? 'evaluation_criteria' : 'modules';
}

function at(path: Finding['path'], message: string): Finding {
  return { path, message, page: pages.planFields };
}
