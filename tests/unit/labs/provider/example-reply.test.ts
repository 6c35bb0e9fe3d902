import { describe, expect, test } from 'vitest';
import { providerExamples } from '../../../../src/labs/provider/examples.ts';
import { providerTask } from '../../../../src/labs/provider/provider-task.ts';

const [worked] = providerExamples;
const own = `curl https://shop.example/v2/ask -H 'X-API-Key: abc' --json '{"question": "Can I return shoes?"}'`;
const says = ({ remarks }: ReturnType<typeof providerTask>) => remarks.map(({ text }) => text).join('\n');

describe('[2S.35] the reply of an example', () => {
  test('that is left when another request is pasted is told, and no answer is taken from it', () => {
    for (const example of providerExamples)
      for (const form of ['http-parsed', 'http-raw']) {
        const outcome = providerTask({ ...example, request: own, form });
        expect(outcome).toMatchObject({ isExampleReply: true, answers: [], answer: '', seen: '' });
        expect(outcome.program).toBeUndefined();
        expect(says(outcome)).toContain('still holds the one of the example');
        expect(outcome.scope).toContain('/v2/ask');
        expect(outcome.scope).toContain('validate_response');
        expect(outcome.scope).not.toContain('transform_response');
      }
  });

  test('is left also when only the fields of the body are others, or what is around the reply', () => {
    const request = worked.request.replace('"locale": "en"', '"session": "a1"');
    expect(providerTask({ ...worked, request }).isExampleReply).toBe(true);
    expect(providerTask({ ...worked, request: own, reply: `\n${worked.reply}\n` }).isExampleReply).toBe(true);
  });

  test.each(providerExamples)('of "$name" counts for its own request', (example) => {
    expect(providerTask(example).isExampleReply).toBe(false);
  });

  test('counts while other texts and keys are tried in its request', () => {
    const request = worked.request.replace('Can I return shoes?', 'Hello').replace('sk-live', 'sk-test');
    const outcome = providerTask({ ...worked, request });
    expect(outcome.isExampleReply).toBe(false);
    expect(outcome.scope).toContain('transform_response: json["data"]["output"]["text"]');
  });

  test('is another one as soon as the reader replaces it', () => {
    const outcome = providerTask({ ...worked, request: own, reply: '{"out": "You can return them."}' });
    expect(outcome.isExampleReply).toBe(false);
    expect(says(outcome)).not.toContain('of the example');
    expect(outcome.scope).toContain('transform_response: json["out"]');
  });
});
