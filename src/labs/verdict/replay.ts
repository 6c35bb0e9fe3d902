import type { Problem } from '../frame/LabResult.tsx';
import type { AgentKind } from './agents.ts';
import type { EvaluatorKind } from './evaluator-kinds.ts';
import { judgeExpressions, type RunJq } from './judge-expressions.ts';
import { judgeAnswer } from './judge-scores.ts';
import { judgeWords } from './judge-words.ts';
import type { Judgment } from './judgment.ts';
import {
  acceptAnswer,
  checkStatus,
  isStop,
  locateAnswer,
  type Outcome,
  type Stop,
  transformReply,
  validateReply,
} from './pick-answer.ts';
import { chatText, parseJson, type Reply, readReply } from './reply.ts';
import { type Seen, seenBy } from './seen.ts';
import { isSilent } from './texts-of.ts';

/** A reply and what judges it, read from what was entered. */
export interface Case {
  readonly agent: AgentKind;
  readonly evaluator: EvaluatorKind;
  /** As it was pasted. */
  readonly reply: string;
  readonly prompt: string;
  readonly validate: string | undefined;
  readonly transform: string | undefined;
  /** `location` of a Gradio provider. */
  readonly location: readonly (string | number)[] | undefined;
  /** Words or expressions, each with the line it is on; without blank lines. */
  readonly rules: readonly Rule[];
  /** What the model of an evaluator said. */
  readonly said: string;
}

