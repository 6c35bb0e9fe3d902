import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { caching, isHashed, securityHeaders, twinHeaders } from '../../src/page/response-headers.ts';
import { answerMarkdown, movedTwin, type SentFile, variesByAccept } from '../markdown/answer-markdown.ts';
import type { Deploy } from './deploy.ts';
import type { Form, SiteFile } from './read-folder.ts';

/** What is asked for, as it came. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** What is sent. A HEAD gets the same headers, and no body from the HTTP server. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

type Encoding = 'br' | 'gzip';
/** The package's own types do not know the option yet. */
interface Preferring {
  encodings(offered: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}
const methods = 'GET, HEAD, OPTIONS';

/**
 * Answers a request for something of the site, by RFC 9110: every form of a route with 200 and no redirect, an old
 * path with 301, the not-found page of a language with 404, conditions and ranges where there is a file.
 */
export async function answerRequest(deploy: Deploy, request: SiteRequest): Promise<SiteAnswer> {
  const { method, url, headers } = request;
  const common = { ...securityHeaders, 'cache-control': caching.askAgain };
  if (method === 'OPTIONS') return { status: 204, headers: { ...common, allow: methods } };
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { ...common, allow: methods } };
  const location = deploy.redirect(url);
  if (location !== undefined) return { status: 301, headers: { ...common, location } };

  const path = pathOf(url);
  const named = path === undefined ? undefined : findFile(deploy, path);
  const found = named !== undefined && isNotFoundPage(named) ? undefined : named;
  const moved = found === undefined ? movedTwin(deploy, url) : undefined;
  if (moved !== undefined) return { status: 301, headers: { ...common, location: moved } };

  const notFound = deploy.files.get(notFoundPath(deploy, path ?? url));
  const sent =
    answerMarkdown(deploy, { url, accept: headers.accept, path, found, notFound }) ??
    fileAt(deploy, headers, found, notFound);
  if (!sent) return { status: 404, headers: common };
  const { file } = sent;
  const [form, ofForm] = await chooseForm(file, headers, sent.headers.vary);
  if (sent.status === 404)
    return { status: 404, headers: { ...common, ...sent.headers, ...ofForm }, body: form.body };
  const all = {
    ...common,
    ...sent.headers,
    'accept-ranges': 'bytes',
    'last-modified': file.modified,
    etag: form.etag,
    ...ofForm,
  };
  if (isRefused(headers, all))
    return { status: 412, headers: without(all, ['content-type', 'content-encoding']) };
  if (fresh(headers, all)) {
    return { status: 304, headers: without(all, ['content-type', 'content-encoding']) };
  }
  return method === 'GET' && headers.range !== undefined && isRangeOf(headers['if-range'], all)
    ? rangeOf(form.body, headers.range, all)
    : { status: 200, headers: all, body: form.body };
}

/** The file that has an address as it is, else the page for those that do not exist. */
function fileAt(
  deploy: Deploy,
  headers: IncomingHttpHeaders,
  found: string | undefined,
  notFound: SiteFile | undefined,
): SentFile | undefined {
  const vary = variesByAccept(deploy, headers, found) ? { vary: 'accept' } : {};
  const file = found === undefined ? undefined : deploy.files.get(found);
  if (found === undefined || !file) return notFound && { status: 404, file: notFound, headers: vary };
  const ofKind = {
    ...(isHashed(found) && { 'cache-control': caching.forEver }),
    ...(found.endsWith('.md') && twinHeaders),
  };
  return { status: 200, file, headers: { ...ofKind, ...deploy.headers.get(found), ...vary } };
}

/** The path that an address names; none when its percent-encoding is broken. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** A file of exactly this name, else the page in any of its forms. */
function findFile({ files }: Deploy, path: string): string | undefined {
  const bare = path.replace(/\/$/, '');
  const forms = [...(bare === path ? [bare] : []), `${bare}.html`, `${bare}/index.html`];
  return forms.find((form) => files.has(form));
}

