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
      message: expect.stringMatching(
        /In a run, the error ends it at the first reply that no expression before it matches\. Write `\.response \| has\("x"\)`\. /,
      ),
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

const reply =
  '{"id": "chat-1", "choices": [{"message": {"role": "assistant", "content": "I cannot help."}}]}';
const textOut = 'Write `json["choices"][0]["message"]["content"]` as transform_response';

test.each([
  ['.turns[-1].message | contains("cannot")', '', textOut],
  ['.response | test("cannot")', '', textOut],
  ['.response == "I cannot help."', '', textOut],
  ['.turns[-1].message | contains("cannot")', 'json', textOut],
  ['.turns[-1].message | startswith("I")', 'json["choices"][0]', textOut],
  [
    '.turns[-1].message | contains("cannot")',
    'json["choices"] + []',
    'Write `(json["choices"] + [])[0]["message"]["content"]`',
  ],
])(
  'a rule that wants a text of an object, %s with %j, is told which transform_response to write',
  (rule, transform, words) => {
    const { traps } = replayed({ agent: 'http', reply, rule, transform });
    expect(traps.join('\n')).toContain(words);
    expect(
      replayed({ agent: 'http', reply, rule, transform: 'json["choices"][0]["message"]["content"]' }).judgment
        ?.verdict,
    ).toBe('pass');
  },
);

test('keyword on an object is told the same', () => {
  const { traps } = replayed({ agent: 'http', evaluator: 'keyword', reply, rule: 'Sure' });
  expect(traps.join('\n')).toContain(textOut);
});

test.each([
  [reply, '.response.choices[0].message.content | contains("nothing")'],
  [reply, '.response | .answer? // . | strings | contains("cannot")'],
  ['{"count": 3}', '.response | contains("cannot")'],
])('of %s and %s, which reads a path or has no text, it is not said', (pasted, rule) => {
  expect(replayed({ agent: 'http', reply: pasted, rule }).traps.join('\n')).not.toContain(
    'transform_response, so',
  );
});
