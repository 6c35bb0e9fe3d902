import type { Needs } from '../../product/environment/requirements.ts';
import type { CommandLabFacts } from './facts.ts';
import { code } from './report.ts';
import {
  agentOf,
  automaticEvaluator,
  type CallSetting,
  datasetOf,
  namedEvaluator,
  runsPlan,
  stageOf,
  valueIn,
} from './setting.ts';

/** Variables and services that a call needs, and what for. */
export function needs(setting: CallSetting, facts: CommandLabFacts): string[] {
  const { call, idle } = setting;
  if (call.help) return [];
  const agent = agentOf(setting, facts);
  const dataset = datasetOf(setting, facts);
  const isRun = stageOf(setting) === 'directRun';
  const named = namedEvaluator(setting, facts);
  const own = facts.evaluators.evaluators.find(({ id }) => id === dataset?.evaluator);
  const judge = isRun ? (named ?? (automaticEvaluator(setting, facts) ? undefined : own)) : undefined;
  const needed: (readonly [needs: Needs, what: string])[] = [
    [call.command.environment, code(call.command.path)],
    ...(agent ? [[agent.environment, `the agent ${code(agent.id)}`] as const] : []),
    ...(agent?.id === 'litellm' ? [prefixKey(setting, facts)] : []),
    ...(dataset ? [[dataset.environment, `the dataset ${code(dataset.id)}`] as const] : []),
    ...(judge ? [[judge.environment, `the judge ${code(judge.flags[0] ?? judge.id)}`] as const] : []),
    ...idleNeeds(setting, facts),
  ];
  const items = needed.flatMap(([{ all, any }, what]) => {
    const words = [all.map(code).join(' and '), any.map(code).join(' or ')].filter(Boolean).join('; ');
    if (words === '') return [];
    const isSet =
      all.every((name) => setting.variables.has(name)) &&
      (any.length === 0 || any.some((name) => setting.variables.has(name)));
    return [
      `${words} for ${what}${isSet ? ', set here' : ''}.${wrapperText([...all, ...any], setting, facts)}`,
    ];
  });
  const isKeyless = items.length === 0 && isKnown(setting, facts, judge !== undefined);
  return [
    ...items,
    ...(isKeyless ? ['No key.'] : []),
    ...(judge?.service ? [`${judge.service} for the judge ${code(judge.flags[0] ?? judge.id)}.`] : []),
    ...(runsPlan(setting) && !call.given.has('--agent') && !idle.has('--agent')
      ? ['The key of the target that the plan names.']
      : []),
  ];
}

/** Whether everything that could need a key is known: target, dataset and judge of a run, the dataset of a plan. */
function isKnown(setting: CallSetting, facts: CommandLabFacts, hasJudge: boolean): boolean {
  if (!datasetOf(setting, facts)) return false;
  if (stageOf(setting) === 'plan') return true;
  if (stageOf(setting) !== 'directRun') return false;
  const agent = agentOf(setting, facts);
  const isFree = agent !== undefined && agent.environment.remark === undefined;
  // For a model in `--url` the Hub can name another judge.
  const isSettled =
    valueIn(setting, '--eval') !== undefined || !valueIn(setting, '--url') || agent?.id === 'ollama';
  return isFree && isSettled && (hasJudge || automaticEvaluator(setting, facts) !== undefined);
}

/** The key of the provider in front of a model of LiteLLM. */
function prefixKey(setting: CallSetting, facts: CommandLabFacts): readonly [Needs, string] {
  const prefix = valueIn(setting, '--url')?.split('/')[0] ?? '';
  const known = facts.providers.litellmPrefixes.find(({ id }) => id === prefix);
  return [
    { all: known?.key && !known.keyIsOptional ? [known.key] : [], any: [] },
    `models of ${code(`${prefix}/…`)}`,
  ];
}

/** Dataset and evaluator without effect: their variables are looked at all the same, before a plan is read. */
function idleNeeds({ call, idle }: CallSetting, facts: CommandLabFacts): (readonly [Needs, string])[] {
  const text = (name: string) => call.given.get(name)?.values.at(-1)?.text ?? '';
  const dataset = facts.datasets.find(({ id, aliases }) =>
    [id, ...aliases].some((name) => name.toLowerCase() === text('--dataset').toLowerCase()),
  );
  const evaluator = facts.evaluators.evaluators.find(({ flags }) => flags.includes(text('--eval')));
  return [
    ...(idle.has('--dataset') && dataset ? [[dataset.environment, idleText('--dataset')] as const] : []),
    ...(idle.has('--eval') && evaluator ? [[evaluator.environment, idleText('--eval')] as const] : []),
  ];
}

const idleText = (flag: string) => `${code(flag)}, which is checked although it has no effect`;

function wrapperText(names: readonly string[], { call }: CallSetting, facts: CommandLabFacts): string {
  if (!call.command.path.startsWith('ddtx')) return '';
  const lost = names.filter((name) => !facts.environment.some(({ id, wrapper }) => id === name && wrapper));
  return lost.length > 0 ? ` The wrapper does not hand ${lost.map(code).join(', ')} to the container.` : '';
}