const isNotFoundPage = (path: string) => /\/404(?:\/index)?\.(?:html|md)$/.test(path);

/** Folders that are looked into for a not-found page. */
const deepest = 8;

/** Each language and version has a page of its own for addresses that do not exist, in its folder. */
function notFoundPath({ files }: Deploy, path: string): string {
  const [, ...folders] = path.split(/[/?#]/, deepest + 1);
  const pages = folders.map((_, level) => ['', ...folders.slice(0, level + 1), '404.html'].join('/'));
  return ['/404.html', ...pages].findLast((page) => files.has(page)) ?? '';
}

/** The form of a file that the client likes best, and the headers that say so. */
async function chooseForm(
  file: SiteFile,
  headers: IncomingHttpHeaders,
  varies?: string,
): Promise<[Form, Readonly<Record<string, string>>]> {
  const isText = file.type.includes('charset');
  const offered = [...(file.br ? ['br'] : []), ...(isText ? ['gzip'] : []), 'identity'];
  const encoding = chosen(headers, offered);
  const form = encoding === 'br' ? file.br : encoding === 'gzip' ? await file.gzip() : undefined;
  const vary = [varies, offered.length > 1 ? 'accept-encoding' : undefined].filter(Boolean).join(', ');
  return [
    form ?? file.plain,
    {
      'content-type': file.type,
      ...(vary !== '' && { vary }),
      ...(form && encoding && { 'content-encoding': encoding }),
    },
  ];
}

/** The best compression that a client takes, the first of equals; none when it wants none. */
export function chosen(headers: IncomingHttpHeaders, offered: readonly string[]): Encoding | undefined {
  const negotiator: Preferring = new Negotiator({ headers });
  const [best] = negotiator.encodings(offered, { preferred: offered });
  return best === 'br' || best === 'gzip' ? best : undefined;
}

/**
 * Whether the client wants another file than this one, or none that is newer: RFC 9110, 13.2.2, steps 1 and 2. Tags
 * are compared strongly, a date that is none does not count.
 */
function isRefused(
  { 'if-match': tags, 'if-unmodified-since': date = '' }: IncomingHttpHeaders,
  { etag, 'last-modified': modified }: Readonly<Record<'etag' | 'last-modified', string>>,
): boolean {
  if (tags === undefined) return Date.parse(modified) > Date.parse(date);
  return tags.trim() !== '*' && !tags.match(/(?:W\/)?"[^"]*"/g)?.includes(etag);
}

/** Whether the part that is asked for is one of this form: only equal tags and dates say so. */
function isRangeOf(
  condition: string | string[] | undefined,
  { etag, 'last-modified': modified }: Readonly<Record<'etag' | 'last-modified', string>>,
): boolean {
  return condition === undefined || condition === etag || condition === modified;
}

/** One range is sent. Several, or what is none, get the whole file, as the RFC lets a server choose. */
function rangeOf(body: Buffer, range: string, headers: SiteAnswer['headers']): SiteAnswer {
  const size = body.length;
  // As many bytes from the end as there are, when more are wanted: the parser would call that unsatisfiable.
  const longer = /^bytes=\s*-0*([1-9]\d*)\s*$/i.exec(range);
  const wanted = longer && Number(longer[1]) > size ? 'bytes=0-' : range;
  const ranges = /^bytes=/i.test(wanted) ? parseRange(size, wanted) : -2;
  if (ranges === -1) {
    const kept = without(headers, ['content-type', 'content-encoding', 'etag', 'last-modified']);
    return { status: 416, headers: { ...kept, 'content-range': `bytes */${size}` } };
  }
  const [only] = ranges === -2 ? [] : ranges;
  if (!only || ranges === -2 || ranges.length > 1) return { status: 200, headers, body };
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${only.start}-${only.end}/${size}` },
    body: body.subarray(only.start, only.end + 1),
  };
}

function without(headers: SiteAnswer['headers'], names: readonly string[]): SiteAnswer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
