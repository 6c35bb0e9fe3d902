import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';

const year = 365 * 24 * 60 * 60;

/**
 * Serves a built site: every form of a route with 200 and no redirect, the not-found page with 404, files with a
 * hash in their name for ever, brotli where the client takes it.
 * @param folder built site
 * @returns a server that is not listening yet
 */
export function createSiteServer(folder: string): Server {
  const files = sirv(folder, { etag: true, dotfiles: false, brotli: true, setHeaders: setHeaders });
  const notFound = readFileSync(join(folder, '404.html'));
  const notFoundBrotli = brotliCompressSync(notFound, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    files(request, response, () => {
      const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
      const body = brotli ? notFoundBrotli : notFound;
      setHeaders(response, '404.html');
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.length,
        vary: 'accept-encoding',
        ...(brotli && { 'content-encoding': 'br' }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
}

/** What a meta element cannot say about security, and how long a file may be kept. */
function setHeaders(response: ServerResponse, path: string): void {
  const hashed = path.startsWith('/_astro/') || path.startsWith('/media/');
  response.setHeader(
    'cache-control',
    hashed ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate',
  );
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
}
