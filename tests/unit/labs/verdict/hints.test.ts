import { expect, test } from 'vitest';
import { takeByPython } from '../../../../src/labs/verdict/take-by-python.ts';
import { verdictTask, wantsHints } from '../../../../src/labs/verdict/verdict-task.ts';
import { jq, replayed, usual } from './verdict-case.ts';

const http = { agent: 'http', reply: '{"choices": [{"text": "I cannot help."}]}' };

test('an expression that does not compile is told with what to write, tried on this reply', () => {
  const { problems } = replayed({ ...http, rule: '.a\n"x" in .response' });
  expect(problems).toEqual([
    {
      field: 'rule',
      line: 2,
      hasCode: true,
      message: expect.stringMatching(/In a run, the error ends it\. Write `\.response \| has\("x"\)`\. /),
    },
  ]);
});

test('a key of the reply that is misspelled is told with the one that is there', () => {
  expect(replayed({ ...http, rule: '.response.choises[0].text' }).traps[0]).toBe(
    'Write `.response.choices[0].text`. There is no key `choises` in `.response`.',
  );
});

test('an expression that puts a value in is told, although it matches', () => {
  const { judgment, traps } = replayed({ rule: '.turns[-1].message = "a"' });
  expect(judgment?.verdict).toBe('pass');
  expect(traps[0]).toContain('Write `.turns[-1].message == "a"`');
});

test.each([
  ['.response.choises', true],
  ['.response |', true],
  ['.turns = 1', true],
  ['.turns | length == 2', false],
])('hints are loaded only for what they could say something of: %s', (rule, isWanted) => {
  const input = { ...usual, rule };
  expect(wantsHints(input, verdictTask(input, { jq, byPython: takeByPython }))).toBe(isWanted);
});
