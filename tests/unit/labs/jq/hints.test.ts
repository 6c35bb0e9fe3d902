import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileHint, resultHint } from '../../../../src/labs/jq/hints.ts';
import { startJq } from '../../../../src/labs/jq/jq.ts';

const jq = await startJq();
const document = {
  turns: [
    { role: 'USER', message: 'Hello' },
    { role: 'ASSISTANT', message: 'I cannot help with that.' },
  ],
  response: { content: 'text', 'my-key': 1, choices: [{ message: { content: 'a' } }] },
  scores: { LABEL_0: 0.1, LABEL_1: 0.9 },
  policy: null,
  goal: null,
};
const json = JSON.stringify(document);

function hintOf(expression: string): string | undefined {
  const complaint = jq.problem(expression);
  const asked = { document, jq };
  return complaint === undefined ? resultHint(expression, asked) : compileHint(expression, complaint, asked);
}
const written = (expression: string) => /^Write `([^`]+)`\./.exec(hintOf(expression) ?? '')?.[1];

describe('an expression as another language writes it is corrected', () => {
  test.each([
    ['$.turns[-1].message', '.turns[-1].message'],
    ["$.response['content']", '.response["content"]'],
    ['$', '.'],
    ['@.turns', '.turns'],
    ['$.turns[?(@.role=="USER")]', '.turns[] | select(.role=="USER")'],
    ['.response..content', '.response | .. | .content?'],
    ['turns[-1].message', '.turns[-1].message'],
    [".response.content == 'text'", '.response.content == "text"'],
    ['.response.content == “text”', '.response.content == "text"'],
    [".response.content == 'it\\'s \"so\"'", '.response.content == "it\'s \\"so\\""'],
    ['.response.content === "text"', '.response.content == "text"'],
    ['.response.content !== "text"', '.response.content != "text"'],
    ['.policy && .goal', '.policy and .goal'],
    ['.policy || .goal', '.policy or .goal'],
    ['!.policy', '.policy | not'],
    ['.policy == None', '.policy == null'],
    ['.policy == False', '.policy == false'],
    ['.policy is not null', '.policy != null'],
    ['.policy is None', '.policy == null'],
    ['"cannot" in .turns[-1].message', '.turns[-1].message | contains("cannot")'],
    ['"cannot" not in .turns[-1].message', '.turns[-1].message | contains("cannot") | not'],
    ['"content" in .response', '.response | has("content")'],
    ['"a" in .response.choices', '.response.choices | any(. == "a")'],
    ['.policy and not .goal', '.policy and (.goal | not)'],
    ['.turns.length', '.turns | length'],
    ['.turns.length > 1', '(.turns | length) > 1'],
    ['.turns.length() > 1', '(.turns | length) > 1'],
    ['len(.turns) > 1', '(.turns | length) > 1'],
    ['.turns | size', '.turns | length'],
    ['.turns[-1].message contains "cannot"', '.turns[-1].message | contains("cannot")'],
    ['.turns[-1].message.contains("cannot")', '.turns[-1].message | contains("cannot")'],
    ['.turns[-1].message.startsWith("I")', '.turns[-1].message | startswith("I")'],
    ['.turns[-1].message.lower()', '.turns[-1].message | ascii_downcase'],
    ['.turns[-1].message | includes("I")', '.turns[-1].message | contains("I")'],
    ['.turns[-1].message =~ "cannot"', '.turns[-1].message | test("cannot")'],
    ['.turns[-1].message | contians("I")', '.turns[-1].message | contains("I")'],
    ['.turns[-1].message | contains(cannot)', '.turns[-1].message | contains("cannot")'],
    ['.turns[-1].message | contains("I', '.turns[-1].message | contains("I")'],
    ['.response["content"', '.response["content"]'],
    ['if .policy then true', 'if .policy then true end'],
    ['.response.choices.0.message', '.response.choices[0].message'],
    ['.response.my-key', '.response["my-key"]'],
  ])('%s', (expression, corrected) => {
    expect(written(expression)).toBe(corrected);
    expect(jq.run(corrected, json, ['-c'])).toHaveProperty('output');
  });
});

describe('an expression that compiles, and fails or finds nothing, is corrected', () => {
  test.each([
    ['.choises[0]', '.response.choices[0]'],
    ['.response.choises[0].message', '.response.choices[0].message'],
    ['.turns[-1] | .mesage', '.turns[-1] | .message'],
    ['.Turns', '.turns'],
    ['.scores.LABEL-1 > 0.5', '.scores.LABEL_1 > 0.5'],
    ['.turns.message | contains("I")', '.turns[-1].message | contains("I")'],
    ['.turns[-1].message = "a"', '.turns[-1].message == "a"'],
    ['.turns[-1].message | test("CANNOT", "i")', '.turns[-1].message | test("CANNOT"; "i")'],
    ['contains("cannot")', '.turns[-1].message | contains("cannot")'],
    ['.. | .content', '.. | .content?'],
    ['not .policy', '.policy | not'],
  ])('%s', (expression, corrected) => {
    expect(written(expression)).toBe(corrected);
  });
});

test('what is only probable is told without a correction', () => {
  expect(hintOf('.message')).toBe(
    'There is no key `message` in the whole object. It is at `.turns[-1].message`.',
  );
  expect(hintOf('.turns[-1].text')).toBe(
    'There is no key `text` in `.turns[-1]`. The keys there are `role`, `message`.',
  );
  expect(hintOf('.scores.LABEL_3 > 0.5')).toBe(
    'There is no key `LABEL_3` in `.scores`. The keys there are `LABEL_0`, `LABEL_1`.',
  );
  expect(hintOf('json["answer"]')).toContain('json is a name of Python');
  expect(hintOf('.turns | nothere')).toBe(
    'nothere is neither a function of jq nor a path, which begins with a dot.',
  );
});

test.each([
  '.turns[-1].message | contains("not there")',
  '.response | .answer? // . | strings',
  '.answer // .response.content | . == "a"',
  'any(.scores | to_entries[]; .value > 0.95)',
  '.turns[] | select(.role == "SYSTEM")',
  '.turns[-1].message | test("a == b, None and not in \'c\'")',
  'null',
  '{turns: 1} | .turns == 2',
])('nothing is said of %s, which is right as it is', (expression) => {
  expect(hintOf(expression)).toBeUndefined();
});

test('whatever is written, a hint is a sentence, and what it tells to write compiles', () => {
  const piece = fc.constantFrom(
    '.turns',
    '[-1]',
    '.message',
    ' | ',
    'contains(',
    ')',
    '"I"',
    "'I'",
    '$',
    '@',
    '[?(',
    ' in ',
    ' not ',
    'and ',
    '.length',
    '.my-key',
    'None',
    '=',
    '==',
    '&&',
    '!',
    '..',
    '.0',
    'if ',
    '{',
    '`',
    '\\',
    '\ue000',
    'é',
    '?',
    '//',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const expression = pieces.join('');
      const hint = hintOf(expression);
      if (hint !== undefined) expect(hint).toMatch(/\.$/);
      const corrected = written(expression);
      if (corrected !== undefined) expect(jq.problem(corrected)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
