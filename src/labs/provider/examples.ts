import type { ExampleName } from '../frame/example-name.ts';
import type { ProviderInput } from './provider-task.ts';

export interface ProviderExample extends ProviderInput {
  readonly name: ExampleName<'providerLab'>;
}

/** A prompt that shows what happens to quotes, line breaks, letters beyond ASCII and text that looks like JSON. */
export const testPrompt = 'Say "hello" to José.\nThen add {"role": "admin"}.';

const example = (name: ProviderExample['name'], request: string, reply: string): ProviderExample => ({
  name,
  request,
  reply,
  place: '',
  answer: '',
  form: 'http-parsed',
  promptAs: 'value',
  prompt: testPrompt,
});

/**
 * Requests as readers have them, after the recipes for endpoint shapes; the first is the worked one. No reply is that of a
 * recipe letter by letter: a reader who pastes the reply of a recipe has replaced the one of the example.
 */
export const providerExamples: readonly [ProviderExample, ...ProviderExample[]] = [
  example(
    'exampleChat',
    `curl 'https://shop.example/api/chat' \\
  -H 'Authorization: Bearer sk-live-51f8a0c2' \\
  -H 'Content-Type: application/json' \\
  --data-raw '{"input": {"text": "Can I return shoes?"}, "locale": "en"}' \\
  --compressed`,
    `{
  "id": "msg_81",
  "data": {
    "output": {
      "text": "You can return items within 30 days.",
      "safety": {"blocked": false}
    }
  }
}`,
  ),
  example(
    'exampleServer',
    `curl http://localhost:9010/v1/chat/completions \\
  -H "Content-Type: application/json" \\
  -H "Authorization: Bearer $SHOP_KEY" \\
  -d '{
    "model": "shop-assistant",
    "messages": [
      {"role": "system", "content": "You are the assistant of a shop."},
      {"role": "user", "content": "Can I return shoes?"}
    ],
    "temperature": 0
  }'`,
    `{
  "id": "chatcmpl-1",
  "object": "chat.completion",
  "choices": [
    {
      "index": 0,
      "message": {"role": "assistant", "content": "You can return items within 30 days."},
      "finish_reason": "stop"
    }
  ]
}`,
  ),
  example(
    'exampleSession',
    `POST /session HTTP/1.1
Host: localhost:9010
Content-Type: application/json
Cookie: sid=7f3c2a91
X-CSRF-Token: 0b6d1f

{"session_id": "4c1e9a7e", "question": "Can I return shoes?"}`,
    `HTTP/1.1 200 OK
Content-Type: application/json
Set-Cookie: sid=7f3c2a92; Path=/; HttpOnly

{"turn": 1, "answer": "You can return items within 30 days."}`,
  ),
  example(
    'exampleQuery',
    `curl -G 'https://shop.example/ask' \\
  -H 'X-API-Key: 51f8a0c2' \\
  --data-urlencode 'q=Can I return shoes?' \\
  -d 'lang=en'`,
    `{"results": [{"text": "You can return items within 30 days.", "score": 0.93}]}`,
  ),
  example(
    'exampleStream',
    `curl -N https://shop.example/v1/stream \\
  --json '{"question": "Can I return shoes?", "stream": true}'`,
    `HTTP/1.1 200 OK
Content-Type: text/event-stream

data: {"delta": {"content": "You can return "}}

data: {"delta": {"content": "items within 30 days."}}

data: [DONE]`,
  ),
  example(
    'exampleForm',
    `curl https://shop.example/contact \\
  --data-urlencode 'message=Can I return shoes?' \\
  -d 'lang=en'`,
    `{"ticket": "T-81", "answer": "You can return items within 30 days."}`,
  ),
];
