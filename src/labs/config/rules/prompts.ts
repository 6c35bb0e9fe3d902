import type { Finding, Rule } from '../config-file.ts';
import { pages } from '../pages.ts';
import { entries, field, isObject, type Spot, textOf } from '../spot.ts';

/** Prompts of a plan: forms that DTX takes only alone, and judges that a single prompt cannot have. */
export const prompts: Rule = ({ suites, method }) => {
  const risks = suites
    .flatMap((suite) => entries(field(suite, 'risk_prompts')))
    .map((risk) => entries(field(risk, 'test_prompts')).filter(({ value }) => isObject(value)));
  const mixed = risks.flatMap((all) => all.find((each) => formOf(each) !== formOf(all[0])) ?? []);
  const judges = risks.flat().flatMap((prompt) => field(prompt, 'evaluation_method') ?? []);
  // The evaluator of the whole run takes the place of these.
  const rule = method
    ? undefined
    : judges.find((each) => textOf(each, 'eval_model_type') === 'JSON_EXPRESSION');
  const unread = risks
    .flat()
    .flatMap((prompt) => (isList(field(prompt, 'turns')) ? unreadJudge(prompt) : []));
  return {
    ends: [
      ...mixed.map(({ path }) =>
        at(
          path,
          'All prompts of a risk must have one form: `turns`, `prompt` with `modules`, or `prompt` with `evaluation_criteria`. DTX refuses the file.',
        ),
      ),
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
    ignored: unread.slice(0, 1),
  };
};

/** Detectors and criteria judge prompts that are one text. */
function unreadJudge(prompt: Spot): Finding[] {
  return ['modules', 'evaluation_criteria'].flatMap((name) => {
    const found = field(prompt, 'evaluation_method', name);
    return found ? [at(found.path, `A prompt with \`turns\` ignores \`${name}\`.`)] : [];
  });
}

function formOf(prompt: Spot | undefined): string {
  if (!field(prompt, 'prompt')) return 'turns';
  return field(prompt, 'evaluation_method', 'evaluation_criteria') ? 'criteria' : 'modules';
}

function isList(spot: Spot | undefined): boolean {
  return Array.isArray(spot?.value);
}

function at(path: Finding['path'], message: string): Finding {
  return { path, message, page: pages.planFields };
}
