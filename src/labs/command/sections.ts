import { holds } from '../../product/command-line/check-call/rules.ts';
import type { CommandLabFacts } from './facts.ts';
import type { Mistake } from './mistakes.ts';
import { code } from './report.ts';
import {
  agentOf,
  automaticEvaluator,
  type CallSetting,
  datasetOf,
  isAbout,
  namedEvaluator,
  runsPlan,
  stageOf,
  valueIn,
} from './setting.ts';

/** Options that are not given, with what then holds; without those that do nothing in this call. */
export function defaults({ call, idle }: CallSetting, facts: CommandLabFacts): string[] {
  const { options, arguments: all } = call.command;
  return [
    ...all.slice(call.positionals.length).map((argument) => [argument.name, argument] as const),
    ...options
      .filter(
        ({ name, required, noDefault }) =>
          !required &&
          !call.given.has(name) &&
          !idle.has(name) &&
          !(noDefault && holds(noDefault, call, facts)),
      )
      .map((option) => [option.name, option] as const),
  ].flatMap(([name, { default: standard, omitted }]) =>
    standard !== undefined
      ? [code(`${name} ${standard}`)]
      : omitted !== undefined && !nothing.has(omitted)
        ? [`${code(name)}: ${omitted}`]
        : [],
  );
}

/** What is left out says no more than that it is left out. */
const nothing: ReadonlySet<string> = new Set(['none', 'empty']);

/** How many prompts there are at most, and where each limit comes from. */
export function limits(setting: CallSetting, facts: CommandLabFacts): string[] {
  const stage = stageOf(setting);
  if (!stage) return [];
  const { call, idle } = setting;
  const dataset = datasetOf(setting, facts)?.id;
  const items = facts.runs.limits.flatMap(({ name, counts: all, [stage]: from }) => {
    const counts = aboutDataset(all, dataset, facts);
    const flag = `--${name}`;
    const isOption = call.command.options.some((option) => option.name === flag);
    if (counts === '' || from === 'none' || (from === 'flag' && (!isOption || idle.has(flag)))) return [];
    if (from === 'scope')
      return [
        `${code(name)}, as the ${stage === 'plan' ? 'scope file' : 'scope in the plan'} says. ${counts}`,
      ];
    if (typeof from === 'number')
      // Only a tactic adds variants, and without a plan only the command can name one.
      return call.given.has('--tactics') ? [`${code(name)} ${from}, which no flag changes. ${counts}`] : [];
    const value = valueIn(setting, flag);
    // 0 counts as nothing that was said.
    if (stage === 'planRun' && name === 'max_prompts' && Number(value) === 0)
      return [
        `${code(name)}, as the plan says: ${code(`${flag} ${value}`)} leaves it to the plan. ${counts}`,
      ];
    const source = call.given.has(flag)
      ? ''
      : `, the default of ${code(flag)}${stage === 'planRun' ? ', whatever the plan says' : ''}`;
    return [`${code(`${name} ${value ?? '…'}`)}${source}. ${counts}`];
  });
  return [...total(setting, facts), ...items];
}

/** A text without its sentences about other datasets. */
function aboutDataset(text: string, dataset: string | undefined, facts: CommandLabFacts): string {
  if (dataset === undefined) return text;
  const others = facts.datasets.filter(({ id }) => id !== dataset).map(({ id }) => code(id));
  const sentences = text.match(/[^.]+\.?\s*/g) ?? [];
  return sentences
    .filter((sentence) => !others.some((other) => sentence.includes(other)))
    .join('')
    .trim();
}

function total(setting: CallSetting, facts: CommandLabFacts): string[] {
  const most = valueIn(setting, '--max_prompts');
  if (most === undefined || !/^[1-9]\d*$/.test(most) || datasetOf(setting, facts)?.id === 'XTREAM_JB')
    return [];
  if (stageOf(setting) === 'plan') return [`The plan gets at most ${most} prompts.`];
  const samples = setting.idle.has('--samples') ? '1' : (valueIn(setting, '--samples') ?? '1');
  return [
    samples === '1'
      ? `At most ${most} prompts are sent to the target.`
      : `At most ${most} prompts are sent to the target, each ${samples} times.`,
  ];
}

/** Who judges the replies, and why. */
export function judge(setting: CallSetting, facts: CommandLabFacts): string[] {
  const stage = stageOf(setting);
  if (stage === undefined || stage === 'plan') return [];
  if (runsPlan(setting)) return ['The plan says who judges.'];
  const dataset = datasetOf(setting, facts);
  const own = facts.evaluators.evaluators.find(({ id }) => id === dataset?.evaluator);
  const named = namedEvaluator(setting, facts);
  const automatic = automaticEvaluator(setting, facts);
  if (named) return [`${code(named.flags[0] ?? named.id)}, because of ${code('--eval')}.`];
  const ofDataset = dataset
    ? `The judge of the dataset ${code(dataset.id)}: ${dataset.judgedBy ?? (own ? `${code(own.flags[0] ?? own.id)}. ${own.summary}` : 'not known')}`
    : 'The judge of the dataset.';
  if (automatic)
    return [
      `${code('--url')} contains ${code(automatic.id)}, so an expression judges; a match passes. ${automatic.meaning}`,
    ];
  return [ofDataset];
}

