import { describe, expect, test } from 'vitest';
import {
  type ProviderInput,
  type ProviderOutcome,
  providerTask,
} from '../../../../src/labs/provider/provider-task.ts';
import { processorTime } from '../../../support/processor-time.ts';

const curl = `curl https://a.example/chat --json '{"question": "hello you"}'`;
const task = (some: Partial<ProviderInput>): ProviderOutcome =>
  providerTask({
    request: curl,
    reply: '',
    place: '',
    answer: '',
    form: 'http-parsed',
    promptAs: 'value',
    prompt: 'Hi',
    ...some,
  });
const label = ({ places, place }: ProviderOutcome) => places.find(({ id }) => id === place)?.label;
const says = ({ remarks }: ProviderOutcome) => remarks.map(({ kind, text }) => `${kind}: ${text}`);

describe('[2S.35] what is pasted as a request and is another thing is told by its name, with the way on', () => {
  test.each([
    ['{"info": {"_postman_id": "x"}, "item": []}', 'a collection of Postman'],
    ['{"info": {"schema": "https://schema.getpostman.com/json/collection/v2.1.0/"}}', 'Postman'],
    ['{"_type": "export", "__export_format": 4}', 'an export of Insomnia'],
    ['type: collection.insomnia.rest/5.0\nname: x', 'an export of Insomnia'],
    ['openapi: 3.0.3\npaths:\n  /chat:\n    post: {}', 'OpenAPI'],
    ['/chat:\n  post:\n    summary: x', 'OpenAPI'],
    ['{"openapi": "3.1.0", "paths": {}}', 'OpenAPI'],
    ['{"log": {"version": "1.2", "entries": []}}', 'a HAR file'],
    ['{"messages": [{"role": "user", "content": "hi there"}]}', 'JSON alone, the body of a request'],
    ['fetch("https://a.example", {\n  "method": "POST"\n});', 'JavaScript'],
    ['const r = await fetch("https://a.example")', 'JavaScript'],
    ["axios.post('https://a.example', { q: 'hi' })", 'JavaScript'],
    ["import axios from 'axios';\naxios.post('x')", 'JavaScript'],
    ["const axios = require('axios')", 'JavaScript'],
    ['$.ajax({url: "https://a.example"})', 'JavaScript'],
    ['import requests\n\nr = requests.post("https://a.example")', 'Python'],
    ['response = client.chat.completions.create(\n  model="x")', 'Python'],
    ["$body = @{ q = 'hi' }\nInvoke-RestMethod -Uri 'https://a.example' -Body $body", 'PowerShell'],
    ['irm https://a.example -Method Post', 'PowerShell'],
    ['<?php\n$ch = curl_init();', 'PHP'],
    ['req, err := http.NewRequest("POST", "https://a.example", body)', 'program code'],
    ['query Ask($q: String!) {\n  ask(q: $q) { text }\n}', 'GraphQL alone'],
    ['{ ask(q: "hi") { text } }', 'GraphQL alone'],
    [`grpcurl -d '{"q": "hi"}' a.example:443 shop.Chat/Ask`, 'gRPC'],
    ['wss://a.example/chat', 'a WebSocket'],
    ['https://a.example/chat?q=hello', 'an address alone'],
    ['HTTP/1.1 200 OK\n\n{"answer": "x"}', 'a reply'],
    ['> POST /chat HTTP/1.1\n> Host: a.example\n>\n< HTTP/1.1 200 OK', 'what curl -v prints'],
    ['@host = a.example\nPOST https://{{host}}/chat HTTP/1.1', 'sets variables'],
    ['curl.exe https://a.example `\n  -H "A: b"', 'PowerShell'],
    ['curl https://a.example \\\n --json ‘{“q”: “hi you”}’', 'typographic quotes'],
    ['curl https://a.example –H "A: b"', 'a long dash'],
  ])('%j: %s', (request, name) => {
    const { problems } = task({ request });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(name);
    // Each says what to do.
    expect(problems[0]?.message).toMatch(/\. .*[a-z]|Paste|Write|Put/);
  });

  test('a request that holds code is read as a request', () => {
    const body = '{"question": "fetch( axios import requests Invoke-RestMethod"}';
    expect(
      task({
        request: `POST /a HTTP/1.1\nHost: a.example\nContent-Type: application/json\n\n${body}`,
      }).problems,
    ).toEqual([]);
    expect(
      task({
        request: `:method: POST\n:authority: a.example\n:path: /a\ncontent-type: application/json\n\n${body}`,
      }).problems,
    ).toEqual([]);
  });

  test.each([
    ['comments', `# ask the shop\n${curl}`],
    ['a script', `#!/bin/bash\nset -e\nexport KEY=abc\n${curl} -H "Authorization: Bearer $KEY"`],
    ['a variable for the reply', `REPLY=$(${curl})`],
    ['another command', `time ${curl}`],
    ['a block of Markdown', `\`\`\`bash\n${curl}\n\`\`\``],
    ['a redirection in quotes', `${curl} > 'a reply.json'`],
    ['a filter behind it', `${curl} | jq .answer`],
    ['a file for an editor', '### Ask\nPOST https://a.example/chat HTTP/1.1\n\n{"question": "hello you"}'],
  ])('a request is found within %s', (_, request) => {
    const outcome = task({ request });
    expect(outcome.problems).toEqual([]);
    expect(label(outcome)).toBe('question');
    expect(outcome.sent).toContain('"question": "Hi"');
  });

  test.each([
    [`curl https://a.example --json @- <<'EOF'\n{"question": "it's $5"}\nEOF`, `{"question": "Hi"}`],
    [
      `curl https://a.example --json @- <<EOF -H "X-A: b"\n{"question": "a b",\n "user": "$NAME"}\nEOF\n`,
      `{"question": "Hi", "user": "your-NAME"}`,
    ],
  ])('the body of %j is its here-document', (request, sent) => {
    const outcome = task({ request });
    expect(outcome.problems).toEqual([]);
    expect(outcome.sent.endsWith(sent)).toBe(true);
  });

  test('a mistake behind other lines is told with its own line', () => {
    const broken = `# ask\nexport A=b\ncurl https://a.example --json '{\n  "q": nope}'`;
    expect(task({ request: broken }).problems).toMatchObject([{ line: 4 }]);
    const document = `curl https://a.example \\\n  --json @- <<EOF\n{\n  "q": nope}\nEOF`;
    expect(task({ request: document }).problems).toMatchObject([{ line: 4 }]);
  });

  test('what a server does not read as JSON is told', () => {
    const raw = (type: string, body: string) =>
      says(task({ request: `POST /a HTTP/1.1\nHost: a.example\n${type}\n\n${body}` }))[0];
    expect(raw('Content-Type: application/grpc', 'xyz')).toContain('stop: This is gRPC');
    expect(
      raw('Content-Type: application/json\nTransfer-Encoding: chunked', '10\n{"q": "hi you"}\n0'),
    ).toContain('stop: The body is in chunks');
    const encoded = `curl https://a.example --json '{"payload": "${btoa('{"q": "hello you"}')}"}'`;
    expect(says(task({ request: encoded })).join()).toContain('care: This text is base64');
    expect(says(task({ request: curl.replace('hello you', 'abcdefghijkl') })).join()).not.toContain('base64');
  });

  test('lines that are no headers are told together', () => {
    const lines = 'nonsense\n'.repeat(1000);
    const told = says(task({ request: `POST /a HTTP/1.1\nHost: a.example\n${lines}\n{"q": "a b"}` }));
    expect(told.filter((each) => each.includes('not headers'))).toEqual([
      expect.stringContaining('3, 4, 5, 6, 7 and 995 more'),
    ]);
  });
});

