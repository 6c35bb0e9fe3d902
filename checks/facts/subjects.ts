import { type Needs, requirements } from '../../src/product/environment/requirements.ts';
import { canonicalName } from '../../src/product/list-values.ts';
import type { Connection, ConnectionKind } from '../../src/product/network/connections.ts';
import type { Product } from '../../src/product/product.ts';
import { exampleRun } from '../../src/product/tactics/calls/example.ts';
import type { Code } from '../source/page-source.ts';
import { optionValue, type ProductCall, productCalls } from './product-calls.ts';

/** Something that a statement promises something of: a dataset, an evaluator, an agent, a command. */
export interface Subject {
  /** As an error calls it: `--dataset HF_LMSYS`. */
  readonly name: string;
  /** What it cannot run without, and why. */
  readonly needs: readonly Needs[];
  /** Hosts outside of the machine that it contacts. */
  readonly hosts: readonly string[];
  /** Those of them without which it does not work. */
  readonly neededHosts: readonly string[];
}

/** What a command or script is made of; `evaluator` undefined: that of the dataset judges. */
interface Parts {
  readonly command?: string | undefined;
  readonly dataset?: string | undefined;
  readonly evaluator?: string | undefined;
  readonly agent?: string | undefined;
}

/** Subjects in code: commands of the product, and Python scripts that use the SDK. */
export async function subjectsInCode(codes: readonly Code[], product: Product): Promise<Subject[]> {
  const calls = await Promise.all(codes.map((code) => productCalls(code, product)));
  const scripts = codes.filter(({ language }) => language === 'python' || language === 'py');
  return [
    ...calls.flat().map((call) => subjectOfCall(call, product)),
    ...scripts.map(({ code }) => subjectOf('the script', partsOfScript(code, product), product)),
  ];
}

