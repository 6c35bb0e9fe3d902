import { type Answer, type Exchange, fieldsOf, type Route } from './exchange.ts';
import { answerOf } from './models.ts';

/**
 * A chat application over HTTP, as a reader may want to test, an Eliza server and a Gradio application.
 *
 * Every variant is a path of its own, so that one scope file says all that differs: `/api/chat` asks for nothing,
 * `/bearer` below it for a token, `/session` for the cookie of `/login`, `/nested` answers with an object in an
 * object, `/sse` with a stream. `?say=comply` chooses the answer as a model's name does (`?say=429` is a status).
 */
const token = 'app-token';
const cookie = 'sid=standin-session';

function said(exchange: Exchange): Promise<string> {
  const { message, prompt, text } = fieldsOf(exchange);
  const content = String(message || prompt || text || exchange.body);
  return answerOf(exchange, `m-${exchange.query.get('say') ?? 'ok'}`, [{ role: 'user', content }]);
}

async function chat(exchange: Exchange): Promise<Answer> {
  return { status: 200, body: { reply: await said(exchange) } };
}

async function bearer(exchange: Exchange): Promise<Answer> {
  if (exchange.headers.authorization !== `Bearer ${token}`)
    return { status: 401, body: { error: 'bearer token missing or wrong' } };
  return chat(exchange);
}

/** The first call gets a cookie, as web applications do; `?strict` refuses it instead. */
async function session(exchange: Exchange): Promise<Answer> {
  if (exchange.headers.cookie?.includes(cookie)) return chat(exchange);
  if (exchange.query.has('strict')) return { status: 401, body: { error: 'no session' } };
  return { ...(await chat(exchange)), headers: { 'Set-Cookie': `${cookie}; Path=/` } };
}

async function nested(exchange: Exchange): Promise<Answer> {
  return { status: 200, body: { data: { answers: [{ text: await said(exchange) }], usage: { tokens: 1 } } } };
}

async function stream(exchange: Exchange): Promise<Answer> {
  const words = (await said(exchange)).split(' ');
  const events = [...words.map((word) => JSON.stringify({ delta: `${word} ` })), '[DONE]'];
  return {
    status: 200,
    body: events.map((event) => `data: ${event}\n\n`).join(''),
    headers: { 'Content-Type': 'text/event-stream' },
  };
}

function elizaMessage(exchange: Exchange): Answer {
  const content = new URLSearchParams(exchange.body).get('text') ?? '';
  exchange.note('eliza', 'target', [{ role: 'user', content }]);
  return { status: 200, body: [{ user: 'Eliza', text: 'Tell me more about that.', action: 'NONE' }] };
}

export const appRoutes: readonly Route[] = [
  ['POST', /^\/api\/chat$/, chat],
  ['POST', /^\/api\/chat\/bearer$/, bearer],
  ['POST', /^\/api\/chat\/session$/, session],
  ['POST', /^\/api\/chat\/nested$/, nested],
  ['POST', /^\/api\/chat\/sse$/, stream],
  [
    'POST',
    /^\/login$/,
    () => ({ status: 200, body: { ok: true }, headers: { 'Set-Cookie': `${cookie}; Path=/` } }),
  ],
  ['GET', /^\/agents$/, () => ({ status: 200, body: { agents: [{ id: 'eliza-standin', name: 'Eliza' }] } })],
  ['POST', /^\/[^/]+\/message$/, elizaMessage],
];
