import { expect, test } from 'vitest';
import { evaluatorKind } from '../../../../../src/labs/verdict/evaluator-kinds.ts';
import { judgeDetectors } from '../../../../../src/labs/verdict/judge-detectors.ts';
import { judgeExpressions } from '../../../../../src/labs/verdict/judge-expressions.ts';
import { judgeAnswer } from '../../../../../src/labs/verdict/judge-scores.ts';
import { judgeWords } from '../../../../../src/labs/verdict/judge-words.ts';
import type { Judgment } from '../../../../../src/labs/verdict/judgment.ts';
import type { Seen, Turn } from '../../../../../src/labs/verdict/seen.ts';
import { detectorNames } from '../../../../../src/labs/verdict/stored-answers.ts';
import { jq } from '../verdict-case.ts';
import { type Outcome, recorded } from './recording.ts';

/** What the lab says, in the words of the recording. */
function told(judgment: Judgment | { readonly problem: unknown }): unknown {
  if ('problem' in judgment) return judgment;
  const { verdict, says = '' } = judgment;
  if (verdict === 'ends') return { raises: says.trimEnd() };
  return verdict === 'unknown' ? { unknown: true } : { success: verdict === 'pass', says };
}

/** The first line of an error is what the lab tells; of one of compiling, without its place. */
function short(real: Outcome): unknown {
  if (!('raises' in real)) return real;
  const [line = ''] = real.raises.split('\n');
  return { raises: line.replace(/ at <top-level>.*/, '').trimEnd() };
}

function seenWith(turns: readonly Turn[], policy: string | null = null): Seen {
  return { turns, response: {}, scores: null, policy, goal: null };
}

test('[2S.31] keyword returns what that of DTX returns', () => {
  const cases = recorded('keyword');
  expect(cases.length).toBeGreaterThanOrEqual(200);
  for (const { turns, words, real } of cases)
    expect(told(judgeWords(words, seenWith(turns))), JSON.stringify({ turns, words })).toEqual(real);
});

test('jsonpath returns what that of DTX returns, and ends the run with the same words', () => {
  const cases = recorded('jq');
  expect(cases.length).toBeGreaterThanOrEqual(200);
  for (const { seen, expressions, real } of cases)
    expect(
      told(judgeExpressions(expressions, JSON.stringify(seen), jq.run)),
      JSON.stringify({ seen, expressions }),
    ).toEqual(short(real));
});

test('the answer of the policy judge is read as DTX reads it, unreadable ones too', () => {
  const cases = recorded('judge');
  const kind = evaluatorKind('openai');
  expect(cases.length).toBeGreaterThanOrEqual(200);
  for (const { answer, real } of cases) {
    if (!kind) continue;
    const judgment = judgeAnswer(kind, answer, seenWith([], 'a policy'));
    // Nothing and a score alone are what a reader of the lab has not entered, or has for short.
    if ('problem' in judgment || /^[\d.]+$/.test(answer))
      expect(real).toMatchObject({ says: expect.stringMatching(/Failed to parse/) });
    else expect(told(judgment), JSON.stringify(answer)).toEqual(real);
  }
});

test('detectors that look for a stored answer or a mark return what those of DTX return', () => {
  const cases = recorded('stored');
  expect(cases.length).toBeGreaterThanOrEqual(200);
  for (const { prompt, reply, modules, stored, real } of cases) {
    const rule = [...modules, ...stored.map((answer) => `expected_next_words: ${answer}`)].join('\n');
    const turns: Turn[] = [{ role: 'USER', message: prompt }];
    if (reply !== null) turns.push({ role: 'ASSISTANT', message: reply });
    const here = told(judgeDetectors(rule, seenWith(turns)));
    const isKnown = modules.every((name) => detectorNames.includes(name));
    if (!isKnown) expect(here).toHaveProperty('problem');
    else expect(here, rule).toEqual(real.outcomes.length > 1 ? { unknown: true } : real.outcomes[0]);
  }
});
