import { holds, withoutEffect } from '../../product/command-line/check-call/rules.ts';
import { isPlaceholder } from '../../product/command-line/check-call/values.ts';
import type { Calls } from '../../product/command-line/command-line.ts';
import type { Call } from '../../product/command-line/read-call.ts';
import { canonicalName, listNames } from '../../product/list-values.ts';
import type { CommandLabFacts } from './facts.ts';
import { type TextCall, variableName } from './read-text.ts';

/** A call with what is set around it. */
export interface CallSetting {
  readonly call: Call;
  /** Names of the variables that are set for it in the text. */
  readonly variables: ReadonlySet<string>;
  /** Options that do nothing in it, given or not, with the reason. */
  readonly idle: ReadonlyMap<string, string>;
}

export function settingOf(
  { variables }: Pick<TextCall, 'variables'>,
  call: Call,
  facts: CommandLabFacts,
): CallSetting {
  return { call, variables: new Set(variables.map(variableName)), idle: withoutEffect(call, facts) };
}

/** The last value of an option, or its default; undefined for a placeholder or a variable of the shell. */
export function valueIn({ call }: CallSetting, name: string): string | undefined {
  const given = call.given.get(name);
  const last = given?.values.at(-1);
  if (given && last) return isPlaceholder(last, given.option) ? undefined : last.text;
  const option = call.command.options.find((each) => each.name === name);
  return option?.default === undefined ? undefined : String(option.default);
}

/** Whether the prompts come from a plan, so that dataset and evaluator of the command line do not count. */
export function runsPlan({ call }: CallSetting): boolean {
  return call.given.has('--plan_file');
}

/** Whether a call runs a test, makes a plan, or does something else. */
export function stageOf(setting: CallSetting): 'plan' | 'planRun' | 'directRun' | undefined {
  const { path } = setting.call.command;
  if (path.endsWith(' redteam plan')) return 'plan';
  if (!path.endsWith(' redteam run')) return undefined;
  return runsPlan(setting) ? 'planRun' : 'directRun';
}

/** The dataset that a call takes its prompts from. */
export function datasetOf(setting: CallSetting, facts: CommandLabFacts) {
  if (runsPlan(setting)) return undefined;
  const id = canonicalName(facts, 'datasets', valueIn(setting, '--dataset') ?? '');
  return facts.datasets.find((dataset) => dataset.id === id);
}

/** The agent of `--agent`. */
export function agentOf(setting: CallSetting, facts: CommandLabFacts) {
  const name = valueIn(setting, '--agent') ?? '';
  const id = listNames(facts, 'providers').retired.get(name) ?? name;
  return facts.providers.working.find((provider) => provider.id === id);
}

/** The evaluator of `--eval`, where it counts. */
export function namedEvaluator(setting: CallSetting, facts: CommandLabFacts) {
  if (setting.idle.has('--eval')) return undefined;
  const name = valueIn(setting, '--eval');
  return facts.evaluators.evaluators.find(({ flags, retired }) =>
    [...flags, ...retired].includes(name ?? ''),
  );
}

/** The expression that the model name in `--url` chooses where no evaluator is named. */
export function automaticEvaluator(setting: CallSetting, facts: CommandLabFacts) {
  const { call } = setting;
  if (call.given.has('--eval') || stageOf(setting) !== 'directRun') return undefined;
  const url = valueIn(setting, '--url')?.slice(0, 1000) ?? '';
  const { registry, automatic } = facts.evaluators;
  return (
    (valueIn(setting, '--agent') === 'ollama' ? undefined : registry.find(({ id }) => id === url)) ??
    automatic.find(({ id }) => url.toLowerCase().includes(id.toLowerCase()))
  );
}

/** Whether something that the model says of some calls is about this one. */
export function isAbout(
  { command, given, without, variables }: Calls,
  setting: CallSetting,
  facts: CommandLabFacts,
): boolean {
  const { call } = setting;
  return (
    call.command.path === command &&
    given.every((condition) => holds(condition, call, facts) === true) &&
    without.every((name) => !call.given.has(name)) &&
    (variables.length === 0 || variables.some((name) => setting.variables.has(name)))
  );
}