export interface Rule {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** What a step of the way found. */
export interface Passage {
  readonly id: 'reply' | 'check' | 'answer';
  /** One sentence each. */
  readonly notes: readonly string[];
  /** What comes out of the step, where it can be shown. */
  readonly value?: unknown;
}

/** The way of a reply through a run, as far as it comes. */
export interface Replay {
  readonly passages: readonly Passage[];
  readonly reply: Reply | undefined;
  readonly seen: Seen | undefined;
  /** The target answered with nothing but blanks. */
  readonly saysNothing: boolean;
  readonly judgment: Judgment;
}

/**
 * Replays what DTX does with one reply.
 * @param jq only `jsonpath` needs it
 * @returns the steps and the verdict, or what a reader has to correct first
 */
export function replay(asked: Case, jq: RunJq): Replay | { readonly problem: Problem } {
  const passages: Passage[] = [];
  const taken = takeAnswer(asked, passages);
  if ('problem' in taken) return taken;
  if (isStop(taken))
    return { passages, reply: undefined, seen: undefined, saysNothing: false, judgment: stopped(taken) };
  const { answer, reply, saysNothing = isSilent(answer) } = taken;
  const seen = seenBy(asked.agent, asked.prompt, answer);
  const judgment = judge(asked, seen, jq);
  if ('problem' in judgment) return judgment;
  const isAssessed = judgment.isAssessed && !saysNothing;
  return { passages, reply, seen, saysNothing, judgment: { ...judgment, isAssessed } };
}

/** Asks the evaluator of a case. */
export function judge(
  { evaluator, rules, said }: Pick<Case, 'evaluator' | 'rules' | 'said'>,
  seen: Seen,
  jq: RunJq,
): Judgment | { readonly problem: Problem } {
  const texts = rules.map(({ text }) => text);
  if (evaluator.takes === 'words') return judgeWords(texts, seen);
  if (evaluator.takes === 'expressions') return judgeExpressions(texts, JSON.stringify(seen), jq);
  return judgeAnswer(evaluator, said, seen);
}

interface Taken {
  readonly answer: unknown;
  readonly reply: Reply | undefined;
  /** Where the answer does not show it. */
  readonly saysNothing?: boolean;
}

function takeAnswer(asked: Case, passages: Passage[]): Outcome<Taken> {
  const { receives } = asked.agent;
  if (receives === 'http') return takeFromHttp(asked, passages);
  if (receives === 'gradio') return takeFromGradio(asked, passages);
  return receives === 'scores' ? takeScores(asked, passages) : takeText(asked, passages);
}

function takeFromHttp({ reply: pasted, validate, transform }: Case, passages: Passage[]): Outcome<Taken> {
  const read = readReply(pasted);
  if ('problem' in read) return read;
  const { reply } = read;
  const status = checkStatus(reply);
  passages.push({ id: 'reply', notes: received(reply) });
  if (isStop(status)) return status;
  const check = validateReply(validate, reply);
  if ('problem' in check) return check;
  passages.push({ id: 'check', notes: checked(validate, check) });
  if (isStop(check)) return check;
  const picked = transformReply(transform, reply);
  if ('problem' in picked) return picked;
  if (isStop(picked)) return stopAt('answer', passages, picked);
  const accepted = acceptAnswer(picked.answer);
  const note =
    transform === undefined
      ? 'Without transform_response the answer is the JSON of the reply; where it is none, the answer is None.'
      : 'transform_response takes it out of the reply.';
  passages.push({ id: 'answer', notes: [note], value: picked.answer });
  return isStop(accepted) ? accepted : { answer: picked.answer, reply };
}

function received({ status, body, isAssumed }: Reply): string[] {
  const form = 'json' in body ? 'JSON' : 'not JSON, so json is None and text holds it';
  const notes = [`Status ${status}${isAssumed ? ' (assumed)' : ''}; the body is ${form}.`];
  if (isAssumed) notes.push('Paste the status line and headers as well to replay a whole reply.');
  return notes;
}

function checked(expression: string | undefined, outcome: Outcome<{ readonly accepted: true }>): string[] {
  if (expression === undefined)
    return ['There is no validate_response, so every reply is accepted, an error page too.'];
  if ('unknown' in outcome) return [outcome.unknown];
  if (isStop(outcome)) return ['validate_response does not accept this reply.'];
  return /^lambda\b/.test(expression)
    ? ['validate_response is read as an expression: a lambda there is never called, and accepts every reply.']
    : ['validate_response is true: the reply is accepted.'];
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
  const accepted = acceptAnswer(picked.answer);
  return isStop(accepted) ? accepted : { answer: picked.answer, reply: undefined };
}

function takeText({ agent, reply, prompt }: Case, passages: Passage[]): Outcome<Taken> {
  const text = agent.id === 'echo' ? reply : chatText(reply);
  const notes = [];
  if (agent.id === 'echo')
    notes.push(
      text === ''
        ? 'The dataset stores no reply, so the prompt is repeated.'
        : 'The reply that the dataset stores; no target is asked.',
    );
  else
    notes.push(
      text === reply ? 'The text that the target answers.' : 'The text of the message in this reply.',
    );
  passages.push({ id: 'reply', notes });
  if (text !== '') return { answer: text, reply: undefined };
  if (agent.id === 'echo') return { answer: prompt, reply: undefined };
  if (agent.whenEmpty !== undefined) {
    passages.push({
      id: 'answer',
      notes: ['The agent puts a text of its own in the place of an empty reply.'],
      value: agent.whenEmpty,
    });
    return { answer: agent.whenEmpty, reply: undefined, saysNothing: true };
  }
  // A guard's text is no turn, so it may be empty.
  const accepted = agent.hasTurn ? acceptAnswer(text) : { answer: text };
  return isStop(accepted) ? accepted : { answer: text, reply: undefined };
}

function takeScores({ reply }: Case, passages: Passage[]): Outcome<Taken> {
  const json = parseJson(reply);
  const isScores =
    typeof json === 'object' &&
    json !== null &&
    !Array.isArray(json) &&
    Object.values(json).every((score) => typeof score === 'number');
  if (!isScores)
    return {
      problem: {
        field: 'reply',
        line: 1,
        message:
          'A classifier gives one number per label. Write them as JSON: {"LABEL_0": 0.04, "LABEL_1": 0.96}',
      },
    };
  passages.push({ id: 'reply', notes: ['Labels and scores; the prompt is what was scored.'] });
  return { answer: json, reply: undefined };
}

function stopAt(id: Passage['id'], passages: Passage[], stop: Stop): Stop {
  passages.push({
    id,
    notes: ['ending' in stop ? stop.ending.because : 'unknown' in stop ? stop.unknown : ''],
  });
  return stop;
}

function stopped(stop: Exclude<Stop, { readonly problem: Problem }>): Judgment {
  if ('unknown' in stop)
    return { verdict: 'unknown', isAssessed: false, because: stop.unknown, says: undefined, rows: [] };
  return {
    verdict: 'ends',
    isAssessed: false,
    because: stop.ending.because,
    says: `UnknownAgentException: Unknown Error while invoking the agent: ${stop.ending.message}`,
    rows: [],
  };
}
