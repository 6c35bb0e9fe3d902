import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { joinEvents, joinProgram } from '../../../../src/labs/provider/answers.ts';
import { providerExamples } from '../../../../src/labs/provider/examples.ts';
import { readJson } from '../../../../src/labs/provider/json-tree.ts';
import {
  type ProviderInput,
  type ProviderOutcome,
  providerTask,
} from '../../../../src/labs/provider/provider-task.ts';
import { evaluatePython, transformPython } from '../../../../src/labs/python/evaluate.ts';
import { callsIn } from '../../../../src/product/command-line/calls.ts';
import { checkCall } from '../../../../src/product/command-line/check-call/check-call.ts';
import { shellWords } from '../../../../src/product/command-line/shell-words.ts';
import { validateFormat } from '../../../../src/product/formats/format-validation.ts';
import { jsonBody } from '../../../support/provider-requests.ts';
import { realProduct } from '../../product/product-folder.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 was not found: the program for streams is not run');

const empty = {
  reply: '',
  place: '',
  answer: '',
  form: 'http-parsed',
  promptAs: 'value',
  prompt: 'Hi "you"',
};
const task = (request: string, more: Partial<ProviderInput> = {}): ProviderOutcome =>
  providerTask({ ...empty, request, ...more });
const json = (body: string, head = '') =>
  `POST /chat HTTP/1.1\nHost: shop.example\nContent-Type: application/json\n${head}\n${body}`;
const says = ({ remarks }: ProviderOutcome) => remarks.map(({ kind, text }) => `${kind}: ${text}`);

describe('[2S.34] the examples', () => {
  const product = realProduct();
  test.each(providerExamples)('$name: fits the format, and its commands exist', (example) => {
    const outcome = providerTask(example);
    expect(outcome.problems).toEqual([]);
    if (example.name === 'exampleForm') {
      expect(outcome).toMatchObject({ scope: '', commands: '' });
      expect(says(outcome)[0]).toContain('stop: The body is a form');
      expect(says(outcome)[0]).toContain('as one JSON string');
      return;
    }
    for (const form of ['http-parsed', 'http-raw']) {
      const { scope } = providerTask({ ...example, form });
      expect(validateFormat(product, { format: 'scope', pointer: '' }, parse(scope))).toEqual([]);
    }
    const found: string[] = [];
    for (const words of shellWords(outcome.commands))
      for (const call of callsIn(words, product['command-line']))
        checkCall(call, product, false, (line, problem) => found.push(`${line}: ${problem}`));
    expect(found).toEqual([]);
    expect(shellWords(outcome.commands).filter(([word]) => word?.text === 'dtx')).toHaveLength(2);
  });

  test('are answered with the sentence that a user reads', () => {
    for (const example of providerExamples.filter(({ name }) => name !== 'exampleForm')) {
      const { seen } = providerTask(example);
      expect(JSON.parse(seen).response, example.name).toBe('You can return items within 30 days.');
    }
  });
});

/** Scopes of the page of endpoint shapes, and the requests that they describe. */
const page = readFileSync('content/docs/providers/ai-apps/shapes.md', 'utf8');
const recipes = [
  [
    'bearer',
    `curl http://localhost:9010/bearer -H "Authorization: Bearer $SHOP_KEY" --json '{"question": "Hello there."}'`,
  ],
  [
    'header',
    `curl http://localhost:9010/header -H "X-API-Key: $SHOP_KEY" --json '{"question": "Hello there."}'`,
  ],
  ['nested', `curl http://localhost:9010/nested --json '{"input": {"text": "Hello there."}}'`],
  [
    'messages',
    `curl http://localhost:9010/messages --json '{"messages": [{"role": "system", "content": "You are the assistant of a shop."}, {"role": "user", "content": "Hello there."}]}'`,
  ],
  ['stream', `curl http://localhost:9010/stream --json '{"question": "Hello there.", "stream": false}'`],
  ['proxy', `curl http://shop.internal/chat --json '{"question": "Hello there."}'`],
  [
    'openai',
    `curl http://localhost:9010/v1/chat/completions -H "Authorization: Bearer $SHOP_KEY" --json '{"model": "shop-assistant", "messages": [{"role": "user", "content": "Hello there."}], "temperature": 0}'`,
  ],
] as const;

