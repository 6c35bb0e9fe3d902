import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  looksSecret,
  secretsIn,
  sharedAddress,
  sharedFields,
  withoutSecrets,
} from '../../../../src/labs/frame/share.ts';
import { processorTime } from '../../../support/processor-time.ts';

const page = 'https://docs.example.org/try/template?x=1#old';
const names = ['template', 'variables'];

describe('a link to a lab', () => {
  test('holds all fields in its hash, whatever is in them, with the line breaks that a field has', () => {
    const inField = (text: string) => text.replace(/\r\n?/g, '\n');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }), (a, b) => {
        const fields = { template: a.toWellFormed(), variables: b };
        const address = sharedAddress(page, 'template', fields);
        expect(address).toMatch(/^https:\/\/docs\.example\.org\/try\/template\?x=1#try=template&/);
        expect(sharedFields(new URL(address ?? '').hash, 'template', names)).toEqual({
          template: inField(fields.template),
          variables: inField(b),
        });
      }),
    );
  });

  test('is not made when it would be too long to be handed on', () => {
    expect(sharedAddress(page, 'template', { template: 'x'.repeat(7000) })).toBeDefined();
    expect(sharedAddress(page, 'template', { template: 'x'.repeat(8000) })).toBeUndefined();
  });

  test.each([
    '',
    '#',
    '#template',
    '#try',
    '#try=command&template=x',
    '#template=x',
    '#%E0%A4%A',
    '#x=1&try=template',
  ])('is not %j', (hash) => expect(sharedFields(hash, 'template', names)).toBeUndefined());

  test('gives a lab no field that it does not have', () => {
    expect(sharedFields('#try=template&template=a&other=b&__proto__=c', 'template', names)).toEqual({
      template: 'a',
    });
  });
});

describe('what looks like a key', () => {
  test.each([
    'Authorization: Bearer abcdefghijklmnop123',
    '{"api_key": "0123456789abcdef"}',
    'sk-proj-abcdefghijklmnop1234',
    'hf_abcdefghijklmnopqrstuv',
    'AKIAIOSFODNN7EXAMPLE0',
    '-----BEGIN RSA PRIVATE KEY-----',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x',
    'password=correct-horse',
  ])('is found in %j', (text) => expect(looksSecret({ variables: text })).toBe(true));

  test.each([
    'Authorization: Bearer {{OPENAI_API_KEY}}',
    '{"api_key": "{{KEY}}"}',
    '{"question": "{{prompt}}"}',
    'Tell me about your return policy.',
    'the token limit is 4096',
  ])('is not found in %j', (text) => expect(looksSecret({ template: text })).toBe(false));

  test('is told by field and line, once each, and never with more than its first four characters', () => {
    const fields = {
      request: `curl https://a.example \\\n  -H 'Authorization: Bearer sk-live-51f8a0c2d4e6f801' \\\n  --json '{"api_key": "0123456789abcdef"}'`,
      prompt: 'Hello',
      variables: 'Authorization: Basic dXNlcjpwYXNzd29yZA==\n-----BEGIN PRIVATE KEY-----',
    };
    const found = secretsIn(fields);
    expect(found).toEqual([
      { field: 'request', line: 2, begin: 'sk-l…' },
      { field: 'request', line: 3, begin: '0123…' },
      { field: 'variables', line: 1, begin: 'dXNl…' },
      { field: 'variables', line: 2, begin: 'BEGI…' },
    ]);
  });

  test('is found again by what is told of it, whatever is around', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (before, after) => {
        const text = `${before}\nsk-proj-abcdefghijklmnop1234\n${after}`;
        const lines = text.split('\n');
        for (const { line, begin } of secretsIn({ text }))
          expect(lines[line - 1]).toContain(begin.slice(0, -1));
        expect(secretsIn({ text })).toContainEqual({
          field: 'text',
          line: before.split('\n').length + 1,
          begin: 'sk-p…',
        });
      }),
    );
  });

  test('is looked for in a long text without trying each of its letters again and again', () => {
    const started = processorTime();
    looksSecret({ template: 'password'.repeat(20_000) + 'eyJ'.repeat(20_000) });
    expect(secretsIn({ template: 'token=0123456789\n'.repeat(20_000) })).toHaveLength(20_000);
    expect(processorTime() - started).toBeLessThan(2000);
  });
});

describe('fields for a link without keys', () => {
  test.each([
    ["-H 'Authorization: Bearer sk-live-51f8a0c2d4e6f801' -d 'a'", "-H 'Authorization: Bearer KEY' -d 'a'"],
    ['Authorization: Basic dXNlcjpwYXNzd29yZA==\nA: b', 'Authorization: Basic KEY\nA: b'],
    ['{"api_key": "0123456789abcdef", "q": "x"}', '{"api_key": "KEY", "q": "x"}'],
    ['Bearer abc.def~ghi+jkl/mno==', 'Bearer KEY'],
    ['"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"', '"KEY"'],
    ['a\n-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----\nb', 'a\n-----KEY-----\nb'],
    ['-----BEGIN PRIVATE KEY-----\nMIIEow\nnever ends', '-----KEY'],
    ['OPENAI_API_KEY=sk-proj-abcdefghijklmnop1234 dtx', 'OPENAI_API_KEY=KEY dtx'],
    ['Authorization: Bearer {{TARGET_API_KEY}}', 'Authorization: Bearer {{TARGET_API_KEY}}'],
    ['Tell me about your return policy.', 'Tell me about your return policy.'],
  ])('have %j as %j', (text, cleared) => {
    expect(withoutSecrets({ request: text, prompt: 'Hi' })).toEqual({ request: cleared, prompt: 'Hi' });
  });

  test('hold nothing that looks like a key, and nothing of the one that was there', () => {
    const around = fc.string({ maxLength: 30 });
    const key = fc.constantFrom(
      'sk-proj-abcdefghijklmnop1234',
      'password=correct-horse',
      'AKIAIOSFODNN7EXAMPLE0',
    );
    fc.assert(
      fc.property(around, key, around, key, (before, one, between, two) => {
        const cleared = withoutSecrets({ text: `${before} ${one} ${between} ${two}` });
        expect(secretsIn(cleared)).toEqual([]);
        expect(cleared.text).not.toMatch(/abcdefghijklmnop|correct-horse|IOSFODNN7/);
      }),
    );
  });

  test('are ready in bounded time, however many keys there are', () => {
    const started = processorTime();
    withoutSecrets({ a: 'token=0123456789\n'.repeat(6000), b: '-----BEGIN PRIVATE KEY-----\n'.repeat(3000) });
    expect(processorTime() - started).toBeLessThan(2000);
  });
});
