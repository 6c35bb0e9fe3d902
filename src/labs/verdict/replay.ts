import type { Problem } from '../frame/LabResult.tsx';
import { needsPython } from './agents.ts';
import type { Case, Passage, TakeAnswer } from './case.ts';
import { judgeExpressions, type RunJq } from './judge-expressions.ts';
import { judgeAnswer } from './judge-scores.ts';
import { judgeWords } from './judge-words.ts';
import type { Judgment } from './judgment.ts';
import type { Reply } from './reply.ts';
import { type Seen, seenBy } from './seen.ts';
import { isStop, type Stop } from './stop.ts';
import { takeAnswer } from './take-answer.ts';
import { isSilent } from './texts-of.ts';

/** The way of a reply through a run, as far as it comes. */
export interface Replay {
  readonly passages: readonly Passage[];
  readonly reply: Reply | undefined;
  readonly seen: Seen | undefined;
  /** The target answered with nothing but blanks. */
  readonly saysNothing: boolean;
  readonly judgment: Judgment;
  /** As in `Taken`. */
  readonly textBy?: string | undefined;
}

/**
 * Replays what DTX does with one reply.
 * @param jq only `jsonpath` needs it
 * @param byPython only agents whose reply goes through Python need it
 * @returns the steps and the verdict, or what a reader has to correct first
 */
export function replay(
  asked: Case,
  jq: RunJq,
  byPython?: TakeAnswer,
): Replay | { readonly problem: Problem } {
  const passages: Passage[] = [];
  const take = needsPython(asked.agent) ? (byPython ?? notHere) : takeAnswer;
  const taken = take(asked, passages);
  if ('problem' in taken) return taken;
  if (isStop(taken))
    return { passages, reply: undefined, seen: undefined, saysNothing: false, judgment: stopped(taken) };
  const { answer, reply, textBy, saysNothing = isSilent(answer) } = taken;
  const seen = seenBy(asked, answer);
  const judgment = judge(asked, seen, jq);
  if ('problem' in judgment) return judgment;
  const isAssessed = judgment.isAssessed && !saysNothing;
  return { passages, reply, seen, saysNothing, textBy, judgment: { ...judgment, isAssessed } };
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

const notHere: TakeAnswer = () => ({ unknown: 'What evaluates Python is not here.' });

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
