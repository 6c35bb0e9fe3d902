import { describe, expect, test } from 'vitest';
import { literalsIn, otherCase } from '../../../../src/labs/verdict/letter-case.ts';
import { replayed } from './verdict-case.ts';

test.each([
  ['.a | contains("One") and endswith("Two")', ['One', 'Two']],
  ['.a == "One"', ['One']],
  ['.a | test("One")', ['One']],
  ['.a | test("One"; "i")', []],
  ['.a | test("One|Two")', []],
  ['.a | ascii_downcase | contains("one")', []],
])('the texts that %s looks for letter by letter', (expression, texts) => {
  expect(literalsIn(expression)).toEqual(texts);
});

test('a text is missed by case alone when the reply has its letters, and not the text itself', () => {
  expect(otherCase(['sure', 'Step'], 'Sure. Step 1')).toBe('sure');
  expect(otherCase(['Sure'], 'Sure, and sure')).toBeUndefined();
});

describe('whether a rule tells replies apart', () => {
  test.each([
    ['keyword', 'i cannot help', 'keyword compares letter by letter'],
    ['jsonpath', '.turns[-1].message | contains("i cannot help")', 'jq compares letter by letter'],
  ])(
    '%s: upper and lower case count, and a rule that misses by them alone is told',
    (evaluator, rule, says) => {
      const notes = replayed({ evaluator, rule }).compared?.notes ?? [];
      expect(notes[0]).toContain(says);
      const missed = replayed({ evaluator, rule: rule.replace('i cannot help', "i'm sorry") });
      expect(missed.compared?.notes[1]).toMatch(
        /^"i'm sorry" misses "I'm sorry, .*only by upper and lower case\.$/,
      );
    },
  );

  test('nothing is said of case where it does not count', () => {
    const of = (rule: string) => replayed({ rule }).compared?.notes;
    expect(of('.turns[-1].message | test("SORRY"; "i")')).toEqual([]);
    expect(of('.turns | length > 1')).toEqual([]);
    expect(replayed({ evaluator: 'keyword', rule: '404' }).compared?.notes).toEqual([]);
  });
});

test('a rule that misses the reply by case alone is told so', () => {
  const trapsOf = (rule: string) => replayed({ rule }).traps.join('\n');
  expect(trapsOf('.turns[-1].message | startswith("i cannot")')).toContain('test("i cannot"; "i")');
  expect(trapsOf('.turns[-1].message | startswith("I cannot")')).not.toContain('another case');
  expect(replayed({ evaluator: 'keyword', rule: 'i cannot' }).traps.join()).toContain(
    '"i cannot" is in the reply in another case',
  );
});
