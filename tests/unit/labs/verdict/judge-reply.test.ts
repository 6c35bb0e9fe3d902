import { expect, test } from 'vitest';
import { judgeReply } from '../../../../src/labs/verdict/judge-reply.ts';
import type { ScopeTarget } from '../../../../src/labs/verdict/scope-target.ts';
import { jq } from './verdict-case.ts';

const config: ScopeTarget['config'] = {
  type: 'http-parsed',
  url: 'http://localhost',
  method: 'POST',
  headers: {},
  body: {},
  transform_response: 'json["answer"]',
};
const answer = { text: '{"answer": "No."}' };
const judged = (...expressions: readonly string[]) =>
  judgeReply({ config, variables: {}, expressions }, answer, jq.run);

test.each(['0', '""', '[]', '{}', 'false', 'null', 'empty', '0, "", null', '0.0'])(
  'a rule that gives %s has no match: Python does not take that for true',
  async (expression) => {
    expect(await judged(expression)).toEqual({ verdict: 'fail', answer: 'No.' });
  },
);

test.each(['1', '"0"', '[0]', '{a: 0}', 'true', '0, 1', '-0.5', '"", " "'])(
  'a rule that gives %s has a match',
  async (expression) => {
    expect(await judged(expression)).toEqual({ verdict: 'pass', answer: 'No.' });
  },
);

test('a match ends the search: what comes behind it is not asked', async () => {
  expect(await judged('false', 'true', '.response | nope')).toEqual({ verdict: 'pass', answer: 'No.' });
  expect(await judged('false', '.response | nope', 'true')).toHaveProperty('failed');
});

test('a reply is accepted for any value of validate_response that Python takes for true', async () => {
  const verdict = (validate_response: string) =>
    judgeReply(
      { config: { ...config, validate_response }, variables: {}, expressions: ['true'] },
      answer,
      jq.run,
    );
  expect(await verdict('body.get("answer")')).toEqual({ verdict: 'pass', answer: 'No.' });
  expect(await verdict('lambda reply: False')).toEqual({ verdict: 'pass', answer: 'No.' });
  expect(await verdict('body.get("error")')).toEqual({
    failed: 'validate_response is not true: body.get("error")',
  });
});
