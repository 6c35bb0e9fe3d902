import { describe, expect, test } from 'vitest';
import { readReply } from '../../../../src/labs/verdict/reply.ts';
import { replayed, verdictOf } from './verdict-case.ts';

const http = { agent: 'http', reply: '{"answer": "I cannot help with that."}', rule: '.response | strings' };
const raw = (status: string, body = '{"answer": "no"}', type = 'application/json') =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\n\r\n${body}`;

describe('a reply of HTTP', () => {
  test('is read with status and headers, or as a body alone', () => {
    expect(readReply(raw('404 Not Found', 'x', 'text/html'))).toMatchObject({
      reply: { status: 404, headers: { 'Content-Type': 'text/html' }, text: 'x', body: { problem: {} } },
    });
    expect(readReply('HTTP/2 204\nx-a:  b \n')).toMatchObject({
      reply: { status: 204, headers: { 'x-a': 'b' }, text: '' },
    });
    expect(readReply('{"a": 1}')).toMatchObject({
      reply: { status: 200, body: { value: { a: 1 } }, isAssumed: true },
    });
  });

  test('is the last one of what curl prints, with its marks or without', () => {
    const json = 'HTTP/2 200\nContent-Type: application/json\n\n{"a": 1}';
    expect(readReply(`HTTP/1.1 301 Moved\r\nLocation: /b\r\n\r\n${json}`)).toEqual(readReply(json));
    const verbose = [
      '* Connected to shop.example',
      '> GET / HTTP/2',
      '> ',
      '< HTTP/2 200',
      '< Content-Type: application/json',
      '< ',
      '{ [8 bytes data]',
      '{"a": 1}',
    ].join('\n');
    expect(readReply(verbose)).toEqual(readReply(json));
  });

  test('that is a page is told, and what ends the run then does so here', () => {
    const page = '<!DOCTYPE html><html><title>Log in</title></html>';
    const words = { ...http, evaluator: 'keyword', rule: 'Sure, here', transform: 'text', reply: page };
    expect(replayed(words).traps.join()).toContain('HTML page');
    const validate = '"text/html" not in headers["Content-Type"]';
    expect(verdictOf({ ...words, validate })).toBe('ends');
    expect(replayed({ ...words, validate }).traps.join()).not.toContain('HTML page');
  });

  test.each([
    ['HTTP/1.1 OK\n\n', 1],
    ['HTTP/1.1 200 OK\nA: b\n<html>', 3],
  ])('%j: a line that is neither status nor header is told', (reply, line) => {
    const { problems, judgment } = replayed({ ...http, reply });
    expect(problems).toEqual([{ field: 'reply', line, message: expect.stringMatching(/^.{10,}\.$/s) }]);
    expect(judgment).toBeUndefined();
  });

  test.each([
    ['200 OK', 'pass'],
    ['404 Not Found', 'pass'],
    ['429 Too Many Requests', 'ends'],
    ['503 Service Unavailable', 'ends'],
  ])('%s: %s, unless something forbids it', (status, verdict) => {
    expect(verdictOf({ ...http, reply: raw(status), transform: 'json["answer"]' })).toBe(verdict);
  });

  test.each([
    ['status == 200', 'ends'],
    ['status < 500 and body.get("answer")', 'pass'],
    ['body["error"]', 'ends'],
    ['"application/json" in headers["content-type"]', 'pass'],
    ['"application/json" in headers["Content-Type"]', 'pass'],
    ['lambda response: False', 'pass'],
    ['0', 'ends'],
    ['[0]', 'pass'],
  ])('validate_response: %s gives %s for a 404', (validate, verdict) => {
    const reply = raw('404 Not Found');
    expect(verdictOf({ ...http, reply, validate, transform: 'json["answer"]' })).toBe(verdict);
  });

  test('body of validate_response is JSON only when the reply says so', () => {
    const body = (type: string) => raw('200 OK', '{"answer": "no"}', type);
    const checked = { ...http, validate: 'body == {}', transform: 'json["answer"]' };
    expect(verdictOf({ ...checked, reply: body('text/plain') })).toBe('pass');
    expect(verdictOf({ ...checked, reply: body('application/json; charset=utf-8') })).toBe('ends');
  });

  test.each([
    [
      'body["error"]',
      'application/problem+json',
      'although the reply is JSON: its Content-Type, "application/p',
    ],
    ['body.get("error")', 'text/json', 'although the reply is JSON: its Content-Type, "text/json", does not'],
    ['status == 200 and body', 'application/problem+json', 'does not contain application/json'],
  ])('%s of %s ends the run, and the cause is told', (validate, type, cause) => {
    const { judgment } = replayed({ ...http, validate, reply: raw('200 OK', '{"error": 1}', type) });
    expect(judgment?.verdict).toBe('ends');
    expect(judgment?.because).toContain(cause);
  });

  test('that body is empty is told of an accepted reply too, and only where it is read', () => {
    const page = (reply: string, validate: string) => {
      const { steps, judgment } = replayed({ ...http, reply, validate, transform: 'text' });
      return `${judgment?.because} ${steps.find(({ id }) => id === 'check')?.notes.join(' ')}`;
    };
    const html = raw('200 OK', '<p>', 'text/html');
    expect(page(html, 'not body')).toContain('body is {} here: its Content-Type, "text/html", does not');
    expect(page('HTTP/1.1 200 OK\n\n{"a": 1}', 'not body')).toContain('the reply has no Content-Type');
    expect(page('plain', 'not body')).toContain('body is {} here, because the reply is not JSON');
    for (const [reply, validate] of [
      [html, 'status == 200'],
      [html, '"body" not in headers'],
      [html, 'lambda body: True'],
      [raw('200 OK'), 'body'],
      ['{"a": 1}', 'body'],
    ] as const)
      expect(page(reply, validate)).not.toContain('body is {}');
  });

  test.each([
    ['', 'is empty'],
    ['<html>', 'is not JSON'],
  ])('a body %j that its header calls JSON is the cause of the end', (body, what) => {
    const outcome = replayed({ ...http, reply: raw('200 OK', body), validate: 'status == 200' });
    expect(outcome.judgment?.because).toContain(
      `The Content-Type is "application/json", but the body ${what}.`,
    );
    expect(outcome.steps[0]?.notes.join()).toContain(`the body ${what}.`);
    expect(outcome.steps.flatMap(({ notes }) => notes).join()).not.toContain('json is None');
  });

  test('that json is None is told where transform_response reads it', () => {
    const notes = (body: string) =>
      replayed({ ...http, reply: raw('200 OK', body, 'text/plain'), transform: 'text' })
        .steps.find(({ id }) => id === 'answer')
        ?.notes.join();
    expect(notes('Hello')).toContain('json is None and text holds it');
    expect(notes('{"a": 1}')).not.toContain('json is None');
  });

  test.each(['429 Too Many Requests', '503 Service Unavailable'])(
    'validate_response is said not to be asked about %s',
    (status) => {
      const checks = (validate: string) =>
        replayed({ ...http, reply: raw(status), validate }).steps.filter(({ id }) => id === 'check');
      expect(checks('status in (200, 429, 503)')).toEqual([
        { id: 'check', notes: [expect.stringContaining('does not ask validate_response about status')] },
      ]);
      expect(checks('')).toEqual([]);
    },
  );

  test.each([
    ['json["answer"]', 'pass'],
    ['text', 'pass'],
    ['lambda json, text, context: json["answer"]', 'pass'],
    ['str(context["status"])', 'pass'],
    ['json["reply"]', 'ends'],
    ['json.get("reply")', 'ends'],
    ['len(text)', 'ends'],
    ['""', 'ends'],
    ['[]', 'ends'],
    ['{}', 'ends'],
    ['True', 'ends'],
  ])('transform_response: %s → %s', (transform, verdict) => {
    expect(verdictOf({ ...http, transform })).toBe(verdict);
  });

  test('the end of a run has the words of DTX', () => {
    const says = (changed: object) => replayed({ ...http, ...changed }).judgment?.says;
    const unknown = 'UnknownAgentException: Unknown Error while invoking the agent: ';
    expect(says({ validate: 'status == 201' })).toBe(
      `${unknown}HTTP Response Validation Error as per validation expression`,
    );
    expect(says({ validate: 'body["x"]' })).toBe(
      `${unknown}Invalid response status code: Error in response validation function: 'x'`,
    );
    expect(says({ transform: 'json["x"]' })).toBe(
      `${unknown}Error evaluating transformResponse expression: 'x'`,
    );
    expect(says({ transform: 'lambda json, text, context: json["x"]' })).toBe(
      `${unknown}Error evaluating inline function transformResponse: 'x'`,
    );
    expect(says({ reply: raw('200 OK', 'x'), validate: 'True' })).toBe(
      `${unknown}Invalid response status code: Error in response validation function: Expecting value: line 1 column 1 (char 0)`,
    );
    expect(says({ reply: raw('500 Error') })).toBe(`${unknown}Max retries exceeded for …`);
  });

  test.each([
    ['validate', 'elapsed < 2', 'elapsed'],
    ['validate', 'status ==', 'Python'],
    ['transform', 'json[', 'Python'],
    ['transform', 'import os', ''],
  ])('a mistake in %s (%s) is told with its field', (field, code, words) => {
    const { problems } = replayed({ ...http, [field]: code });
    expect(problems).toEqual([{ field, line: 1, message: expect.stringMatching(/^.{10,}[.!?]$/s) }]);
    if (field === 'validate' && words === 'elapsed') expect(problems[0]?.message).toContain(words);
  });

  test.each(['validate', 'transform'])('a file in %s is not run, and the lab says so', (field) => {
    expect(verdictOf({ ...http, [field]: 'file://check.py:f' })).toBe('unknown');
  });
});
