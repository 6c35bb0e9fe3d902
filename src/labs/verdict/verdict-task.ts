import type { Problem } from '../frame/LabResult.tsx';
import { type Jq, JqLimit } from '../jq/jq.ts';
import { agentKind } from './agents.ts';
import { type Comparison, compare } from './compare.ts';
import { type EvaluatorKind, evaluatorKind } from './evaluator-kinds.ts';
import type { RunJq } from './judge-expressions.ts';
import type { Judgment } from './judgment.ts';
import { type Case, type Replay, type Rule, replay } from './replay.ts';
import { parseJson } from './reply.ts';
import { showJson } from './show-json.ts';
import { traps } from './traps.ts';
import { type Usage, usageOf } from './usage.ts';
import { needsJq, type VerdictInput } from './verdict-input.ts';

export interface Step {
  readonly id: 'reply' | 'check' | 'answer' | 'seen' | 'rule';
  readonly notes: readonly string[];
  /** Code that shows what comes out. */
  readonly code?: string;
}

export interface VerdictOutcome {
  readonly problems: readonly Problem[];
  readonly steps: readonly Step[];
  readonly judgment: Judgment | undefined;
  readonly traps: readonly string[];
  readonly compared: Comparison | undefined;
  readonly use: Usage | undefined;
  /** Version of jq, where it took part. */
  readonly jq: string | undefined;
}

/**
 * Replays a verdict from what a reader entered. Never throws.
 * @param jq undefined where the evaluator needs none
 */
export function verdictTask(input: VerdictInput, jq?: Jq): VerdictOutcome {
  try {
    return replayed(input, jq);
  } catch (error) {
    // Too many brackets: engines give up on what is nested some thousand levels deep.
    if (error instanceof RangeError)
      return failed({ field: 'reply', line: undefined, message: 'This is nested too deeply.' });
    if (error instanceof JqLimit)
      return failed({
        field: 'rule',
        line: undefined,
        message: 'jq ran out of memory here. Shorten the reply, or look for an expression without an end.',
      });
    throw error;
  }
}

/** Characters of a field. Expressions handle as many, and say nothing of the field when there are more. */
const longest = 1_000_000;

function replayed(input: VerdictInput, jq?: Jq): VerdictOutcome {
  for (const [field, text] of Object.entries(input))
    if (text.length > longest)
      return failed({
        field,
        line: undefined,
        message: `This has more than ${longest.toLocaleString('en')} characters. Shorten it to the part that the rule is about.`,
      });
  const asked = readCase(input);
  if ('problem' in asked) return failed(asked.problem);
  const run: RunJq = jq?.run ?? (() => ({ failed: 'jq is not here', isSyntax: false }));
  const found = compileProblem(asked, jq) ?? replay(asked, run);
  if ('problem' in found) return failed(found.problem);
  const { seen, judgment, reply, saysNothing } = found;
  return {
    problems: [],
    steps: stepsOf(found),
    judgment,
    traps: seen ? traps({ ...asked, reply, seen, judgment, saysNothing }) : [],
    compared: seen && compare(asked, seen, run),
    use: usageOf(
      asked.agent,
      asked.evaluator,
      asked.rules.map(({ text }) => text),
    ),
    jq: needsJq(input) ? jq?.version : undefined,
  };
}

function failed(problem: Problem): VerdictOutcome {
  return {
    problems: [problem],
    steps: [],
    judgment: undefined,
    traps: [],
    compared: undefined,
    use: undefined,
    jq: undefined,
  };
}

function readCase(input: VerdictInput): Case | { readonly problem: Problem } {
  const agent = agentKind(input.agent);
  const evaluator = evaluatorKind(input.evaluator);
  if (!agent) return wrong('agent', undefined, 'No agent has this name. Choose one of the list.');
  if (!evaluator) return wrong('evaluator', undefined, 'No evaluator has this name. Choose one of the list.');
  const rules = readRules(evaluator, input.rule);
  if (rules && rules.length === 0)
    return wrong(
      'rule',
      1,
      evaluator.takes === 'words'
        ? 'Enter at least one word. Without one, DTX asks for --keywords.'
        : 'Enter at least one expression. Without one, DTX asks for --expressions.',
    );
  const location = agent.receives === 'gradio' ? readLocation(input.transform) : { location: undefined };
  if ('problem' in location) return location;
  const written = (text: string) => (agent.receives === 'http' && text.trim() !== '' ? text : undefined);
  return {
    agent,
    evaluator,
    reply: input.reply,
    prompt: input.prompt,
    validate: written(input.validate),
    transform: written(input.transform),
    location: location.location,
    rules: rules ?? [],
    said: input.rule,
  };
}

function readRules({ takes }: EvaluatorKind, text: string): Rule[] | undefined {
  if (takes !== 'words' && takes !== 'expressions') return undefined;
  return text
    .split(/\r?\n/)
    .map((line, i) => ({ text: line, line: i + 1 }))
    .filter(({ text: each }) => each.trim() !== '');
}

function readLocation(text: string): { readonly location: Case['location'] } | { readonly problem: Problem } {
  if (text.trim() === '') return { location: undefined };
  const json = parseJson(text);
  const isPath =
    Array.isArray(json) && json.every((key) => typeof key === 'string' || Number.isSafeInteger(key));
  return isPath
    ? { location: json }
    : wrong('transform', 1, 'A location is a list of keys and positions, as in [1, "content"].');
}

/** An expression that does not compile is a mistake in what was entered, with its line. */
function compileProblem({ evaluator, rules }: Case, jq?: Jq): { readonly problem: Problem } | undefined {
  if (evaluator.takes !== 'expressions' || !jq) return undefined;
  for (const { text, line } of rules) {
    const problem = jq.problem(text);
    if (problem !== undefined)
      return wrong('rule', line, `jq does not compile this (${problem}). In a run, the error ends it.`);
  }
  return undefined;
}

function stepsOf({ passages, seen, judgment }: Replay): Step[] {
  const steps: Step[] = passages.map(({ id, notes, value }) => ({
    id,
    notes,
    ...(value !== undefined && { code: shown(value) }),
  }));
  if (seen) steps.push({ id: 'seen', notes: [], code: shown(seen) });
  if (judgment.rows.length > 0) steps.push({ id: 'rule', notes: [] });
  return steps;
}

/** More is of no use to who looks, and slow to draw. */
const mostShown = 4000;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length <= mostShown) return showJson(value);
  return `${text.slice(0, mostShown)}… (${text.length} characters)`;
}

function wrong(field: string, line: number | undefined, message: string): { readonly problem: Problem } {
  return { problem: { field, line, message } };
}
