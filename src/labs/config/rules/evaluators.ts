import { datasetsOf, type Finding, losesPolicy, policyJudge, type Rule, target } from '../config-file.ts';
import { pages } from '../pages.ts';
import { field, type Spot, textOf } from '../spot.ts';

/** Datasets whose prompts bring their judge: an evaluator of the run takes its place, and fails. */
const failing = ['STINGRAY', 'STARGAZER'];
const rules = { STRING_SEARCH: 'keywords', JSON_EXPRESSION: 'expressions' } as const;

/** What of an evaluation method does not count, and what the judge cannot do with this target. */
export const evaluators: Rule = (file) => {
  const { method, facts, format } = file;
  if (format === 'report') return {};
  const targetId = target(file)?.id;
  const loses = losesPolicy(file);
  const datasets = datasetsOf(file);
  if (!method) {
    const policy = datasets.filter((id) => facts.datasets[id]?.evaluator === policyJudge);
    return loses && policy.length > 0
      ? { pointless: [lostPolicy(file.suites[0] ?? file.root, targetId, `the judge of \`${policy[0]}\``)] }
      : {};
  }
  const type = textOf(method, 'eval_model_type') ?? '';
  const name = textOf(method, 'eval_model_name') ?? '';
  const at = (key: string) => field(method, key)?.path ?? method.path;
  const unavailable = facts.evaluators[name]?.unavailable;
  const scope = field(method, 'scope');
  const ignored: Finding[] = [
    ...(scope
      ? [
          {
            path: scope.path,
            message: '`scope` has no effect: a rule always gets the whole answer.',
            page: pages.evaluatorScope,
          },
        ]
      : []),
    ...Object.entries(rules).flatMap(([kind, key]) =>
      field(method, key) && type !== kind && type in { TOXICITY: 1, POLICY: 1, ...rules }
        ? [
            {
              path: at(key),
              message: `Only \`${kind}\` uses \`${key}\`.`,
              page: pages.evaluatorFields,
            },
          ]
        : [],
    ),
    ...(unavailable
      ? [
          {
            path: at('eval_model_name'),
            message: `If it is not available${unavailable.startsWith('The ') ? `, t${unavailable.slice(1)}` : `: ${unavailable}`}`,
            page: pages.whichEvaluator,
          },
        ]
      : []),
    ...(name === 'ANY'
      ? [
          {
            path: at('eval_model_name'),
            message:
              '`ANY` is not a judge. The evaluator that the agent prefers judges, or the first available of type `TOXICITY`.',
            page: pages.whichEvaluator,
          },
        ]
      : []),
    ...datasets
      .filter((id) => id === 'XTREAM_JB')
      .map((id) => ({
        path: method.path,
        message: `\`${id}\` ignores this evaluator: its prompts bring their own judge.`,
        page: pages.ownJudges,
      })),
  ];
  return {
    pointless: name === policyJudge && loses ? [lostPolicy(method, targetId, 'this judge')] : [],
    ignored,
    ends: datasets
      .filter((id) => failing.includes(id))
      .map((id) => ({
        path: method.path,
        message: `\`${id}\` takes no evaluator of the run: the first prompt ends it with \`AttributeError\`. Remove \`global_evaluator\`.`,
        page: pages.ownJudges,
      })),
  };
};

function lostPolicy({ path }: Spot, id: string | undefined, judge: string): Finding {
  return {
    path,
    message: `With \`${id}\`, prompts lose their policy: ${judge} fails every row with "No policy specified in the prompt."`,
    page: pages.policyJudge,
  };
}
