import { setTimeout as wait } from 'node:timers/promises';
import { behaviourOf, type Message, marker, replyOf, roleOf } from './behaviour.ts';
import { type Answer, type Exchange, fieldsOf, type Route } from './exchange.ts';

/** The shapes in which hosted models answer. Routing is by path, so that each works on any host name. */
const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
const names = [
  'm-ok',
  'm-comply',
  'm-refuse',
  'm-empty',
  'm-echo',
  'gpt-4o',
  'gpt-4o-mini',
  'llama-guard3:1b',
];

/** The text of a reply; the log gets role and lengths before a model fails. */
export async function answerOf(
  exchange: Exchange,
  model: string,
  messages: readonly Message[],
): Promise<string> {
  exchange.note(model, roleOf(messages), messages);
  const { text, after } = replyOf(model, messages);
  if (after !== undefined) await wait(after);
  return text;
}

/** Messages of a request of any of these APIs: the content is text, or a list of parts. */
function messagesOf(list: unknown, textField: 'content' | 'parts' = 'content'): Message[] {
  if (!Array.isArray(list)) return [];
  return list.map((each: Record<string, unknown>) => {
    const content = each[textField];
    const parts: readonly { text?: unknown }[] = Array.isArray(content) ? content : [];
    const text = Array.isArray(content) ? parts.map((part) => part.text ?? '').join('\n') : content;
    return { role: String(each.role ?? 'user'), content: String(text ?? '') };
  });
}

/** OpenAI, and what copies it: Groq, Mistral, Cerebras, OpenRouter, Together, vLLM. */
async function openaiChat(exchange: Exchange): Promise<Answer> {
  const { model, messages } = fieldsOf(exchange);
  const name = String(model ?? '');
  const content = await answerOf(exchange, name, messagesOf(messages));
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  return {
    status: 200,
    body: {
      id: 'chatcmpl-standin',
      object: 'chat.completion',
      created: 1,
      model: name,
      choices: behaviourOf(name) === 'nochoices' ? [] : choices,
      usage,
    },
  };
}

function openaiModels(): Answer {
  const data = names.map((id) => ({ id, object: 'model', owned_by: 'standin' }));
  return { status: 200, body: { object: 'list', data } };
}

async function anthropicMessages(exchange: Exchange): Promise<Answer> {
  const { model, messages } = fieldsOf(exchange);
  const name = String(model ?? '');
  return {
    status: 200,
    body: {
      id: 'msg_standin',
      type: 'message',
      role: 'assistant',
      model: name,
      content: [{ type: 'text', text: await answerOf(exchange, name, messagesOf(messages)) }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  };
}

async function geminiGenerate(exchange: Exchange): Promise<Answer> {
  const model = /models\/([^:/]+):/.exec(exchange.path)?.[1] ?? '';
  const text = await answerOf(exchange, model, messagesOf(fieldsOf(exchange).contents, 'parts'));
  return {
    status: 200,
    body: {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
      modelVersion: model,
    },
  };
}

async function ollamaChat(exchange: Exchange): Promise<Answer> {
  const fields = fieldsOf(exchange);
  const model = String(fields.model ?? '');
  const messages = Array.isArray(fields.messages)
    ? messagesOf(fields.messages)
    : [{ role: 'user', content: String(fields.prompt ?? '') }];
  const text = model.startsWith('llama-guard')
    ? guardReply(exchange, model, messages)
    : await answerOf(exchange, model, messages);
  const reply =
    exchange.path === '/api/generate'
      ? { response: text }
      : { message: { role: 'assistant', content: text } };
  return {
    status: 200,
    body: { model, created_at: '2026-01-01T00:00:00Z', done: true, done_reason: 'stop', ...reply },
  };
}

/** A guard model classifies the conversation; it does not take part in it. */
function guardReply(exchange: Exchange, model: string, messages: readonly Message[]): string {
  exchange.note(model, 'guard', messages);
  return messages.some(({ content }) => content.includes(marker)) ? 'unsafe\nS1' : 'safe';
}

function ollamaTags(): Answer {
  const models = names.map((name) => ({ name, model: name, size: 1, digest: '0'.repeat(64) }));
  return { status: 200, body: { models } };
}

export const modelRoutes: readonly Route[] = [
  ['POST', /\/chat\/completions$/, openaiChat],
  ['GET', /\/models$/, openaiModels],
  ['POST', /\/v1\/messages$/, anthropicMessages],
  ['POST', /\/models\/[^/]+:generateContent$/, geminiGenerate],
];

/** Ollama's paths collide with those of the application, so they are played on Ollama's own port only. */
export const ollamaRoutes: readonly Route[] = [
  ['POST', /^\/api\/(?:chat|generate)$/, ollamaChat],
  ['GET', /^\/api\/tags$/, ollamaTags],
  ['GET', /^\/$/, () => ({ status: 200, body: 'Ollama is running' })],
];
