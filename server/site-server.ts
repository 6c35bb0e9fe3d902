import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import { redirectLookup } from './redirects.ts';
import { indexLoader, isHashed } from './search/load-indexes.ts';
import { createSearchApi, isApiPath, type SearchApiOptions } from './search/search-api.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Serves a built site: every form of a route with 200 and no redirect, an old path with 301 and its new address, the
 * not-found page of a language with 404, files with a hash in their name for ever, brotli where the client takes it.
 * Queries to the search endpoint are answered from the index of the site.
 * @param folder built site
 * @param search limits of the search, and other indexes than the site's
 * @returns a server that is not listening yet
 * @throws {Error} the folder has no not-found page, or a redirect in it is none
 */
export function createSiteServer(folder: string, search: Partial<SearchApiOptions> = {}): Server {
  const files = sirv(folder, { etag: true, dotfiles: false, brotli: true, setHeaders });
  const notFoundPage = readNotFoundPages(folder);
  const redirect = redirectLookup(folder);
  const answerSearch = createSearchApi({ indexes: indexLoader(folder), ...search });

  return createServer((request, response) => {
    if (isApiPath(request.url)) {
      void answerSearch(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const moved = redirect(request.url);
    if (moved !== undefined) {
      setHeaders(response, '');
      response.writeHead(301, { location: moved, 'content-length': 0 }).end();
      return;
    }
    files(request, response, () => {
      const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
      const page = notFoundPage(request.url ?? '/');
      const body = brotli ? page.brotli : page.plain;
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

interface NotFoundPage {
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/**
 * The pages for addresses that do not exist.
 * @returns the one of an address: each language and version has its own, in its folder
 * @throws {Error} the site has none
 */
function readNotFoundPages(folder: string): (url: string) => NotFoundPage {
  const foldersOf = (parent: string) =>
    readdirSync(join(folder, parent), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => `${parent}/${name}`);
  const first = foldersOf('');
  const names = ['', ...first, ...first.flatMap(foldersOf)].filter((name) =>
    existsSync(join(folder, name, '404.html')),
  );
  const pages = new Map(
    names.map((name): [string, NotFoundPage] => {
      const plain = readFileSync(join(folder, name, '404.html'));
      const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      return [name, { plain, brotli }];
    }),
  );
  const main = pages.get('');
  if (!main) throw new Error(`No 404.html in ${folder}. Build the site again.`);
  return (url) => {
    const [, first = '', second = ''] = url.split(/[/?#]/);
    return pages.get(`/${first}/${second}`) ?? pages.get(`/${first}`) ?? main;
  };
}

/** What a meta element cannot say about security, and how long a file may be kept. */
function setHeaders(response: ServerResponse, path: string): void {
  const hashed = path.startsWith('/_astro/') || path.startsWith('/media/') || isHashed(path);
  response.setHeader(
    'cache-control',
    hashed ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate',
  );
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
}
