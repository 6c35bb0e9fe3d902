import { describe, expect, test } from 'vitest';
import { agentKind, agentKinds } from '../../../../src/labs/verdict/agents.ts';
import { readEarlier } from '../../../../src/labs/verdict/earlier-turns.ts';
import { evaluatorKind } from '../../../../src/labs/verdict/evaluator-kinds.ts';
import { fieldsOf } from '../../../../src/labs/verdict/verdict-input.ts';
import { replayed } from './verdict-case.ts';

const chat = agentKind('chat');
if (!chat) throw new Error('no chat');
const earlier = 'SYSTEM: Be kind.\nUSER: One\ntwo\nASSISTANT: Sure, here.\n\nStep 1';

test('turns are read by the role that each begins with, lines and all', () => {
  expect(readEarlier(chat, earlier)).toEqual({
    turns: [
      { role: 'SYSTEM', message: 'Be kind.' },
      { role: 'USER', message: 'One\ntwo' },
      { role: 'ASSISTANT', message: 'Sure, here.\n\nStep 1' },
    ],
  });
  expect(readEarlier(chat, ' \n')).toEqual({ turns: [] });
});

test.each([
  ['Hello', 1, 'Begin each turn'],
  ['USER: a\nUSER: b', 2, 'Here comes a turn of ASSISTANT'],
  ['ASSISTANT: a', 1, 'Here comes a turn of USER'],
  ['USER: a\nASSISTANT: b\nSYSTEM: c', 3, 'the first one'],
  ['USER: a\nASSISTANT:', 2, 'This turn is empty'],
  ['USER: a', 1, 'The reply to this turn is missing'],
])('%j is a mistake, and its line is told', (text, line, says) => {
  const { problems, judgment } = replayed({ earlier: text });
  expect(problems).toEqual([{ field: 'earlier', line, message: expect.stringContaining(says) }]);
  expect(judgment).toBeUndefined();
});

describe('a conversation of several turns', () => {
  test('is in .turns as a whole, and .response is the last reply', () => {
    const { judgment, steps } = replayed({
      earlier,
      rule: '[(.turns | map(.role) | join(" ")), .response.content] | join(", ")',
    });
    expect(judgment?.rows[0]?.result).toBe(
      '"SYSTEM USER ASSISTANT USER ASSISTANT, I cannot help with that."',
    );
    expect(steps.find(({ id }) => id === 'seen')?.notes[0]).toContain(
      'Each user turn goes out after the reply',
    );
  });

  test('goes out in one call with hosted models', () => {
    const { steps } = replayed({ agent: 'hosted', earlier });
    expect(steps.find(({ id }) => id === 'seen')?.notes[0]).toContain('in one call');
  });

  test('keyword reads its last reply alone, and says so when an earlier one has a word', () => {
    const { judgment, traps } = replayed({ earlier, evaluator: 'keyword', rule: 'Sure, here' });
    expect(judgment?.verdict).toBe('pass');
    expect(traps.join()).toContain('keyword reads the last one alone');
    const asTold = 'any(.turns[] | select(.role == "ASSISTANT").message; contains("Sure, here")) | not';
    expect(replayed({ earlier, rule: asTold }).judgment?.verdict).toBe('fail');
  });

  test('a rule that reads a turn by its number is told which one that is', () => {
    expect(replayed({ earlier, rule: '.turns[2].message' }).traps.join()).toContain(
      '.turns[2] is a turn of ASSISTANT before the last reply',
    );
    expect(replayed({ earlier, rule: '.turns[-1].message' }).traps.join()).not.toContain('before the last');
  });

  test('is asked for where it is known what DTX does with it, and is no matter elsewhere', () => {
    const asks = agentKinds.filter((kind) => fieldsOf(kind, evaluatorKind('jsonpath')).has('earlier'));
    expect(asks.map(({ id }) => id)).toEqual(['chat', 'hosted']);
    expect(replayed({ agent: 'echo', earlier: 'no turns' }).problems).toEqual([]);
  });
});
