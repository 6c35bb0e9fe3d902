import { z } from 'zod';
import { agentKinds } from '../labs/verdict/agents.ts';
import { evaluatorKinds } from '../labs/verdict/evaluator-kinds.ts';
import type { VerdictInput } from '../labs/verdict/verdict-input.ts';
import { pageAt } from './pages.ts';
import { source, sourceLine, sourceOf } from './source.ts';
import { tool } from './tool.ts';

const lab = '/try/verdict';
/** Characters of a field. */
const longest = 1_000_000;

const field = z.string().max(longest);
const agents = agentKinds.map(
  ({ id, agents: names, remark }) => `${id} (--agent ${names.join(', ')}${remark ? `: ${remark}` : ''})`,
);

const output = z.object({
  verdict: z
    .enum(['pass', 'fail', 'ends', 'unknown', 'not replayed'])
    .describe('`ends`: the run ends; `unknown`: cannot be told; `not replayed`: see problems'),
  because: z.string(),
  assessed: z.boolean().describe('False where the row says nothing about the reply'),
  says: z.string().optional().describe('Description in the report, or the error'),
  rules: z.array(
    z.object({
      rule: z.string(),
      result: z.string(),
      state: z.enum(['match', 'none', 'error', 'skipped']),
    }),
  ),
  steps: z.array(z.object({ step: z.string(), notes: z.array(z.string()), code: z.string().optional() })),
  traps: z.array(z.string()).describe('What misleads in this case'),
  problems: z.array(z.object({ field: z.string(), line: z.int().optional(), message: z.string() })),
  flags: z.string().optional().describe('Flags of dtx redteam run for this evaluator'),
  yaml: z.string().optional().describe('The same in a scope'),
  jq: z.string().optional().describe('Version of jq that ran'),
  source,
});

export const replayVerdict = tool({
  name: 'replay_verdict',
  title: 'Replay the verdict of one reply',
  description:
    'Say what DTX makes of one reply of a target: how the answer is taken out of it, what the evaluator sees, and whether the row passes, fails, ends the run or cannot be known, with the reason and the traps. Real jq runs the expressions. Use it to try a rule (jq expressions or keywords) and response fields on a reply before a run, or to explain a row of a report.',
  input: z.strictObject({
    agent: z.enum(ids(agentKinds)).describe(`Kind of target: ${agents.join('; ')}`),
    evaluator: z
      .enum(ids(evaluatorKinds))
      .describe('Evaluator, as --eval names it, or the dataset with its own'),
    reply: field.describe(
      'What came back: for http the body, or the whole HTTP reply; for gradio the JSON; for others the text; for a classifier its scores as JSON',
    ),
    rule: field.describe(
      'For jsonpath jq expressions, for keyword words, one per line; for a judge its whole answer, or its score; for stingray the modules of the plan, one per line, and its stored answer as `expected_next_words: …`',
    ),
    prompt: field.optional().describe('The prompt that was sent'),
    earlier: field.optional().describe('Turns before the prompt'),
    validate: field.optional().describe('http: `validate_response`, an expression of Python'),
    transform: field
      .optional()
      .describe(
        'http: `transform_response`, an expression of Python; gradio: location of the answer as JSON',
      ),
  }),
  output,
  async call(args, { docs, signal }) {
    const { agent, evaluator, reply, rule } = args;
    const { prompt = '', earlier = '', validate = '', transform = '' } = args;
    const input: VerdictInput = { agent, evaluator, reply, rule, prompt, earlier, validate, transform };
    const { judgment, problems, steps, traps, use, jq } = await docs.work({ lab: 'verdict', input }, signal);
    const structured = {
      verdict: judgment?.verdict ?? ('not replayed' as const),
      because: judgment?.because ?? problems.map(({ message }) => message).join(' '),
      assessed: judgment?.isAssessed ?? false,
      ...(judgment?.says !== undefined && { says: judgment.says }),
      rules: [...(judgment?.rows ?? [])],
      steps: steps.map(({ id, notes, code }) => ({
        step: id,
        notes: [...notes],
        ...(code !== undefined && { code }),
      })),
      traps: [...traps],
      problems: problems.map(({ field: name, line, message }) => ({
        field: name,
        ...(line !== undefined && { line }),
        message,
      })),
      ...(use?.flags !== undefined && { flags: use.flags }),
      ...(use?.yaml !== undefined && { yaml: use.yaml }),
      ...(jq !== undefined && { jq }),
      source: sourceOf(docs, pageAt(docs, lab), docs.site.basePath + lab),
    };
    return { structured, text: textOf(structured) };
  },
});

type Replayed = z.infer<typeof output>;

function ids(kinds: readonly { readonly id: string }[]): [string, ...string[]] {
  const [first = '', ...others] = kinds.map(({ id }) => id);
  return [first, ...others];
}

function textOf(replayed: Replayed): string {
  const { verdict, because, assessed, says, rules, steps, traps, problems, flags, yaml, jq } = replayed;
  const isOpen = (verdict === 'pass' || verdict === 'fail') && !assessed;
  return [
    `${verdict}${isOpen ? ' (not assessed)' : ''}. ${because}`,
    ...(says === undefined ? [] : [`The report says: ${says}`]),
    ...rules.map(({ rule, result, state }) => `- ${rule} → ${result} (${state})`),
    ...(verdict === 'not replayed'
      ? problems.map(
          ({ field: name, line, message }) => `- ${name}${line ? `, line ${line}` : ''}: ${message}`,
        )
      : []),
    ...steps.flatMap(({ step, notes, code }) => [
      `${step}: ${notes.join(' ')}`,
      ...(code === undefined ? [] : [fenced(code)]),
    ]),
    ...(traps.length > 0 ? ['Mind:', ...traps.map((each) => `- ${each}`)] : []),
    ...(flags === undefined ? [] : [`Flags: ${flags}`]),
    ...(yaml === undefined ? [] : [fenced(yaml)]),
    ...(jq === undefined ? [] : [`jq ${jq}`]),
    '',
    sourceLine(replayed.source),
  ].join('\n');
}

/** In a fence that the text cannot close: it holds what a target replied. */
function fenced(text: string): string {
  const longestRun = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return `${fence}\n${text}\n${fence}`;
}
