import type { Problem } from '../frame/LabResult.tsx';
import { type Jq, JqLimit } from '../jq/engine.ts';
import type { JqHints } from '../jq/hints.ts';
import { agentKind } from './agents.ts';
import type { Case, Rule, TakeAnswer } from './case.ts';
import { type Comparison, compare } from './compare.ts';
import { readEarlier } from './earlier-turns.ts';
import { type EvaluatorKind, evaluatorKind } from './evaluator-kinds.ts';
import type { RunJq } from './judge-expressions.ts';
import type { Judgment } from './judgment.ts';
import { type Replay, replay } from './replay.ts';
import { parseJson } from './reply-text.ts';
import type { Seen } from './seen.ts';
import { showJson } from './show-json.ts';
import { traps } from './traps.ts';
import { type Usage, usageOf } from './usage.ts';
import { fieldsOf, needsJq, type VerdictInput } from './verdict-input.ts';

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

/** What only some cases need, and is large. */
export interface VerdictTools {
  /** For the evaluator `jsonpath`. */
  readonly jq?: Jq | undefined;
  /** For agents whose reply goes through Python. */
  readonly byPython?: TakeAnswer | undefined;
  /** For an expression that does not compile, fails or finds nothing. */
  readonly hints?: JqHints | undefined;
}

/** Replays a verdict from what a reader entered. Never throws. */
export function verdictTask(input: VerdictInput, tools: VerdictTools = {}): VerdictOutcome {
  try {
    return replayed(input, tools);
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

function replayed(input: VerdictInput, tools: VerdictTools): VerdictOutcome {
  const { jq, byPython } = tools;
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
  const found = compileProblem(asked, tools) ?? replay(asked, run, byPython);
  if ('problem' in found) return failed(found.problem);
  const { seen, judgment, reply, saysNothing, textBy } = found;
  return {
    problems: [],
    steps: stepsOf(found, asked),
    judgment,
    traps: seen
      ? [...hintsOf(asked, found, tools), ...traps({ ...asked, reply, seen, judgment, saysNothing, textBy })]
      : [],
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
  const earlier = readEarlier(agent, fieldsOf(agent, evaluator).has('earlier') ? input.earlier : '');
  if ('problem' in earlier) return earlier;
  return {
    agent,
    evaluator,
    reply: input.reply,
    prompt: input.prompt,
    earlier: earlier.turns,
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
function compileProblem(asked: Case, tools: VerdictTools): { readonly problem: Problem } | undefined {
  const { jq } = tools;
  const { evaluator, rules } = asked;
  if (evaluator.takes !== 'expressions' || !jq) return undefined;
  for (const { text, line } of rules) {
    const complaint = jq.problem(text);
    if (complaint === undefined) continue;
    const hint = tools.hints?.compileHint(text, complaint, { document: seenIn(asked, tools), jq });
    // DTX compiles an expression when those before it gave no match.
    const when = text === rules[0]?.text ? '' : ' at the first reply that no expression before it matches';
    const message = `jq does not compile this (${complaint.replaceAll('`', '')}). In a run, the error ends it${when}.`;
    const told = hint === undefined ? message : `${message} ${hint}`;
    return told.includes('`')
      ? { problem: { field: 'rule', line, message: told, hasCode: true } }
      : wrong('rule', line, told);
  }
  return undefined;
}

/** What the evaluator gets, with which a hint tries its correction; where the reply does not come so far, an empty one. */
function seenIn(asked: Case, { jq, byPython }: VerdictTools): Seen {
  const found = jq && replay({ ...asked, rules: [{ text: '.', line: 1 }] }, jq.run, byPython);
  const seen = found && !('problem' in found) ? found.seen : undefined;
  return seen ?? { turns: [], response: null, scores: null, policy: null, goal: null };
}

/** Whether an expression puts a value in, so that the whole object comes out, which is a match. */
function assigns(expression: string): boolean {
  return /(?<![=!<>|+*/%-])=(?!=)/.test(expression);
}

/** Whether hints could say something of an outcome that was made without them. */
export function wantsHints({ rule }: VerdictInput, { problems, judgment }: VerdictOutcome): boolean {
  return (
    problems.some(({ field }) => field === 'rule') ||
    (judgment?.rows.some(({ state }) => state === 'none' || state === 'error') ?? false) ||
    assigns(rule)
  );
}

/** What expressions are meant to be that fail or find nothing. */
function hintsOf({ rules, evaluator }: Case, { judgment, seen }: Replay, tools: VerdictTools): string[] {
  const { jq, hints } = tools;
  if (evaluator.takes !== 'expressions' || !jq || !hints) return [];
  const found = judgment.rows.flatMap(({ state }, i) => {
    const expression = rules[i]?.text;
    if (expression === undefined || state === 'skipped' || (state === 'match' && !assigns(expression)))
      return [];
    return hints.resultHint(expression, { document: seen, jq }) ?? [];
  });
  return [...new Set(found)];
}

function stepsOf({ passages, seen, judgment }: Replay, asked: Case): Step[] {
  const steps: Step[] = passages.map(({ id, notes, value }) => ({
    id,
    notes,
    ...(value !== undefined && { code: shown(value) }),
  }));
  if (seen) steps.push({ id: 'seen', notes: ofTurns(seen, asked), code: shown(seen) });
  if (judgment.rows.length > 0) steps.push({ id: 'rule', notes: [] });
  return steps;
}

/** What becomes of several user turns. */
function ofTurns({ turns }: Seen, { agent, earlier }: Case): string[] {
  if (earlier.length === 0) return [];
  const way =
    agent.severalTurns === 'in one call'
      ? 'All turns go out in one call, with the replies that the dataset stores; only the last reply is new.'
      : 'Each user turn goes out after the reply to the one before; each reply is a turn.';
  return [`${way} .turns has ${turns.length} turns, and .turns[-1] is the last reply.`];
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