test.each(recipes)(
  '[2S.34] the request of the recipe %s becomes the scope that the recipe has',
  (name, request) => {
    const block = (title: string) =>
      new RegExp(`^\`\`\`\\w+ title="${title}".*\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? '';
    const recipe = parse(block(`${name}_scope.yml`));
    const reply = block(`Reply for ${name}_scope.yml: fail`);
    const { scope, seen } = task(request, { reply });
    const { config } = parse(scope).providers[0];
    // --json asks for JSON by two headers that the recipes do without.
    const { Accept: _, 'Content-Type': __, ...headers } = config.headers;
    expect({ ...config, headers, transform_response: undefined }).toEqual({
      headers: {},
      ...recipe.providers[0].config,
      transform_response: undefined,
    });
    expect(parse(scope).environments).toEqual(recipe.environments);
    const { transform_response: transform } = recipe.providers[0].config;
    const picked = evaluatePython(transform, { json: JSON.parse(reply) });
    const { response } = JSON.parse(seen);
    expect(picked).toMatchObject({ value: response });
  },
);

describe('[2S.35] what DTX cannot do is said with what to do instead', () => {
  test('an answer that is an object is not run: the classifier of the scope takes texts only', () => {
    const request = json('{"q": "hello you"}');
    const reply = '{"answer": "yes", "safety": {"blocked": false}}';
    const whole = task(request, { reply, answer: 'json' });
    expect(says(whole)).toContainEqual(expect.stringContaining('care: The answer is an object'));
    expect(says(whole).join()).toContain('Invalid input to the pipeline');
    for (const { commands } of [whole, task(request)]) {
      expect(commands).not.toContain('dtx redteam run');
      expect(commands).toMatch(/\n# Before the run, choose a text as the answer/);
    }
    const text = task(request, { reply });
    expect(says(text).join()).not.toContain('HTML report');
    expect(task(request, { reply: '["yes"]', answer: 'json' }).commands).toMatch(/ -o$/);
    expect(text.commands).toMatch(/ -o$/);
  });

  test('a rule sees no scores, as DTX writes them for an HTTP target', () => {
    const { seen } = task(json('{"q": "hello you"}'), { reply: '{"answer": "yes"}' });
    expect(JSON.parse(seen)).toMatchObject({ response: 'yes', scores: null, policy: null });
  });

  const form =
    'POST /a HTTP/1.1\nHost: a.example\nContent-Type: application/x-www-form-urlencoded\n\nq=hello+you';
  test.each<[what: string, request: string, more: Partial<ProviderInput>, says: string]>([
    ['a form', form, {}, 'stop: The body is a form (a=b&c=d)'],
    [
      'parts of a form',
      "curl https://a.example -F 'q=hello you' -F file=@a.png",
      {},
      'stop: The body is a form with parts',
    ],
    [
      'XML',
      'POST /a HTTP/1.1\nHost: a.example\nContent-Type: text/xml\n\n<q>hello</q>',
      {},
      'stop: The body is not JSON (text/xml)',
    ],
    ['a list', json('["hello you"]'), {}, 'stop: The body is a list'],
    ['a single number', json('42'), {}, 'stop: The body is a single value'],
    ['another method', 'OPTIONS /a HTTP/1.1\nHost: a.example\n', {}, 'stop: DTX knows GET, POST'],
    ['a WebSocket', 'curl wss://a.example/chat', {}, 'stop: This opens a WebSocket'],
    [
      'JSON in a text',
      json('{"variables": "{\\"q\\": \\"hello you\\"}"}'),
      {},
      'stop: The prompt is within JSON that is itself a text',
    ],
    ['a session', json('{"sessionId": "abc", "q": "hello you"}'), {}, 'care: sessionId stays the same'],
    [
      'a stream that is asked for',
      json('{"stream": true, "q": "hello you"}'),
      {},
      'care: The request asks for a stream',
    ],
    [
      'a stream',
      json('{"q": "hello you"}'),
      { reply: 'data: {"t": "a b"}\n\ndata: {"t": "c"}' },
      'care: The reply is a stream',
    ],
    [
      'lines of JSON',
      json('{"q": "hello you"}'),
      { reply: '{"t": "a b"}\n{"t": "c"}\n' },
      'care: The reply is a stream',
    ],
    [
      'earlier turns',
      json('{"messages": [{"role": "assistant", "content": "Hi."}, {"role": "user", "content": "a b"}]}'),
      {},
      'care: The request holds earlier turns',
    ],
    [
      'a token against forged requests',
      json('{"q": "hello you"}', 'X-CSRF-Token: abc\n'),
      {},
      'care: The request carries a token',
    ],
    ['a cookie', json('{"q": "hello you"}', 'Cookie: sid=abc\n'), {}, 'care: The cookie is one session'],
    [
      'a cookie of the server',
      json('{"q": "a b"}'),
      { reply: 'HTTP/1.1 200 OK\nSet-Cookie: a=b\n\n{"a": "b c"}' },
      'care: The server sets a cookie',
    ],
    [
      'a redirect',
      json('{"q": "a b"}'),
      { reply: 'HTTP/1.1 302 Found\nLocation: /login\n\n{"a": "b"}' },
      'care: Status 302 is a redirect',
    ],
    [
      'an error',
      json('{"q": "a b"}'),
      { reply: 'HTTP/1.1 401 Unauthorized\n\n{"error": "no key"}' },
      'care: The pasted reply has status 401',
    ],
    [
      'a web page',
      json('{"q": "a b"}'),
      { reply: '<!doctype html><p>Log in' },
      'care: The reply is a web page',
    ],
    [
      'a text',
      json('{"q": "a b"}'),
      { reply: 'HTTP/1.1 200 OK\nContent-Type: text/plain\n\nYou can return items.' },
      'care: The reply is plain text, not JSON. "transform_response: text" takes all of it',
    ],
    [
      'a text that is declared as JSON',
      json('{"q": "a b"}'),
      { reply: 'HTTP/1.1 200 OK\nContent-Type: application/json\n\nYou can return items.' },
      'care: Content-Type says JSON, but the reply is not',
    ],
    [
      'a body in a file',
      'curl https://a.example -H "Content-Type: application/json" -d @body.json',
      {},
      'stop: curl reads --data from the file body.json',
    ],
    [
      'a prompt that is JSON',
      json('{"q": "a b"}'),
      {},
      `an object becomes the text that Python prints, {'role': 'user'} for {"role": "user"}`,
    ],
    [
      'a prompt that is JSON within a text',
      json('{"q": "a b"}'),
      { place: 'body ["q"]#0-1' },
      `puts in what Python prints: {'role': 'user'} for {"role": "user"}, True for true`,
    ],
    ['no reply', json('{"q": "a b"}'), {}, 'care: Paste the reply'],
    ['no text', json('{"n": 1}'), {}, 'care: The request has no text for the prompt'],
    [
      'HTTP/2',
      ':method: POST\n:authority: a.example\n:path: /a\n:scheme: https\ncontent-type: application/json\n\n{"q": "a b"}',
      {},
      'note: These are the headers of HTTP/2',
    ],
    ['a header twice', json('{"q": "a b"}', 'X-A: 1\nX-A: 2\n'), {}, 'note: The header X-A comes twice'],
    ['compression', json('{"q": "a b"}', 'Accept-Encoding: br\n'), {}, 'note: Left out: Accept-Encoding'],
    [
      'a text that looks like a number',
      json('{"user": "42", "q": "a b"}'),
      {},
      'note: user: DTX would send this text as another type',
    ],
    ['a signature', json('{"q": "a b"}', 'X-Amz-Date: 20250101\n'), {}, 'stop: The request is signed'],
    [
      'a prompt in a query of GraphQL',
      json('{"query": "{ ask(q: \\"hello you\\") }"}'),
      { place: 'body ["query"]#10-15' },
      'care: The prompt is within code',
    ],
    [
      'a prompt in a header',
      json('{"n": 1}', 'X-Question: hello you\n'),
      { place: 'header X-Question' },
      'care: The prompt is in a header',
    ],
    [
      'another type of content',
      'POST /a HTTP/1.1\nHost: a.example\nContent-Type: text/plain\n\n{"q": "a b"}',
      { form: 'http-raw' },
      'note: In raw_request, DTX reads a body as JSON only',
    ],
  ])('%s', (_, request, more, expected) => {
    const outcome = task(request, more);
    expect(outcome.problems).toEqual([]);
    expect(says(outcome)).toContainEqual(expect.stringContaining(expected));
    // What will not happen is not shown.
    if (expected.startsWith('stop')) {
      const shown = { scope: '', commands: '', sent: '', bytes: 0, added: [], seen: '', fails: [] };
      expect(outcome).toMatchObject({ ...shown, program: undefined });
      expect(says(outcome).join()).not.toContain('note:');
    }
  });

  test.each([
    ['POST /a HTTP/1.1\nAccept: */*\n\n{"q": "a"}', 'request', 1, 'MissingHostHeaderError'],
    ['POST /a\nHost: a.example', 'request', 1, 'InvalidHttpRequestFormatError'],
    ['hello', 'request', 1, 'neither a call of curl nor a request'],
    ['asdf 123 !!', 'request', 1, 'neither a call of curl nor a request'],
    ["wget -qO- --post-data='a=b' https://a.example", 'request', 1, 'This is a call of wget'],
    ['http --json POST https://a.example q=hello', 'request', 1, 'This is a call of HTTPie'],
    ['import requests\nrequests.post("https://a.example")', 'request', 1, 'This is Python'],
    [json('{"q": "a",\n  b: 1}'), 'request', 6, 'The body begins like JSON'],
    ['curl https://a.example \\\n  -d \'{\n  "q": nope}\'', 'request', 3, 'The body begins like JSON'],
    ['POST /a HTTP/1.1\nHost: a.example\n{"q": "a"}', 'request', 3, 'The empty line between'],
  ])('%j: the mistake is told with its line', (request, field, line, message) => {
    expect(task(request).problems).toEqual([{ field, line, message: expect.stringContaining(message) }]);
  });

  test('all mistakes of a request are told at once, each with its line', () => {
    expect(
      task('POST /chat\nContent-Type: application/json\n{"question": "hello"}').problems.map(
        ({ line, message }) => [line, message.slice(0, 30)],
      ),
    ).toEqual([
      [1, 'The first line lacks the versi'],
      [1, 'The header Host is missing: DT'],
      [3, 'The empty line between the hea'],
    ]);
  });

  test('an id that stays the same for all prompts is told, in the address and in the body', () => {
    const outcome = task(
      `curl https://a.example/v2/conversations/7f3c/messages --json '{"client_msg_id": "c-1", "text": "hello you"}'`,
    );
    const told = says(outcome).join();
    expect(told).toContain('conversations/7f3c');
    expect(told).toContain('client_msg_id stays the same');
  });

  test('a certificate is told once, and the scope is made without it', () => {
    const outcome = task(`curl --cert a.pem --key b.pem https://a.example --json '{"q": "hello you"}'`);
    expect(says(outcome).filter((each) => each.includes('certificate'))).toHaveLength(1);
    expect(outcome.scope).toContain('https://a.example');
    expect(outcome.scope).not.toContain('.pem');
  });

  test('a transform that looks for a field of a stream is told to end the run', () => {
    const reply = 'data: {"token": "a b"}\n\ndata: {"token": "c"}';
    expect(says(task(json('{"q": "a b"}'), { reply })).join()).toContain(
      'a transform such as json["token"] ends the run',
    );
  });

  test('a list is told to be sent with its placeholder as it is, or not at all', () => {
    const request = json('[{"role": "user", "content": "hello"}, {"role": "meta", "content": "v1"}]');
    for (const form of ['http-raw', 'http-parsed']) {
      const outcome = task(request, { form, prompt: 'Hi' });
      expect(outcome).toMatchObject({ scope: '', sent: '' });
      expect(says(outcome)[0]).toContain('{{prompt}} would be sent as these letters');
    }
  });

  test.each([
    ['42', '"q": 42'],
    ['"42"', '"q": 42'],
    ['"a b"', '"q": "a b"'],
    ['{"role": "user"}', `"q": "{'role': 'user'}"`],
    ['true', '"q": "True"'],
    ['[1, 2]', '"q": [1, 2]'],
  ])('what becomes of the prompt %s is shown as it is told', (prompt, sent) => {
    expect(task(json('{"q": "hello you"}'), { prompt }).sent).toContain(sent);
    expect(task(json('{"q": "hello you"}'), { prompt, promptAs: 'text' }).sent).toContain(
      `"q": ${JSON.stringify(prompt)}`,
    );
  });

  test('the whole of a plain reply is what a rule reads', () => {
    const reply = 'HTTP/1.1 200 OK\nContent-Type: text/plain\n\nYou can return items.';
    const outcome = task(json('{"q": "a b"}'), { reply });
    expect(outcome.scope).toContain('transform_response: text');
    expect(JSON.parse(outcome.seen).response).toBe('You can return items.');
    // The expression that is named for a part is one of Python.
    const text = 'Sources: 2\nAnswer: Yes. ';
    expect(evaluatePython('text.split(":")[-1].strip()', { text })).toMatchObject({ value: 'Yes.' });
  });

  test('a reply that is cut off is told with its line, behind the head as well', () => {
    const reply = 'HTTP/1.1 200 OK\nA: b\n\n{\n  "a": "b",\n  "c": ';
    expect(task(json('{"q": "a"}'), { reply }).problems).toEqual([
      { field: 'reply', line: 6, message: expect.stringContaining('The reply begins like JSON') },
    ]);
  });
});

