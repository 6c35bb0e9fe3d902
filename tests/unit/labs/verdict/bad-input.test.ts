import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentKinds } from '../../../../src/labs/verdict/agents.ts';
import { evaluatorKinds } from '../../../../src/labs/verdict/evaluator-kinds.ts';
import type { VerdictInput } from '../../../../src/labs/verdict/verdict-input.ts';
import { replayed } from './verdict-case.ts';

describe('whatever is entered', () => {
  test('something is answered: a verdict or a problem with its field', () => {
    const pieces = fc.constantFrom(
      '{"a": ',
      '}',
      '[',
      ']',
      '"',
      "'",
      'HTTP/1.1 ',
      '200 OK\n',
      ': ',
      '\n\n',
      '\\u0000',
      '\u202e',
      '\ud800',
      'json["a"]',
      'lambda ',
      '.a',
      '|',
      '..',
      '1e999',
      'NaN',
      '##the_score: ',
      '-',
      ' ',
    );
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    );
    const input = fc.record<VerdictInput>({
      agent: fc.constantFrom(...agentKinds.map(({ id }) => id)),
      evaluator: fc.constantFrom(...evaluatorKinds.map(({ id }) => id)),
      reply: text,
      prompt: text,
      earlier: text,
      validate: text,
      transform: text,
      rule: text,
    });
    fc.assert(
      fc.property(input, (entered) => {
        const { problems, judgment, steps } = replayed(entered);
        expect(problems.length === 0).toBe(judgment !== undefined);
        for (const { message } of problems) expect(message).toMatch(/\S/);
        for (const { code = '' } of steps) expect(code.length).toBeLessThan(5000);
      }),
      { numRuns: 250 },
    );
  });

  test.each([
    ['20,000 brackets', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['20,000 objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['10 MB of text', 'a'.repeat(10_000_000)],
  ])('%s is answered', (_, reply) => {
    for (const agent of ['http', 'gradio', 'chat'])
      for (const evaluator of ['keyword', 'jsonpath'])
        expect(() => replayed({ agent, evaluator, reply, rule: 'x' })).not.toThrow();
  });

  test.each(agentKinds.map(({ id }) => id))('a reply that is too long is named as such for %s', (agent) => {
    for (const reply of [`{"text": "${'a'.repeat(10_000_000)}"}`, 'a'.repeat(1_000_001)])
      expect(replayed({ agent, reply, transform: agent === 'http' ? 'json["text"]' : '' }).problems).toEqual([
        {
          field: 'reply',
          line: undefined,
          message: expect.stringContaining('more than 1,000,000 characters'),
        },
      ]);
  });

  test('jq that fills its memory is told, and the next case works', () => {
    for (const rule of ['def f: [f]; f', '"x" * 2000000000'])
      expect(replayed({ rule }).problems).toEqual([
        { field: 'rule', line: undefined, message: expect.stringContaining('memory') },
      ]);
    expect(replayed().judgment?.verdict).toBe('pass');
  });
});
