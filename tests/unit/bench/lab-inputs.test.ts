import { describe, expect, test } from 'vitest';
import { inputOf } from '../../../bench/labs/inputs.ts';
import { commandTask } from '../../../src/labs/command/command-task.ts';
import { makeFacts } from '../../../src/labs/command/make-facts.ts';
import { configChecks } from '../../../src/labs/config/config-checks.ts';
import { configTask } from '../../../src/labs/config/config-task.ts';
import { readYaml } from '../../../src/labs/config/read-yaml.ts';
import { providerExamples } from '../../../src/labs/provider/examples.ts';
import { providerTask } from '../../../src/labs/provider/provider-task.ts';
import { templateTask } from '../../../src/labs/template/template-task.ts';
import { verdictTask } from '../../../src/labs/verdict/verdict-task.ts';
import { workedExamples } from '../../../src/labs/verdict/worked-examples.ts';
import { realProduct } from '../product/product-folder.ts';

/** A text of the bench after some letters were typed into it. */
function texts(lab: string, field: string): string[] {
  return [20_000, 100_000].flatMap((size) => {
    const input = inputOf(lab, size, { field: '', text: '' });
    expect(input.field).toBe(field);
    expect((input.before + input.after).length).toBeGreaterThan(size * 0.99);
    return [1, 40].map((letters) => input.before + 'x'.repeat(letters) + input.after);
  });
}

describe('a lab that is measured has a result, and not a mistake that is soon told', () => {
  test('template', () => {
    for (const template of texts('template', 'template')) {
      const { problems, output } = templateTask({ template, variables: '{"prompt": "Hello"}', as: 'text' });
      expect(problems).toEqual([]);
      expect(output.length).toBeGreaterThan(2_000);
    }
  });

  test('verdict', () => {
    const [example] = workedExamples;
    if (!example) throw new Error('The verdict lab has no example.');
    for (const reply of texts('verdict', 'reply')) {
      const { problems, judgment, steps } = verdictTask({ ...example, reply });
      expect(problems).toEqual([]);
      expect(judgment?.rows.length).toBeGreaterThan(0);
      expect(steps.length).toBeGreaterThan(1);
    }
  });

  test('provider', () => {
    for (const reply of texts('provider', 'reply')) {
      const { problems, scope, answers, seen } = providerTask({ ...providerExamples[0], reply });
      expect(problems).toEqual([]);
      expect(scope).toContain('transform_response');
      expect(answers.length).toBeGreaterThan(10);
      expect(seen).toContain('You can');
    }
  });

  test('command', () => {
    const facts = makeFacts(realProduct());
    for (const command of texts('command', 'command')) {
      const { problems, calls } = commandTask({ command }, facts);
      expect(problems.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^\d+ more commands are not explained/),
      ]);
      expect(calls.length).toBeGreaterThan(10);
    }
  });

  test('config', () => {
    const checks = configChecks(realProduct());
    for (const text of texts('config', 'text')) {
      const { kind, errors, ends, ignored, contacts } = configTask(
        { text, file: '', encoding: '' },
        checks,
        readYaml,
      );
      expect(kind.title).toBe('A plan');
      expect([...errors.first, ...ends.first]).toEqual([]);
      expect(ignored.all).toBeGreaterThan(0);
      expect(contacts.hosts[0]?.host).toMatch(/^`https:\/\/shop\.examplex+`$/);
    }
  });
});
