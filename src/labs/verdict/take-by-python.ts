import type { Case, Passage, TakeAnswer, Taken } from './case.ts';
import { checkStatus, locateAnswer, transformReply, validateReply, whyNoBody } from './pick-answer.ts';
import { type Reply, readReply } from './reply.ts';
import { parseJson } from './reply-text.ts';
import { acceptAnswer, isStop, type Outcome, type Stop } from './stop.ts';
import { textOfAnswer } from './text-of-answer.ts';

/** Takes the answer of an HTTP endpoint or a Gradio app, by what expressions of Python and values of Python make of it. */
export const takeByPython: TakeAnswer = (asked, passages) =>
  asked.agent.receives === 'gradio' ? takeFromGradio(asked, passages) : takeFromHttp(asked, passages);

function takeFromHttp({ reply: pasted, validate, transform }: Case, passages: Passage[]): Outcome<Taken> {
  const read = readReply(pasted);
  if ('problem' in read) return read;
  const { reply } = read;
  const status = checkStatus(reply);
  passages.push({ id: 'reply', notes: received(reply) });
  if (isStop(status)) {
    if (validate !== undefined) passages.push({ id: 'check', notes: [notAsked(reply)] });
    return status;
  }
  const check = validateReply(validate, reply);
  if ('problem' in check) return check;
  passages.push({ id: 'check', notes: checked(validate, check, reply) });
  if (isStop(check)) return check;
  const picked = transformReply(transform, reply);
  if ('problem' in picked) return picked;
  if (isStop(picked)) return stopAt('answer', passages, picked);
  const accepted = acceptAnswer(picked.answer, picked.printed);
  const way =
    transform === undefined
      ? 'Without transform_response the answer is the JSON of the reply; where it is none, the answer is None.'
      : 'transform_response takes it out of the reply.';
  const notes = transform !== undefined && 'problem' in reply.body ? [way, noJson] : [way];
  passages.push({ id: 'answer', notes, value: picked.answer });
  if (isStop(accepted)) return accepted;
  return { answer: picked.answer, reply, textBy: textOfAnswer(picked.answer, transform, reply) };
}

const noJson = 'The body is not JSON, so json is None and text holds it.';

/** What is tried again does not come to the check [dtx-providers/http-client]. */
function notAsked({ status }: Reply): string {
  return `DTX does not ask validate_response about status ${status}, whatever the rule is: it tries again instead. If the target refuses with ${status}, write a custom agent.`;
}

function received({ status, text, body, isAssumed }: Reply): string[] {
  const form = 'json' in body ? 'JSON' : text.trim() === '' ? 'empty' : 'not JSON';
  const notes = [`Status ${status}${isAssumed ? ' (assumed)' : ''}; the body is ${form}.`];
  if (isAssumed) notes.push('Paste the status line and headers as well to replay a whole reply.');
  return notes;
}

function checked(
  expression: string | undefined,
  outcome: Outcome<{ readonly accepted: true }>,
  reply: Reply,
): string[] {
  if (expression === undefined)
    return ['There is no validate_response, so every reply is accepted, an error page too.'];
  if ('unknown' in outcome) return [outcome.unknown];
  if (isStop(outcome)) return ['validate_response does not accept this reply.'];
  if (/^lambda\b/.test(expression))
    return [
      'validate_response is read as an expression: a lambda there is never called, and accepts every reply.',
    ];
  const empty = whyNoBody(expression, reply);
  return ['validate_response is true: the reply is accepted.', ...(empty === undefined ? [] : [empty])];
}

function takeFromGradio({ reply, location, prompt }: Case, passages: Passage[]): Outcome<Taken> {
  passages.push({
    id: 'reply',
    notes: [
      parseJson(reply) === undefined
        ? 'A text, as the function returns it.'
        : 'The value that the function returns.',
    ],
  });
  const picked = locateAnswer(location, reply, prompt);
  if (isStop(picked)) return stopAt('answer', passages, picked);
  passages.push({
    id: 'answer',
    notes: [
      location === undefined
        ? 'Without transform_response it is the whole value.'
        : 'location says where it is. A text loses the prompt where it repeats it.',
    ],
    value: picked.answer,
  });
  const accepted = acceptAnswer(picked.answer, picked.printed);
  return isStop(accepted) ? accepted : { answer: picked.answer, reply: undefined };
}

function stopAt(id: Passage['id'], passages: Passage[], stop: Stop): Stop {
  passages.push({
    id,
    notes: ['ending' in stop ? stop.ending.because : 'unknown' in stop ? stop.unknown : ''],
  });
  return stop;
}
