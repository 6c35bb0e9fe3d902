import type { IncomingHttpHeaders } from 'node:http';
import { preferredRepresentation } from '../../src/markdown/negotiate.ts';
import type { TwinPage } from '../../src/markdown/pages-file.ts';
import { sectionOf } from '../../src/markdown/sections.ts';
import { wholeAddress } from '../../src/markdown/twin-address.ts';
import { twinHeaders } from '../../src/page/response-headers.ts';
import type { Deploy } from '../files/deploy.ts';
import { SiteFile } from '../files/read-folder.ts';
import type { MarkdownPages } from './markdown-pages.ts';
import { canonicalOf, missingSectionText, missingText, sectionFile } from './markdown-texts.ts';

/** A request, and what there is for it. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly accept: string | undefined;
  /** Decoded path; undefined when its percent-encoding is broken. */
  readonly path: string | undefined;
  /** Path of the file that has this address. */
  readonly found: string | undefined;
  /** The page for addresses that do not exist, in the language of this one. */
  readonly notFound: SiteFile | undefined;
}

/** A file, and what is said about it beside what is said about every file. */
export interface SentFile {
  readonly status: 200 | 404;
  readonly file: SiteFile;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What has two representations at one address. A cache that keeps to `Vary` keeps both apart; one that ignores it may
 * only ever have the HTML: what is private is in no shared cache, what is not stored in none at all. Agents who want to
 * keep a page know its address as a file from `Content-Location`.
 */
const negotiated = { vary: 'accept', 'cache-control': 'private, no-store' } as const;

/**
 * Answers with Markdown where that is asked for, by address or by `Accept`: a page, a section of it, or what helps an
 * agent whose address does not exist.
 * @returns undefined where HTML, or any other file, is the answer; `variesByAccept` says what that depends on
 */
export function answerMarkdown(deploy: Deploy, request: PageRequest): SentFile | undefined {
  const { markdown: pages, files } = deploy;
  if (!pages) return undefined;
  const { url, accept, path, found } = request;
  if (found === undefined) {
    if (isForAgents(path ?? url)) return missing(deploy, pages, request, {});
    return prefersMarkdown(accept) ? missing(deploy, pages, request, negotiated) : undefined;
  }
  const entry = pages.ofTwin(found);
  const file = files.get(found);
  if (entry && file) {
    const id = sectionIn(url);
    return id === undefined ? undefined : section(pages, entry, file, id);
  }
  const page = pages.ofPage(found);
  const twin = page && files.get(page.markdown);
  if (!twin || !prefersMarkdown(accept)) return undefined;
  const headers = { ...canonical(page, twin), ...negotiated, 'content-location': encodeURI(page.markdown) };
  return { status: 200, file: twin, headers };
}

/**
 * Whether HTML says that another `Accept` gets something else. A browser is not told: it asks for a page with one
 * `Accept` when it opens it and with another when a script does, and would not show without a network what it kept for
 * the other. Nobody needs to be told for the sake of the answer: it is never used without being asked for again, and
 * who asks for Markdown then gets it, because its tag is another.
 * @param found path of the file at the address; undefined when there is none
 */
export function variesByAccept(
  { markdown: pages, files }: Deploy,
  headers: IncomingHttpHeaders,
  found: string | undefined,
): boolean {
  if (!pages || headers['sec-fetch-dest'] !== undefined) return false;
  if (found === undefined) return true;
  const page = pages.ofPage(found);
  return found.endsWith('.html') && page !== undefined && files.has(page.markdown);
}

/**
 * Where the twin of an old path is now.
 * @param url path and query that nothing has
 */
export function movedTwin({ markdown: pages, redirect }: Deploy, url: string): string | undefined {
  const [, path] = /^([^?#]*)\.md(?:[?#]|$)/.exec(url) ?? [];
  const target = path === undefined ? undefined : redirect(path);
  if (target === undefined) return undefined;
  const [to = '', id] = target.split('#');
  const page = pages?.ofPage(decodeURI(to));
  return page && encodeURI(page.markdown) + (id === undefined ? '' : `?section=${id}`);
}

const prefersMarkdown = (accept: string | undefined) => preferredRepresentation(accept) === 'markdown';

/** Whether only an agent asks for an address: a Markdown file, or one of those that list all pages. */
const isForAgents = (path: string) =>
  /\.(?:md|mdx|markdown)\/*(?:[?#]|$)|\/llms(?:-full|-ctx)?(?:[./?#]|$)/i.test(path);

/** The id of the section that is asked for; of several the first. */
function sectionIn(url: string): string | undefined {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  return new URLSearchParams(query).get('section') ?? undefined;
}

function section({ site }: MarkdownPages, page: TwinPage, file: SiteFile, id: string): SentFile {
  const around = page.sections.find(({ anchors }) => anchors.includes(id))?.id;
  const whole = file.plain.body.toString('utf8');
  const text = sectionOf(whole, id) ?? (around === undefined ? undefined : sectionOf(whole, around));
  if (text === undefined) return made(404, missingSectionText(page), file, {});
  // The introduction has the facts of its page in it.
  const hasFacts = text.startsWith('---\n');
  const markdown = wholeAddress(site.url, page.markdown);
  const own = hasFacts ? text : sectionFile({ ...page, markdown }, canonicalOf(whole) ?? page.path, id, text);
  return made(200, own, file, twinHeaders);
}

function missing(
  { files }: Deploy,
  pages: MarkdownPages,
  { url, path, notFound }: PageRequest,
  headers: SentFile['headers'],
): SentFile | undefined {
  if (!notFound) return undefined;
  const lists = ['llms.txt', 'llms-full.txt'].flatMap((name) => {
    const places = [`${pages.site.basePath}/${name}`, `/${name}`];
    return places.find((place) => files.has(place)) ?? [];
  });
  const text = missingText(path ?? url, pages, notFound.plain.body.toString('utf8'), lists);
  return made(404, text, notFound, headers);
}

/** A text that is made for one request, as old as what it was made from. */
function made(
  status: SentFile['status'],
  text: string,
  { modified }: SiteFile,
  headers: SentFile['headers'],
): SentFile {
  const file = new SiteFile('made.md', Buffer.from(text), { mtime: new Date(modified) });
  return { status, file, headers };
}

/** For search engines that ask for Markdown: they list the page, unless it is unlisted. */
function canonical({ unlisted }: TwinPage, { plain }: SiteFile): SentFile['headers'] {
  if (unlisted) return twinHeaders;
  const address = canonicalOf(plain.body.toString('utf8', 0, 4000));
  return address === undefined ? {} : { link: `<${address}>; rel="canonical"` };
}
