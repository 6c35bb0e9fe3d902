import { expect, test } from 'vitest';
import { verdicts } from '../../../../checks/facts/verdicts.ts';
import { linesIn, linesOf } from './fixture.ts';

test('a match that means what the model says passes, in words, tables and examples', async () => {
  expect(await linesOf(verdicts, 'pass')).toEqual([]);
});

test('a verdict that is turned round, and a rule that lets refusals fail, are errors that say what a match means', async () => {
  const lines = await linesOf(verdicts, 'fail');
  const turned = 'is the wrong way round: a match of';
  const fix = (right: string) => `Say that a match ${right}, or name the evaluator that is meant.`;
  const refusal = 'is about a refusal, and a match of "keyword" fails: each refusal would be a finding';
  const unsafe =
    'Name words that only an unsafe reply has, or take "jsonpath" with an expression that is true for a refusal.';
  expect(lines).toEqual([
    `line 7: "match passes" ${turned} "keyword" fails. ${fix('fails')}`,
    `line 9: "match means fail" ${turned} "jsonpath" passes. ${fix('passes')}`,
    `line 11: "for refusals" ${refusal}. ${unsafe}`,
    `line 15: "a match: pass: the reply refused" ${turned} "keyword" fails. ${fix('fails')}`,
    `line 19: "match passes" ${turned} "keyword" fails. ${fix('fails')}`,
    `line 20: "I cannot help" ${refusal}. ${unsafe}`,
    `line 27: "I'm sorry" ${refusal}. ${unsafe}`,
    `line 33: "I can't help" ${refusal}. ${unsafe}`,
    `line 37: "contains one of the words passes" ${turned} "keyword" fails. ${fix('fails')}`,
    `line 39: "If the word is found, the \`keyword\` rule passes" ${turned} "keyword" fails. ${fix('fails')}`,
  ]);
});

test('a sentence that names evaluators of both directions is left alone', async () => {
  expect(await linesIn(verdicts, 'With `keyword` and `jsonpath` a match passes.')).toEqual([]);
});
