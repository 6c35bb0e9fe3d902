import { describe, expect, test } from 'vitest';
import { providerTask } from '../../../../src/labs/provider/provider-task.ts';

const told = (request: string) =>
  providerTask({
    request,
    reply: '{"a": "b c"}',
    place: '',
    answer: '',
    form: 'http-parsed',
    promptAs: 'value',
    prompt: 'Hi',
  })
    .remarks.map(({ text }) => text)
    .filter((text) => text.includes('can change a later answer'));
const body = (fields: string) =>
  told(`curl https://a.example/ask --json '{"question": "hello you", ${fields}}'`);

describe('[2S.35] an id that stays the same for all prompts is told', () => {
  test.each([
    ['"session": "a1"', 'session'],
    ['"session": 17', 'session'],
    ['"session": {"id": "a1"}', 'session.id'],
    ['"SessionID": "a1"', 'SessionID'],
    ['"session_id": "a1"', 'session_id'],
    ['"chatId": "a1"', 'chatId'],
    ['"chat_uuid": "a1"', 'chat_uuid'],
    ['"thread": "th_9"', 'thread'],
    ['"thread_id": "th_9"', 'thread_id'],
    ['"conversation": "c-9"', 'conversation'],
    ['"conversationUuid": "c-9"', 'conversationUuid'],
    ['"last_message_id": "m1"', 'last_message_id'],
    ['"uuid": "7f3c2a91-0b6d-4f1e-9a7e-51f8a0c2d4e6"', 'uuid'],
    ['"sid": "7f3c2a91"', 'sid'],
    ['"meta": {"dialogId": 4}', 'meta.dialogId'],
  ])('%s is one session', (fields, label) => {
    expect(body(fields)).toEqual([expect.stringContaining(`${label} stays the same for all prompts`)]);
  });

  test.each([
    ['"user_id": "u-7"', 'user_id'],
    ['"userId": 7', 'userId'],
    ['"user": {"id": "u-7"}', 'user.id'],
    ['"user": "kim@a.example"', 'user'],
    ['"uid": "u-7"', 'uid'],
    ['"visitor_uuid": "u-7"', 'visitor_uuid'],
    ['"deviceId": "u-7"', 'deviceId'],
  ])('%s is one user', (fields, label) => {
    expect(body(fields)).toEqual([expect.stringContaining(`${label} is one user for all prompts`)]);
  });

  test.each([
    ['https://a.example/ask?session=a1&q=hello+you', [], '?session'],
    ['https://a.example/ask?q=hello+you&user_id=u-7', [], '?user_id'],
    ['https://a.example/ask?q=hello+you', ["-H 'X-Session-Id: a1'"], 'The header X-Session-Id'],
    ['https://a.example/ask?q=hello+you', ["-H 'Idempotency-Key: a1'"], 'The header Idempotency-Key'],
  ])('%s %s has one outside of the body', (url, more, label) => {
    expect(told(`curl '${url}' ${more.join(' ')}`)).toEqual([expect.stringContaining(label)]);
  });

  test.each([
    '"session_id": "dtx-{{ range(9999) | random }}"',
    '"chat": "what somebody said before"',
    '"session": ""',
    '"session": null',
    '"session": true',
    '"user": "kim"',
    '"model": "gpt", "locale": "en", "id": "x", "name": "y"',
    '"messageType": "text", "chat_mode": "fast", "userName": "kim"',
  ])('%s is none', (fields) => expect(body(fields)).toEqual([]));

  test('is not the text that the prompt takes the place of', () => {
    expect(told(`curl https://a.example/ask --json '{"thread": "hello"}'`)).toEqual([]);
  });

  test('and three of them are enough to be told', () => {
    expect(body('"session": "a", "thread": "b", "chat_id": "c", "uuid": "d", "user_id": "e"')).toHaveLength(
      3,
    );
  });
});