/** Who is contacted, with what. */
export function contacts(setting: CallSetting, facts: CommandLabFacts): string[] {
  const { connections, hosts } = facts.connections;
  const dataset = datasetOf(setting, facts);
  const isRun = stageOf(setting) === 'directRun';
  const evaluator = isRun
    ? (namedEvaluator(setting, facts)?.id ??
      (automaticEvaluator(setting, facts) ? 'ANY_JSONPATH_EXP' : dataset?.evaluator))
    : undefined;
  const subjects: Readonly<Record<string, string | undefined>> = {
    command: setting.call.command.path,
    agent: agentOf(setting, facts)?.id,
    evaluator,
    dataset: dataset?.id,
  };
  const opened = connections.filter(
    ({ of, names, calls }) =>
      names.includes(subjects[of] ?? '') &&
      (calls.length === 0 || calls.some((each) => isAbout(each, setting, facts))),
  );
  const contacted = hosts.flatMap((host) => {
    const reasons = opened.filter((each) => each.hosts.includes(host.id));
    if (reasons.length === 0) return [];
    const address = host.address === 'unknown' ? 'address not known' : host.address;
    const sent = reasons.map(({ data = '', dataToHub = data }) => (host.id === 'hub' ? dataToHub : data));
    const data = [...new Set(sent)].map((each) => (each === 'unknown' ? 'what is sent is not known' : each));
    // Whether a variable of the text has an effect on this host is known of the variables that have one.
    const set = [...setting.variables].filter((name) => host.changedWith?.includes(name));
    const changed =
      set.length > 0
        ? ` ${set.map(code).join(', ')} is set here. What has an effect: ${host.changedWith}.`
        : '';
    return [`${host.title} (${address}): ${data.join('; ')}.${changed}`];
  });
  if (contacted.length > 0) return contacted;
  return opened.length > 0 ? ['Nobody.'] : [];
}

/** Files that are written. */
export function writes(setting: CallSetting): string[] {
  const { command, positionals, given, help } = setting.call;
  if (help) return [];
  if (command.prints) return ['No file: the result is printed.'];
  const named = [
    ...command.arguments.map((argument, i) => [argument, positionals[i]?.text] as const),
    ...command.options.map((option) => [option, given.get(option.name)?.values.at(-1)?.text] as const),
  ].flatMap(([{ written, default: standard }, text]) => {
    const isWritten = written === 'always' || (written !== undefined && given.has(written));
    const file = text ?? (standard === undefined ? undefined : String(standard));
    return isWritten && file !== undefined ? [code(file)] : [];
  });
  const reports = command.options
    .filter(({ written }) => written?.startsWith('--'))
    .map(({ written }) => written);
  const [flag] = reports;
  if (named.length === 0) return flag ? [`No file: ${code(flag)} is not given.`] : [];
  return [`${named.join(', ')}${flag ? ', after the last prompt; folders must exist.' : ''}`];
}

/** Known issues that the call meets. */
export function notes(setting: CallSetting, facts: CommandLabFacts): string[] {
  return [...withoutDefault(setting, facts), ...knownIssues(setting, facts)];
}

/** Options that have a default in other calls only. */
function withoutDefault({ call, idle }: CallSetting, facts: CommandLabFacts): string[] {
  if (call.help) return [];
  return call.command.options.flatMap(({ name, noDefault }) =>
    noDefault && !call.given.has(name) && !idle.has(name) && holds(noDefault, call, facts)
      ? [`${code(name)} is not given: ${noDefault.effect}`]
      : [],
  );
}

function knownIssues(setting: CallSetting, facts: CommandLabFacts): string[] {
  return (
    facts['known-issues']
      // Those with an exit code are told as mistakes.
      .filter(({ calls, exit }) => exit === undefined && calls.some((each) => isAbout(each, setting, facts)))
      .map(({ subject, observed, workaround }) => `${subject}: ${observed} ${workaround}`)
  );
}

/** With which code the program ends, as far as it can be told. */
export function exit({ call }: CallSetting, mistakes: readonly Mistake[], facts: CommandLabFacts): string[] {
  if (call.help) return ['0: it prints its help.'];
  const errors = mistakes.filter(({ detail }) => !detail.isHarmless);
  const codes = errors.flatMap(({ detail }) => detail.exit ?? []);
  const [first] = codes.includes(2) ? [2] : codes;
  if (first === 2) return ['2: the parser refuses the command. Nothing is run.'];
  if (first === 0)
    return [
      call.command.path.startsWith('dtx redteam ')
        ? '0, although nothing is tested. No message says so.'
        : '0, although nothing is done.',
    ];
  if (first !== undefined) return [`${first}: the command ends with an error.`];
  if (errors.length > 0) return ['Not known for this mistake.'];
  const { path } = call.command;
  const own = facts.runs.exits.filter(({ of }) => of === path);
  if (!path.startsWith('dtx ')) return [];
  if (own.length === 0 && !/^dtx redteam (?:scope|plan|run)$/.test(path))
    return ['0, unless an error ends it with 1.'];
  return facts.runs.exits
    .filter(({ code: number, of }) => number !== 2 && (of ?? path) === path)
    .filter((each) => each.of || !own.some(({ code: number }) => number === each.code))
    .map((each) => `${each.code}: ${each.when}`);
}
