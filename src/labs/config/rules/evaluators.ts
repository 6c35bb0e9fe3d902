import { datasetsOf, type Finding, type Rule, target } from '../config-file.ts';
import { pages } from '../pages.ts';
import { entries, field, type Spot, textOf } from '../spot.ts';

const own = ['STINGRAY', 'STARGAZER', 'XTREAM_JB'];
const rules = { STRING_SEARCH: 'keywords', JSON_EXPRESSION: 'expressions' } as const;

/** What of an evaluation method does not count, and what the judge cannot do with this target. */
export const evaluators: Rule = (file) => {
  const { method, facts, format } = file;
  if (format === 'report') return {};
  const targetId = target(file)?.id;
  const loses = targetId === 'http' || targetId === 'gradio';
  const datasets = datasetsOf(file);
  if (!method) {
    const policy = datasets.filter(
      (id) => facts.datasets[id]?.evaluator === 'POLICY_BASED_EVALUATION_OPENAI',
    );
    return loses && policy.length > 0
      ? { ignored: [lostPolicy(file.suites[0] ?? file.root, targetId, `the judge of \`${policy[0]}\``)] }
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
    ...(name === 'POLICY_BASED_EVALUATION_OPENAI' && loses
      ? [lostPolicy(method, targetId, 'this judge')]
      : []),
    ...datasets
      .filter((id) => own.includes(id))
      .map((id) => ({
        path: method.path,
        message: `\`${id}\` ignores this evaluator: its prompts bring their own judge.`,
        page: pages.ownJudges,
      })),
  ];
  return {
    ignored,
    ends: type === 'JSON_EXPRESSION' ? entries(field(method, 'expressions')).flatMap(ofExpression) : [],
  };
};

function lostPolicy({ path }: Spot, id: string | undefined, judge: string): Finding {
  return {
    path,
    message: `With \`${id}\`, prompts lose their policy: ${judge} fails every row with "No policy specified in the prompt."`,
    page: pages.policyJudge,
  };
}

/** What can be told of a jq expression without jq: whether its quotes and brackets go together. */
function ofExpression(spot: Spot): Finding[] {
  const text = textOf(spot);
  const problem = text === undefined ? undefined : unbalanced(text);
  return problem
    ? [
        {
          path: spot.path,
          message: `jq cannot read this: ${problem}. An error of jq ends the run.`,
          page: pages.jqSyntax,
        },
      ]
    : [];
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * The first quote or bracket of a jq expression that has no partner. A text may hold an expression itself, between
 * `\(` and `)`.
 */
export function unbalanced(expression: string): string | undefined {
  const open: string[] = [];
  for (let i = 0; i < expression.length; i++) {
    const sign = expression[i] ?? '';
    if (open.at(-1) === '"') {
      if (sign === '"') open.pop();
      else if (sign === '\\') {
        i++;
        if (expression[i] === '(') open.push('(');
      }
    } else if (sign === '#') {
      const end = expression.indexOf('\n', i);
      if (end < 0) break;
      i = end;
    } else if (sign === '"' || closing[sign]) open.push(sign);
    else if ([')', ']', '}'].includes(sign)) {
      const last = open.pop();
      if (last === undefined || closing[last] !== sign) return `\`${sign}\` closes nothing`;
    }
  }
  const last = open.at(-1);
  return last === undefined ? undefined : last === '"' ? 'a text has no end' : `\`${last}\` is not closed`;
}
