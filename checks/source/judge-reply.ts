import {
  acceptsReply,
  evaluatePython,
  isTruthy,
  type PythonResult,
  readJson,
  transformPython,
} from '../../src/labs/python/evaluate.ts';
import { runJq } from './jq.ts';
import type { GradioTarget, HttpTarget, ScopeTarget } from './scope-target.ts';

/** A reply as the server sends it. */
export interface Reply {
  readonly text: string;
  readonly status?: number;
  /** Which text was asked; what a rule reads as the user's turn. */
  readonly prompt?: string;
}

/**
 * Judges a reply as a run would: checks it, picks the answer, and asks the rule. A result that Python takes for true is
 * a match (0 and empty texts, lists and objects are none), and one match passes: later expressions are not asked.
 * @returns the verdict, or what would end the run, in one line
 */
export async function judgeReply(
  { config, expressions }: ScopeTarget,
  reply: Reply,
): Promise<{ readonly verdict: 'pass' | 'fail'; readonly answer: unknown } | { readonly failed: string }> {
  const picked = config.type === 'gradio' ? pickByLocation(config, reply) : pick(config, reply);
  if ('failed' in picked) return picked;
  const { answer } = picked;
  if (answer === '' || answer === null || answer === undefined)
    return { failed: 'the answer is empty, which DTX does not accept' };
  const turns = [
    { role: 'USER', message: reply.prompt ?? '' },
    { role: 'ASSISTANT', message: answer },
  ];
  const seen = JSON.stringify({ turns, response: answer, scores: {}, policy: null, goal: null });
  for (const expression of expressions) {
    const result = await runJq(expression, seen, ['-c']);
    if ('failed' in result) return { failed: `jq fails on it (${result.failed})` };
    const matches = result.output.split('\n').filter((line) => line !== '');
    if (matches.some((line) => isTruthy(JSON.parse(line)))) return { verdict: 'pass', answer };
  }
  return { verdict: 'fail', answer };
}

type Picked = { readonly answer: unknown } | { readonly failed: string };

function pick(config: HttpTarget, { text, status = 200 }: Reply): Picked {
  const read = readJson(text);
  const json = 'json' in read ? read.json : undefined;
  const { validate_response: validate, transform_response: transform } = config;
  if (validate !== undefined) {
    const answer = acceptsReply(validate, { status, body: json ?? {} });
    if ('problem' in answer) return { failed: `${validate}: ${answer.problem.message}` };
    if (!answer.accepted) return { failed: `validate_response is not true: ${validate}` };
  }
  if (transform === undefined) return { answer: 'value' in read ? read.value : undefined };
  const names = { json: json ?? null, text, context: { status, headers: {} } };
  return pickedBy(transform, transformPython(transform, names));
}

function pickedBy(code: string, result: PythonResult): Picked {
  return 'problem' in result ? { failed: `${code}: ${result.problem.message}` } : { answer: result.value };
}

function pickByLocation({ apis }: GradioTarget, { text }: Reply): Picked {
  const { location } = apis[0].transform_response;
  const read = readJson(text);
  const code = `reply${location.map((key) => `[${JSON.stringify(key)}]`).join('')}`;
  const reply = 'json' in read ? read.json : null;
  return pickedBy(`location ${JSON.stringify(location)}`, evaluatePython(code, { reply }));
}