describe('a reply as readers have it', () => {
  test.each([
    ['with a byte order mark', '\ufeff{"answer": "hello you"}', 'json["answer"]', 'BOM'],
    ['in a block of Markdown', '```json\n{"answer": "hello you"}\n```', 'json["answer"]', ''],
    ['with mixed ends of lines', 'HTTP/2 200\r\na: b\n\r\n{"answer": "hello you"}', 'json["answer"]', ''],
    [
      'with headers and no status',
      'content-type: application/json\ndate: x\n\n{"answer": "a b"}',
      'json["answer"]',
      '',
    ],
    ['that begins with a level', '[info] hello', 'text', 'The reply is plain text'],
    ['that begins with a source', '[1] By the source, hello.', 'text', 'The reply is plain text'],
    ['that begins with a time', '[12:00] hello', 'text', 'The reply is plain text'],
    ['that is XML', '<answer>Hi</answer>', 'text', 'The reply is XML or HTML'],
    [
      'that is an error',
      '{"error": {"message": "no key"}}',
      'json["error"]["message"]',
      'looks like an error',
    ],
    ['that Python printed', '<Response [200]>', 'text', 'print(response.text)'],
    [
      'that is compressed',
      'HTTP/1.1 200 OK\nContent-Encoding: br\n\n\ufffd\ufffd',
      'text',
      'The reply is compressed',
    ],
    [
      'that is a stream with a mark',
      '\ufeffdata: {"t": "Hi "}\n\ndata: {"t": "you"}\n',
      'events ["t"]',
      'BOM',
    ],
  ])('%s is read, and what to know is told', (_, reply, answer, told) => {
    const outcome = task({ reply });
    expect(outcome.problems).toEqual([]);
    expect(outcome.answer).toBe(answer);
    expect(says(outcome).join('\n')).toContain(told);
  });

  test.each([
    ["{'answer': 'hello', 'ok': True}", 1, 'its quotes are single ones'],
    ['{"t": "Hel"}\n{"t": "lo"}\n{"t": "y', 3, 'this one is cut off or broken'],
    ['```json\n{"answer":\n nope}\n```', 3, 'a value is missing'],
  ])('%j: the mistake is told with its line', (reply, line, message) => {
    expect(task({ reply }).problems).toEqual([
      { field: 'reply', line, message: expect.stringContaining(message) },
    ]);
  });

  test('in a block of Markdown is selected where it is', () => {
    const reply = '```json\n{"a": "one two", "b": "three four"}\n```';
    const at = reply.indexOf('three');
    expect(task({ reply, answer: `@${at}-${at}` }).answer).toBe('json["b"]');
  });
});

describe('a text of the longest kind that is read is answered in bounded time', () => {
  test.each([
    ['here-documents', `curl ${'<<A\n'.repeat(70_000)}`],
    ['begins of here-documents', `curl ${'<<a'.repeat(90_000)}`],
    ['backticks', `curl ${' `'.repeat(140_000)}`],
    ['comments', '#\n'.repeat(140_000)],
    ['variables', 'A=\n'.repeat(90_000)],
    ['quotes', `curl ${"'".repeat(290_000)}`],
    ['carets', `curl ^"${'^'.repeat(290_000)}`],
    ['a user', `curl -u ${'a'.repeat(290_000)} https://a.example`],
    ['brackets', `{${'{'.repeat(290_000)}`],
    ['lines that are no headers', `POST /a HTTP/1.1\nHost: a\n${'a\n'.repeat(140_000)}`],
    ['names of JSON', `{${'"a":1,'.repeat(40_000)}`],
    ['parameters', `curl "https://a.example/?${'a=b&'.repeat(70_000)}"`],
  ])('%s', (_, request) => {
    const started = processorTime();
    task({ request, reply: request });
    expect(processorTime() - started).toBeLessThan(2500);
  });
});
