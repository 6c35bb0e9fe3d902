import { answersIn, likelyAnswer } from '../provider/answers.ts';
import { readJson } from '../provider/json-tree.ts';
import { transformReply } from './pick-answer.ts';
import type { Reply } from './reply.ts';
import { isStop } from './stop.ts';

/** Longer answers are not searched: it takes time. */
const longest = 100_000;

/**
 * The `transform_response` that takes a text out of an answer that is none: the one that most likely is what a user reads.
 * @param transform the one that gives this answer; undefined where there is none
 * @returns undefined where the answer has no text, or where the expression is not tried to give one
 */
export function textOfAnswer(
  answer: unknown,
  transform: string | undefined,
  reply: Reply,
): string | undefined {
  if (typeof answer !== 'object' || answer === null || /^\s*lambda\b/.test(transform ?? '')) return undefined;
  const text = JSON.stringify(answer);
  if (text.length > longest) return undefined;
  const read = readJson(text);
  if ('problem' in read) return undefined;
  const { path } = likelyAnswer(answersIn({ text, json: read.node, events: [] })) ?? {};
  if (path === undefined) return undefined;
  const before = transform?.trim() ?? 'json';
  const whole = /^[\w.]+(?:\[[^[\]]*\])*$/.test(before) ? before : `(${before})`;
  const steps = path.map((step) => `[${JSON.stringify(step)}]`).join('');
  const expression = `${whole}${steps}`;
  const picked = transformReply(expression, reply);
  return !isStop(picked) && typeof picked.answer === 'string' ? expression : undefined;
}
