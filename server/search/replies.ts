import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Answer, failure } from '../../src/search/protocol/handler.ts';
import type { BodyError } from './read-body.ts';

/** An answer with headers of its own. */
export type Reply = Answer & { readonly headers?: Readonly<Record<string, string>> };

const day = 24 * 60 * 60;
/** After a refusal, in milliseconds: how long a client may go on sending before its connection is closed. */
const grace = 1000;
const compress = promisify(brotliCompress);
/** A window of 64 kB holds any answer; a larger one takes longer to set up than to use. */
const compression = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

/** Everybody may ask: there is nothing here that a reader of the site does not get, and nothing can be changed. */
const headersOfAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const headersOfJson = { ...headersOfAll, 'content-type': 'application/json; charset=utf-8' };

/** Tells a browser that pages of other sites may ask. */
export function allowAll(response: ServerResponse): void {
  response.writeHead(204, {
    ...headersOfAll,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': String(day),
  });
  response.end();
}

/** Sends an answer as JSON, compressed when that is worth it; nothing when the client is gone. */
export async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Reply,
): Promise<void> {
  const json = Buffer.from(JSON.stringify(answer.body));
  // A small answer is one packet in any form.
  const brotli = json.length > 1400 && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = brotli ? await compress(json, compression) : json;
  if (response.headersSent || response.destroyed) return;
  response.writeHead(answer.status, {
    ...headersOfJson,
    ...answer.headers,
    'content-length': body.length,
    vary: 'accept-encoding',
    ...(brotli && { 'content-encoding': 'br' }),
  });
  response.end(body);
}

/**
 * Answers a body that was not read to its end. The connection is closed a little later, or when the client has sent
 * everything: closed at once, the client would see a broken connection instead of the answer.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { message, status }: BodyError,
): void {
  const json = JSON.stringify(failure(message, status).body);
  const length = Buffer.byteLength(json);
  response.writeHead(status, { ...headersOfJson, 'content-length': length, connection: 'close' });
  response.write(json);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, grace);
  request.once('end', end).once('close', end).resume();
}
