import { runJq } from './jq.ts';
import { item, pythonValue } from './python-value.ts';
import type { GradioTarget, HttpTarget, ScopeTarget } from './scope-target.ts';

/** A reply as the server sends it. */
export interface Reply {
  readonly text: string;
  readonly status?: number;
  /** Which text was asked; what a rule reads as the user's turn. */
  readonly prompt?: string;
}

/**
 * Judges a reply as a run would: checks it, picks the answer, and asks the rule. Any result of an expression that is
 * neither false nor null is a match, and one match passes.
 * @returns the verdict, or what would end the run, in one line
 */
export async function judgeReply(
  { config, expressions }: ScopeTarget,
  reply: Reply,
): Promise<{ readonly verdict: 'pass' | 'fail'; readonly answer: unknown } | { readonly failed: string }> {
  const picked = await (config.type === 'gradio' ? pickByLocation(config, reply) : pick(config, reply));
  if ('failed' in picked) return picked;
  const { answer } = picked;
  if (answer === '' || answer === null || answer === undefined)
    return { failed: 'the answer is empty, which DTX does not accept' };
  const turns = [
    { role: 'USER', message: reply.prompt ?? '' },
    { role: 'ASSISTANT', message: answer },
  ];
  const seen = JSON.stringify({ turns, response: answer, scores: {}, policy: null, goal: null });
  let verdict: 'pass' | 'fail' = 'fail';
  for (const expression of expressions) {
    const result = await runJq(expression, seen, ['-c']);
    if ('failed' in result) return { failed: `jq fails on it (${result.failed})` };
    const lines = result.output === '' ? [] : result.output.split('\n');
    if (lines.some((line) => line !== 'false' && line !== 'null')) verdict = 'pass';
  }
  return { verdict, answer };
}

type Picked = { readonly answer: unknown } | { readonly failed: string };

async function pick(config: HttpTarget, { text, status = 200 }: Reply): Promise<Picked> {
  const json = parseJson(text);
  const { validate_response: validate, transform_response: transform } = config;
  if (validate !== undefined) {
    const accepted = await evaluatedBy(validate, { status, body: json ?? {} });
    if ('failed' in accepted) return accepted;
    if (accepted.answer !== true) return { failed: `validate_response is not true: ${validate}` };
  }
  const names = { json: json ?? null, text, context: { status } };
  return transform === undefined ? { answer: json } : evaluatedBy(transform, names);
}

async function evaluatedBy(expression: string, names: Readonly<Record<string, unknown>>): Promise<Picked> {
  try {
    return { answer: await pythonValue(expression, names) };
  } catch (error) {
    return { failed: `${expression}: ${(error as Error).message}` };
  }
}

function pickByLocation({ apis }: GradioTarget, { text }: Reply): Picked {
  const { location } = apis[0].transform_response;
  try {
    return { answer: location.reduce<unknown>(item, parseJson(text)) };
  } catch (error) {
    return { failed: `location ${JSON.stringify(location)}: ${(error as Error).message}` };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