/** Subjects that the code of a sentence names: `` `airbench` ``, `` `--agent groq` ``, a whole command. */
export async function subjectsNamed(text: string, product: Product): Promise<Subject[]> {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const judged = codes.some((code) => code.includes('--eval'));
  const found = await Promise.all(
    codes.map(async (code) => {
      const calls = await productCalls({ language: 'bash', code, line: 1 }, product);
      if (calls.length > 0) return calls.map((call) => subjectOfCall(call, product));
      const [, flag, name = ''] = /^(?:--(dataset|eval|agent)[ =])?([\w-]+)$/.exec(code) ?? [];
      return partsNamed(flag, name, product).map((parts) =>
        subjectOf(code, judged ? { ...parts, evaluator: parts.evaluator ?? 'any' } : parts, product),
      );
    }),
  );
  return [...found.flat(), ...attacksNamed(text.replace(/`[^`]*`/g, ' '), product)];
}

function partsNamed(flag: string | undefined, name: string, product: Product): Parts[] {
  const is = (list: 'datasets' | 'evaluators' | 'providers') =>
    canonicalName(product, list, name) !== undefined;
  const evaluator = product.evaluators.evaluators.find(({ id }) => id === name)?.flags[0];
  return [
    ...((!flag || flag === 'dataset') && is('datasets') ? [{ dataset: name }] : []),
    ...((!flag || flag === 'eval') && (is('evaluators') || evaluator)
      ? [{ evaluator: evaluator ?? name }]
      : []),
    ...((!flag || flag === 'agent') && is('providers') ? [{ agent: name }] : []),
  ];
}

/** Search attacks by their names, which stand in sentences without code. */
function attacksNamed(text: string, product: Product): Subject[] {
  return product.tactics.flatMap(({ name, invocation: { kind, value } }) =>
    kind === 'attack' && new RegExp(`(?<![\\w-])(?:${name}|${value})(?![\\w-])`).test(text)
      ? [{ ...subjectOf(name, { command: 'dtx attack run' }, product), needs: attackNeeds(value, product) }]
      : [],
  );
}

function subjectOfCall(call: ProductCall, product: Product): Subject {
  const { path } = call.command;
  const option = (name: string) => optionValue(call, name);
  if (path.endsWith(' attack run')) {
    const run = exampleRun(call.text, product);
    const needs = attackNeeds(run?.tactic.invocation.value, product);
    return { ...subjectOf(path, { command: path }, product), needs };
  }
  const planned = call.given.has('--plan_file');
  const subject = subjectOf(
    path,
    {
      command: path,
      dataset: planned ? undefined : option('--dataset'),
      // A plan is made without a judge, and a run of a plan takes that of the plan.
      evaluator: path.endsWith(' redteam run') && !planned ? option('--eval') : 'any',
      agent: option('--agent'),
    },
    product,
  );
  const prefix = option('--agent') === 'litellm' ? option('--url')?.split('/')[0] : undefined;
  const known = product.providers.litellmPrefixes.find(({ id }) => id === prefix);
  if (!known?.key || known.keyIsOptional) return subject;
  return { ...subject, needs: [...subject.needs, { all: [known.key], any: [] }] };
}

function partsOfScript(code: string, { providers }: Product): Parts {
  const agents = providers.working.filter(({ agent }) => agent && code.includes(`${agent.class}(`));
  return {
    dataset: /\bPromptDataset\.(\w+)/.exec(code)?.[1],
    evaluator:
      /\bget_evaluator\(\s*["'](\w+)/.exec(code)?.[1] ?? (code.includes('.evaluator(') ? 'any' : undefined),
    agent: agents[0]?.id,
  };
}

function subjectOf(name: string, { command, dataset, evaluator, agent }: Parts, product: Product): Subject {
  const id = dataset && canonicalName(product, 'datasets', dataset);
  const needs = requirements(product).filter(({ kind, name: of, forJudge }) => {
    if (kind === 'dataset') return of === id && (!forJudge || evaluator === undefined);
    if (kind === 'evaluator') return evaluator !== undefined && of === firstFlag(evaluator, product);
    return kind === 'agent' && of === agent;
  });
  const judge = product.evaluators.evaluators.find(({ flags }) => flags.includes(evaluator ?? ''))?.id;
  const used: Readonly<Record<ConnectionKind, string | undefined>> = {
    command,
    agent,
    evaluator: evaluator === 'any' ? undefined : judge,
    dataset: id,
  };
  const opened = product.connections.connections.filter(({ of, names, calls }) => {
    const by = used[of];
    // What only some calls open is not held against all of them.
    return by !== undefined && names.includes(by) && calls.length === 0;
  });
  return {
    name,
    needs,
    hosts: hostsOf(opened, product),
    neededHosts: hostsOf(
      opened.filter(({ optional }) => !optional),
      product,
    ),
  };
}

function firstFlag(evaluator: string, { evaluators }: Product): string | undefined {
  return evaluators.evaluators.find(({ flags }) => flags.includes(evaluator))?.flags[0];
}

/** Titles of the hosts that connections of the model lead to, without the machine itself and the reader's own target. */
function hostsOf(
  connections: readonly Pick<Connection, 'hosts'>[],
  { connections: { hosts } }: Product,
): string[] {
  const contacted = connections.flatMap((each) => each.hosts);
  return hosts.flatMap(({ id, title, address }) =>
    contacted.includes(id) && !/\blocalhost\b|\byour\b/.test(address) ? [title] : [],
  );
}

/** Variables without which an attack does not start; all attacks together when none is named. */
function attackNeeds(attack: string | undefined, { tactics }: Product): Needs[] {
  const attacks = tactics.filter(
    ({ invocation: { kind, value } }) => kind === 'attack' && (attack === undefined || value === attack),
  );
  const always = attacks.map(({ keys }) =>
    keys.flatMap(({ variable, when = 'always' }) => (when.startsWith('always') ? [variable] : [])),
  );
  const all = (always[0] ?? []).filter((variable) => always.every((each) => each.includes(variable)));
  return all.length > 0 ? [{ all, any: [] }] : [];
}
