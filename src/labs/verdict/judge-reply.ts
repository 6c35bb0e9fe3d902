import { judgeExpressions, type RunJq } from './judge-expressions.ts';
import { checkStatus, locateAnswer, refused, transformReply, validateReply } from './pick-answer.ts';
import { bodyAlone } from './reply.ts';
import type { GradioTarget, HttpTarget, ScopeTarget } from './scope-target.ts';
import { acceptAnswer, isStop, type Stop } from './stop.ts';

/** A reply as the server sends it. */
export interface Reply {
  readonly text: string;
  readonly status?: number;
  /** Which text was asked; what a rule reads as the user's turn. */
  readonly prompt?: string;
}

/**
 * Judges a reply as a run would: checks it, picks the answer, and asks the rule.
 * @returns the verdict, or what would end the run, in one line
 */
export function judgeReply(
  { config, expressions }: ScopeTarget,
  reply: Reply,
  jq: RunJq,
): { readonly verdict: 'pass' | 'fail'; readonly answer: unknown } | { readonly failed: string } {
  const picked = config.type === 'gradio' ? pickByLocation(config, reply) : pick(config, reply);
  if ('failed' in picked) return picked;
  const { answer } = picked;
  if (isStop(acceptAnswer(answer))) return { failed: 'the answer is empty, which DTX does not accept' };
  const turns = [
    { role: 'USER', message: reply.prompt ?? '' },
    { role: 'ASSISTANT', message: answer },
  ];
  const seen = JSON.stringify({ turns, response: answer, scores: null, policy: null, goal: null });
  const { verdict, rows } = judgeExpressions(expressions, seen, jq);
  return verdict === 'pass' || verdict === 'fail'
    ? { verdict, answer }
    : { failed: `jq fails on it (${rows.at(-1)?.result})` };
}

type Picked = { readonly answer: unknown } | { readonly failed: string };

function pick(config: HttpTarget, { text, status = 200 }: Reply): Picked {
  const { validate_response: validate, transform_response: transform } = config;
  const reply = bodyAlone(text, status);
  const checked = checkStatus(reply);
  if (isStop(checked)) return failed(checked, `status ${status}`);
  const accepted = validateReply(validate, reply);
  if (isStop(accepted))
    return 'ending' in accepted && accepted.ending.message === refused
      ? { failed: `validate_response is not true: ${validate}` }
      : failed(accepted, `${validate}`);
  const picked = transformReply(transform, reply);
  return isStop(picked) ? failed(picked, `${transform}`) : picked;
}

function pickByLocation({ apis }: GradioTarget, { text, prompt = '' }: Reply): Picked {
  const { location } = apis[0].transform_response;
  const picked = locateAnswer(location, text, prompt);
  return isStop(picked) ? failed(picked, `location ${JSON.stringify(location)}`) : picked;
}

function failed(stop: Stop, place: string): { readonly failed: string } {
  if ('ending' in stop) return { failed: `${place}: ${stop.ending.raised ?? stop.ending.message}` };
  return { failed: `${place}: ${'problem' in stop ? stop.problem.message : stop.unknown}` };
}
