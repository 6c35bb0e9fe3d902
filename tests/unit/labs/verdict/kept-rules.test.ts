import { expect, test } from 'vitest';
import { changed, replacedBy, undone } from '../../../../src/labs/frame/entered.ts';
import { type VerdictFields, withEvaluator, withoutKept } from '../../../../src/labs/verdict/kept-rules.ts';
import { usual } from './verdict-case.ts';

const first = withoutKept(usual);
const chosen = (fields: VerdictFields, evaluator: string): VerdictFields => ({
  ...fields,
  ...withEvaluator(fields, evaluator),
});

test('what was entered for one evaluator is not there for another, and is back with its own', () => {
  const words = { ...chosen(first, 'keyword'), rule: 'Sure, here' };
  const score = chosen(words, 'openai');
  expect(score.rule).toBe('');
  expect(chosen({ ...score, rule: '0.5' }, 'jsonpath').rule).toBe(first.rule);
  expect(chosen(chosen({ ...score, rule: '0.5' }, 'jsonpath'), 'openai').rule).toBe('0.5');
  expect(chosen(score, 'keyword').rule).toBe('Sure, here');
});

test('two evaluators that take the same have the same', () => {
  const score = { ...chosen(first, 'ibm38'), rule: '0.9' };
  expect(chosen(score, 'ibm125')).toMatchObject({ evaluator: 'ibm125', rule: '0.9' });
});

test('there and back again changes nothing else', () => {
  expect(chosen(chosen(first, 'stingray'), 'jsonpath')).toMatchObject(usual);
});

test('a reset and its undo bring back what was entered for each evaluator', () => {
  const examples = [first] as const;
  let state = { entered: { fields: first, example: 0 }, replaced: undefined } as Parameters<
    typeof replacedBy<VerdictFields>
  >[0];
  state = changed(state, withEvaluator(first, 'keyword'));
  state = changed(state, { rule: 'Sure, here' });
  state = changed(state, withEvaluator(state.entered.fields, 'openai'));
  state = changed(state, { rule: '1' });
  state = replacedBy(state, examples, { fields: first, example: 0 });
  expect(chosen(state.entered.fields, 'keyword').rule).toBe('');
  state = undone(state, examples);
  expect(state.entered.fields.rule).toBe('1');
  expect(chosen(state.entered.fields, 'keyword').rule).toBe('Sure, here');
});
