import { renderToStaticMarkup } from 'react-dom/server';
import { notFoundPath, routeKey, routeOfFile } from '../../src/base/routes.ts';
import { frameAttributes } from '../../src/page/document/frame.ts';
import { renderRedirect } from '../../src/page/redirect/render-redirect.tsx';
import { type RenderedPage, renderNotFound, renderOwnPage, renderPage } from '../../src/page/render.tsx';
import { siteRedirects } from '../../src/redirects/site-redirects.ts';
import { siteRoot, writtenSite } from '../../src/site/current-site.ts';
import { contentFolder } from '../../src/site/edition.ts';
import { type OwnPage, ownPages } from '../../src/site/own-pages.ts';
import type { Page } from '../../src/site/page.ts';
import type { Site } from '../../src/site/site.ts';
import type { WrittenSite } from '../../src/site/written-site.ts';
import { pageTwin } from '../build/page-twin.ts';
import { askEndpoints } from './endpoints.ts';
import { ProblemPage } from './ProblemList.tsx';
import { type Mistake, mistakesIn, problemOf } from './problem.ts';
import { renderSandbox, sandboxPath } from './sandbox/sandbox.tsx';

/** What the server sends for an address. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** An address of the site: the edition and the page at it. */
export interface Place {
  readonly edition: Site;
  readonly page: Page | OwnPage;
}

const generator = 'Astro';
const siteScript = '/src/page/browser.ts';

/**
 * Makes what stands at an address, of the content as it is now.
 * @param path decoded, without query
 * @param query of the address; only the sandbox asks for it
 * @returns undefined when nothing does
 */
export async function answer(path: string, query = new URLSearchParams()): Promise<Answer | undefined> {
  const { site, mistakes } = await writtenSite();
  try {
    if (!site) return problemPage(mistakes);
    if (routeKey(path) === sandboxPath) return page(await sandboxDocument(site, query, scripts(siteScript)));
    const place = placeAt(site, path);
    const wrong = mistakesAt(site, mistakes, path).filter(({ file }) => file !== (place && fileOf(place)));
    if (wrong.length > 0) return problemPage(wrong);
    if (place) return html(place.edition, await render(place));
    const moved = siteRedirects(site).find(({ from }) => from === routeKey(path));
    if (moved) return html(site, renderRedirect(site, moved), 200, '/src/page/redirect/redirect.browser.ts');
    return (await markdown(site, path)) ?? (await file(path));
  } catch (error) {
    const wrong = mistakesIn(error);
    if (wrong) return problemPage(wrong);
    throw error;
  }
}

/** The page for an address where nothing is. */
export async function answerNotFound(): Promise<Answer> {
  const { site, mistakes } = await writtenSite();
  return site ? html(site, renderNotFound(site, generator), 404) : problemPage(mistakes);
}

const places = new WeakMap<Site, ReadonlyMap<string, Place>>();

/** What stands at an address, in any form of its path. */
export function placeAt(site: Site, path: string): Place | undefined {
  let known = places.get(site);
  if (!known) {
    known = new Map(
      site.editions.flatMap((edition) =>
        [...edition.pages, ...ownPages(edition)].map(
          (page) => [routeKey(page.path), { edition, page }] as const,
        ),
      ),
    );
    places.set(site, known);
  }
  return known.get(routeKey(path));
}

/** The HTML of a page, without the document around it. */
export function render({ edition, page }: Place): Promise<RenderedPage> | RenderedPage {
  return 'kind' in page ? renderPage(edition, page, generator) : renderOwnPage(edition, page, generator);
}

/** File of the text that a page shows; undefined for one without an author. */
export function fileOf({ page }: Place): string | undefined {
  return 'kind' in page ? page.file : undefined;
}

/** Mistakes in files that would make the page at an address. */
function mistakesAt({ editions }: Site, mistakes: WrittenSite['mistakes'], path: string): readonly Mistake[] {
  const key = routeKey(path);
  const folders = editions.flatMap(({ base, version, locale }) =>
    [contentFolder(version), `${contentFolder(version)}/i18n/${locale.code}`].map((folder) => ({
      base,
      folder: `${folder}/docs/`,
    })),
  );
  return mistakes.filter(({ file }) =>
    folders.some(
      ({ base, folder }) =>
        file.startsWith(folder) && routeKey(base + routeOfFile(file.slice(folder.length))) === key,
    ),
  );
}

/** The Markdown of a page, which a build writes into a file. */
async function markdown(site: Site, path: string): Promise<Answer | undefined> {
  const place = path.endsWith('.md') ? placeAt(site, path.slice(0, -'.md'.length)) : undefined;
  if (!place || !('kind' in place.page)) return undefined;
  const body = pageTwin(place.edition, place.page, (await render(place)).body);
  return body === undefined ? undefined : { status: 200, type: 'text/markdown; charset=utf-8', body };
}

async function file(path: string): Promise<Answer | undefined> {
  if (routeKey(path).endsWith(notFoundPath)) return answerNotFound();
  const response = await askEndpoints(path);
  if (!response) return undefined;
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

function html(site: Site, rendered: RenderedPage, status = 200, script = siteScript): Answer {
  return page(document(rendered, frameAttributes(site, false), scripts(script)), status);
}

/**
 * The page of all parts.
 * @param script elements with the scripts of the document
 */
export async function sandboxDocument(site: Site, query: URLSearchParams, script: string): Promise<string> {
  const { attributes, ...rendered } = await renderSandbox(site, query, generator);
  return document(rendered, attributes, script);
}

function page(body: string, status = 200): Answer {
  return { status, type: 'text/html; charset=utf-8', body };
}

function document(
  { head, body }: RenderedPage,
  attributes: Readonly<Record<string, string>>,
  script: string,
): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<!doctype html><html${written.join('')}><head><meta charset="utf-8">${head}${script}</head><body>${body}</body></html>`;
}

function problemPage(mistakes: readonly Mistake[]): Answer {
  const problems = mistakes.map(problemOf);
  const main = renderToStaticMarkup(<ProblemPage problems={problems} root={siteRoot()} />);
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistake</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/tools/dev/client/problem-page.css">${scripts()}</head><body>${main}</body></html>`;
  return page(body, 500);
}

/** That of the site, and those that hear of changes and problems. */
function scripts(...own: string[]): string {
  return ['/@vite/client', ...own, '/tools/dev/client/client.ts']
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('');
}
