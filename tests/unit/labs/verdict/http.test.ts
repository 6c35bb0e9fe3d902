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