describe('choices', () => {
  const labels = (reply: unknown) =>
    task(json('{"q": "a b"}'), { reply: JSON.stringify(reply) }).answers.map(({ label }) => label);

  test('show a usual way as a whole, so that its end is seen', () => {
    const way = Object.fromEntries([
      [
        'result',
        { conversation: { messages: [{ author: {}, content: { content_type: 'text', parts: ['Yes.'] } }] } },
      ],
    ]);
    expect(labels(way)).toContain('json["result"]["conversation"]["messages"][0]["content"]["parts"][0]');
  });

  test('are told apart, however long the ways to them are and wherever those differ', () => {
    const key = fc.constantFrom(
      'a',
      'b',
      'x'.repeat(80),
      `${'x'.repeat(80)}y`,
      `y${'x'.repeat(400)}`,
      'k '.repeat(900),
    );
    const way = fc.array(key, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(way, { minLength: 2, maxLength: 8 }), (ways) => {
        const reply = ways.map((each) =>
          each.reduceRight<unknown>((value, step) => ({ [step]: value }), 'text'),
        );
        const found = labels(reply);
        expect(new Set(found).size).toBe(found.length);
        for (const label of found) expect(label.length).toBeLessThan(820);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  test('of the same name are numbered', () => {
    const { places } = task('curl "https://a.example/?q=one%20a&q=two%20b"');
    expect(places.map(({ label }) => label)).toEqual(['?q', '?q (2)']);
  });
});

describe('secrets', () => {
  const outcome = task(
    `curl 'https://me:pw@a.example/chat?key=zzz9' -H 'X-Api-Key: k1' -H 'Cookie: sid=abc' -H 'x-auth-token: t1' -H 'Idempotency-Key: free' --json '{"q": "a b", "access_token": "t2", "max_tokens": 5}'`,
    { reply: '{"a": "b c"}' },
  );

  test('are variables of the scope, and the commands set them', () => {
    for (const secret of ['me:pw', 'zzz9', 'k1', 'sid=abc', 't1', 't2']) {
      expect(outcome.scope).not.toContain(secret);
      expect(outcome.sent).not.toContain(secret);
    }
    expect(outcome.scope).toContain('Idempotency-Key: free');
    const [{ vars }] = parse(outcome.scope).environments;
    expect(Object.keys(vars)).toEqual([
      'TARGET_API_KEY',
      'SESSION_COOKIE',
      'TARGET_AUTH_TOKEN',
      'TARGET_BASIC_AUTH',
      'TARGET_API_KEY_2',
      'TARGET_ACCESS_TOKEN',
    ]);
    for (const [name, value] of Object.entries(vars)) {
      expect(value).toBe(`{{env.${name}}}`);
      expect(outcome.commands).toContain(`export ${name}=`);
    }
  });

  test.each([
    ["-b 'sid=standin-session'", 'sid=your-session'],
    ["-H 'Cookie: __Host-id=a1; lang=de'", '__Host-id=your-__Host-id; lang=your-lang'],
    ["-H 'Cookie: $(id)=a1'", 'session=your-session'],
  ])('a cookie keeps its name: %s', (option, value) => {
    const { commands } = task(`curl https://a.example ${option} --json '{"q": "a b"}'`);
    expect(commands).toContain(`export SESSION_COOKIE="${value}"\n`);
  });

  const local = 'curl http://127.0.0.1:9100/v1/chat/completions';
  const asked = (call: string, more = '') =>
    task(`${call} -H "Authorization: Bearer $OPENAI_API_KEY"${more} --json '{"q": "a b"}'`);

  test('a key of another server gets another name than one that every run sends to OpenAI', () => {
    const { scope, commands, sent, ...rest } = asked(local);
    expect(scope).toContain('Bearer {{TARGET_API_KEY}}');
    expect(scope + sent).not.toContain('OPENAI_API_KEY');
    expect(parse(scope).environments).toEqual([{ vars: { TARGET_API_KEY: '{{env.TARGET_API_KEY}}' } }]);
    expect(commands).toContain('export TARGET_API_KEY="your-key"\nunset OPENAI_API_KEY\n');
    expect(says({ scope, commands, sent, ...rest }).join()).toContain(
      'every run of DTX sends OPENAI_API_KEY to api.openai.com',
    );
    const two = asked(local, ' -H "X-Api-Key: k1"');
    expect(Object.keys(parse(two.scope).environments[0].vars)).toEqual([
      'TARGET_API_KEY',
      'TARGET_API_KEY_2',
    ]);
  });

  test('the key of OpenAI keeps its name at OpenAI, and at no host that only looks like it', () => {
    const kept = (url: string) => asked(`curl ${url}`).scope.includes('{{OPENAI_API_KEY}}');
    expect(kept('https://api.openai.com/v1/chat/completions')).toBe(true);
    expect(kept('https://eu.api.openai.com/v1/chat/completions')).toBe(true);
    expect(kept('https://api.openai.com.example/v1')).toBe(false);
    expect(kept('"https://$HOST/v1"')).toBe(false);
  });

  test('are told, each with where it was', () => {
    expect(says(outcome).join('\n')).toContain('the header Cookie is now {{SESSION_COOKIE}}');
  });
});

describe('[2S.34] the answer', () => {
  test('is exactly the text that is chosen, wherever it is', () => {
    fc.assert(
      fc.property(jsonBody, fc.nat(), (reply, choice) => {
        const { answers } = task(json('{"q": "a b"}'), { reply });
        const chosen = answers[choice % answers.length];
        const { seen, answer } = task(json('{"q": "a b"}'), { reply, answer: chosen?.id ?? '' });
        expect(answer).toBe(chosen?.id);
        // Python picks the same, and takes the check of the scope for true.
        const picked = transformPython(answer, {
          json: JSON.parse(reply),
          text: reply,
          context: { status: 200, headers: {} },
        });
        if (!('value' in picked)) throw new Error(picked.problem.message);
        if (seen.startsWith('{')) expect(JSON.parse(seen).response).toEqual(picked.value);
        else expect([null, '', {}, []]).toContainEqual(picked.value);
        expect(evaluatePython('status == 200', { status: 200 })).toMatchObject({ value: true });
        if (answer === 'json') return;
        const steps = [...answer.matchAll(/\[(\d+|"(?:[^"\\]|\\.)*")\]/g)].map(([, step = '']) =>
          JSON.parse(step),
        );
        const value = steps.reduce((found, step) => found[step], JSON.parse(reply));
        if (value === '') expect(seen).toContain('The answer is empty');
        else expect(JSON.parse(seen).response).toBe(value);
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  test.each([
    [
      '{"id": "msg_0123456789abcdef01234", "choices": [{"message": {"role": "assistant", "content": "Sure."}}]}',
      'json["choices"][0]["message"]["content"]',
    ],
    [
      '{"model": "m", "output": [{"type": "message", "content": [{"type": "output_text", "text": "Here you are."}]}]}',
      'json["output"][0]["content"][0]["text"]',
    ],
    [
      '{"candidates": [{"content": {"parts": [{"text": "Here."}], "role": "model"}}]}',
      'json["candidates"][0]["content"]["parts"][0]["text"]',
    ],
    ['[{"generated_text": "Here."}]', 'json[0]["generated_text"]'],
    ['{"prompt": "What is this?", "answer": "Shoes."}', 'json["answer"]'],
    [
      '{"messages": [{"role": "user", "content": "Hi there"}, {"role": "assistant", "content": "Hello you"}]}',
      'json["messages"][1]["content"]',
    ],
    ['{"reply": "", "error": null}', 'json["reply"]'],
    ['{"reply": "x", "copy": "x"}', 'json["reply"]'],
    ['{"text": "Sure, here", "message": "Sure, here"}', 'json["text"]'],
    ['{"reply": "Sure, here", "answer": "Sure, here"}', 'json["reply"]'],
    ['{"first": "Sure, here", "second": "Sure, here"}', 'json["first"]'],
    ['plain words', 'text'],
    ['"words in quotes"', 'json'],
  ])('of %s is proposed', (reply, transform) => {
    expect(task(json('{"q": "a b"}'), { reply }).answer).toBe(transform);
  });

  test.each([
    ['{"q": "x", "question": "Where?", "model": "m"}', 'question'],
    [
      '{"messages": [{"role": "user", "content": "Hi"}, {"role": "user", "content": "Last?"}]}',
      'messages[1].content',
    ],
    [
      '{"contents": [{"role": "user", "parts": [{"text": "Hi there"}]}], "systemInstruction": "You are kind."}',
      'contents[0].parts[0].text',
    ],
    [
      '{"query": "query Ask($q: String) { ask(q: $q) { text } }", "variables": {"q": "Hi there"}}',
      'variables.q',
    ],
    ['{"text": "{{prompt}}", "question": "no"}', 'text'],
    ['{"inputs": "Hi", "parameters": {"mode": "a b"}}', 'inputs'],
    ['[{"role": "user", "content": "hello"}, {"role": "meta", "content": "v1"}]', '[0].content'],
    [
      '{"messages": [{"author": "user", "content": "Hi"}, {"author": "bot", "content": "Hello to you"}]}',
      'messages[0].content',
    ],
    [
      '{"messages": [{"author": {"role": "user"}, "content": {"parts": ["Hi"]}}, {"author": {"role": "system"}, "content": {"parts": ["Be a help"]}}]}',
      'messages[0].content.parts[0]',
    ],
    [
      '{"messages": [{"type": "human", "content": "Hi"}, {"type": "ai", "content": "Hello to you"}]}',
      'messages[0].content',
    ],
  ])('to the question of %s: the prompt is proposed', (body, label) => {
    const { places, place } = task(json(body));
    expect(places.find(({ id }) => place.startsWith(id))?.label).toBe(label);
  });

  test('out of a redirect or an error is none: the end of the run is told', () => {
    const seen = (reply: string) => task(json('{"q": "a b"}'), { reply }).seen;
    expect(seen('HTTP/1.1 503 Busy\n\n{"a": "b"}')).toContain('HttpRequestFailedError');
    expect(seen('HTTP/1.1 404 Not Found\n\n{"a": "b"}')).toContain('HttpResponseValidationError');
    expect(seen('HTTP/1.1 200 OK\nContent-Type: application/json\n\noops')).toContain(
      'InvalidHttpResponseError',
    );
    expect(seen('HTTP/1.1 201 Created\n\n{"answer": "b c"}')).toContain('"response": "b c"');
  });
});

describe.skipIf(!hasPython)('the program that joins a stream', () => {
  const run = (program: string, text: string, headers: object) =>
    JSON.parse(
      spawnSync(
        'python3',
        [
          '-c',
          `${program}\nimport sys\nt, h = json.load(sys.stdin)\nprint(json.dumps(parse_response(None, t, {"headers": h})))`,
        ],
        { input: JSON.stringify([text, headers]), encoding: 'utf8' },
      ).stdout,
    ) as string;

  test.each([
    [
      'data: {"choices": [{"delta": {"role": "assistant"}}]}\n\ndata: {"choices": [{"delta": {"content": "Hel"}}]}\n\nevent: x\ndata: {"choices": [{"delta": {"content": "lo "}}]}\r\n\r\ndata: {"choices": []}\n\ndata: [DONE]\n\n',
      '["choices",0,"delta","content"]',
      true,
    ],
    ['{"response": "Hel", "done": false}\n\n{"response": "lo", "done": true}\n', '["response"]', false],
    ['data: {"a\\"b": {"": "x"}}\n\ndata: nonsense\n\ndata: {"a\\"b": {"": 4}}\n', '["a\\"b",""]', true],
  ])('gives in Python what the lab says: %j', (text, path, isEventStream) => {
    const eventPath = JSON.parse(path) as string[];
    const events = text.split(/\r?\n/).flatMap((line) => {
      const read = readJson(isEventStream ? (line.startsWith('data:') ? line.slice(5).trim() : '') : line);
      return 'node' in read ? [read.node] : [];
    });
    const program = joinProgram(eventPath, isEventStream);
    const joined = joinEvents(events, eventPath);
    expect(joined.length).toBeGreaterThan(0);
    expect(run(program, text, { 'content-type': 'application/json' })).toBe(joined);
    const latin = Buffer.from('data: {"t": "caf\u00e9"}').toString('latin1');
    expect(run(joinProgram(['t'], true), latin, { 'Content-Type': 'text/event-stream' })).toBe('caf\u00e9');
  });
});

describe('a selection', () => {
  const at = (text: string, part: string, from = 0) => {
    const start = text.indexOf(part, from);
    return `@${start}-${start + part.length}`;
  };
  const body = '{"a": "one", "b": ["two words", "on\\"e\\nx"], "c": "one"}';
  const raw = json(body);
  test.each([
    [raw, at(raw, 'two words'), 'body ["b",0]'],
    [raw, at(raw, 'words'), 'body ["b",0]#4-9'],
    [raw, `@${raw.indexOf('wo words')}-${raw.indexOf('wo words')}`, 'body ["b",0]'],
    [raw, at(raw, 'on\\"e'), 'body ["b",1]#0-4'],
    [raw, at(raw, 'one', raw.indexOf('"c"')), 'body ["c"]'],
    [`curl 'https://a.example/?q=a%20b&l=en' -H 'X-Q: why'`, '@25-25', 'query 0'],
    [
      `curl 'https://a.example/?q=a%20b' -H 'X-Q: why not'`,
      at(`curl 'https://a.example/?q=a%20b' -H 'X-Q: why not'`, 'why'),
      'header X-Q#0-3',
    ],
    [
      `curl https://a.example --json $'{"q": "it\\'s me", "r": "x"}'`,
      at(`curl https://a.example --json $'{"q": "it\\'s me", "r": "x"}'`, 'me'),
      'body ["q"]',
    ],
    [`curl https://a.example -d "{\\"q\\": \\"hey\\", \\"r\\": \\"hey\\"}"`, '@54-54', 'body ["r"]'],
  ])('in %j at %s is the place %s', (request, place, expected) => {
    expect(task(request, { place }).place).toBe(expected);
  });

  test('of a part keeps the words around it', () => {
    const { scope, sent } = task(raw, { place: 'body ["b",0]#4-9', reply: '{"a": "b c"}' });
    expect(scope).toContain('two {{prompt}}');
    expect(sent).toContain('"two Hi \\"you\\""');
  });

  test.each([
    ['{"a": ["x y", "z"]}', 'z', 'json["a"][1]'],
    ['HTTP/1.1 200 OK\nA: b\n\n{"a": ["x y", "z"]}', 'x y', 'json["a"][0]'],
    ['data: {"id": "i1"}\n\ndata: {"t": "hello"}\n', 'ell', 'events ["t"]'],
  ])('in the reply %j at %j is the answer %s', (reply, part, expected) => {
    expect(task(raw, { reply, answer: at(reply, part) }).answer).toBe(expected);
  });

  test('elsewhere is told, and the proposal stays', () => {
    const outcome = task(raw, { place: '@0-2', reply: '{"a": "b"}', answer: '@0-0' });
    expect(says(outcome)).toContainEqual(
      expect.stringContaining('The selection is in no text of the request'),
    );
    expect(says(outcome)).toContainEqual(expect.stringContaining('The selection is in no text of the reply'));
    expect(outcome.scope).not.toBe('');
  });
});

describe('whatever is pasted', () => {
  test.each([
    '<script>alert(1)</script>',
    '\u202Eevil\u2066',
    '\u0000',
    '{{',
    '{%',
    '\uFDD0KEY\uFDD1',
    '$(rm -rf /)',
    '\ud800',
    '__proto__',
  ])('%j: is answered, and is never code', (text) => {
    for (const request of [
      text,
      `curl ${text}`,
      `curl 'https://a.example/${text}' -H 'X: ${text}' -d '{"q": ${JSON.stringify(text)}}'`,
      json(`{${JSON.stringify(text)}: ${JSON.stringify(text)}}`),
    ])
      for (const reply of [text, json(text), `{${JSON.stringify(text)}: ${JSON.stringify(text)}}`])
        for (const form of ['http-parsed', 'http-raw'])
          expect(() => task(request, { reply, prompt: text, form, place: text, answer: text })).not.toThrow();
  });

  test('brackets, long lines and long texts end in a message', () => {
    const deep = '['.repeat(20_000);
    expect(task(json(deep)).problems).toHaveLength(1);
    expect(task(json('{"q": "a"}'), { reply: deep }).problems).toHaveLength(1);
    expect(task(json('{"q": "a"}'), { prompt: deep }).fails[0]).toContain('nested deeper');
    expect(task('x'.repeat(10_000_000)).problems[0]?.message).toContain('300,000');
    expect(task(json('{"q": "a"}'), { reply: 'x'.repeat(10_000_000) }).problems[0]?.message).toContain(
      '2,000,000',
    );
  });

  test('texts of any kind never throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ maxLength: 40 }),
        (request, reply) => {
          for (const each of [request, `curl ${request}`, `POST / HTTP/1.1\nHost: a\n\n${request}`])
            task(each, { reply, prompt: request });
        },
      ),
      { numRuns: 500 },
    );
  });
});
