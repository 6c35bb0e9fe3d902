import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltSite } from '../../checks/built-site.ts';
import { buildCache, cacheKey } from '../../src/base/cache/file-cache.ts';
import { sourceKey } from '../../src/base/cache/source-key.ts';
import { type PagesFile, pagesFile, type TwinPage } from '../../src/markdown/pages-file.ts';
import { sectionsOf } from '../../src/markdown/sections.ts';
import { pageParts, type TwinBody, type TwinFacts, twinBody, twinText } from '../../src/markdown/twin.ts';
import { twinAddress, twinFile } from '../../src/markdown/twin-address.ts';
import { aboutPath } from '../../src/product/status/tool-status.ts';
import type { Page } from '../../src/site/page.ts';
import type { Site } from '../../src/site/site.ts';
import type { Verification } from '../../src/site/verification.ts';
import { statusLines } from '../../src/view/state/status-words.ts';
import { diagramsOf, factsOf, pageFacts, place, type Targets, targetsOf } from './page-twin.ts';

const cache = buildCache('twins');

/**
 * Writes the Markdown twin of every page of every edition, and the list of them.
 * @param folder what is published at the root of a host
 * @param verification what the examples of the site were checked for; absent when they were not
 */
export async function writeTwins(
  folder: string,
  site: Site,
  built: Pick<BuiltSite, 'pages' | 'read'>,
  verification: Pick<Verification, 'date' | 'pages'> | undefined,
): Promise<void> {
  const files = new Map(built.pages.map(({ path, file }) => [path, file]));
  const targets = targetsOf(site);
  const code = sourceKey();
  // What any body depends on: hashed once, because it names every page.
  const shared = code && cacheKey(code, [...targets.twins]);
  const bodies = new Map<string, Promise<TwinBody>>();
  const pages: TwinPage[] = [];
  for (const edition of site.editions) {
    for (const page of edition.pages) {
      const parts = pageParts(built.read(files.get(page.path) ?? '') ?? '');
      if (!parts) continue;
      const facts = factsOf(edition, page, targets, verification);
      const form = editionForm(edition, page, targets);
      const prose = form.shared(parts.prose);
      const source = JSON.stringify([prose, ...diagramsOf(page)]);
      const body = bodies.get(source) ?? bodyOf(prose, page, targets, shared);
      bodies.set(source, body);
      const { markdown, anchors } = await body;
      const own = { markdown: form.own(markdown), anchors };
      const here = targets.whole(page.path);
      const notices = parts.notices && twinBody(parts.notices, pageFacts(here, page, targets)).markdown;
      const text = twinText(facts, parts.title, notices, own);
      write(join(folder, twinFile(page.path)), text);
      pages.push(entryOf(edition, page, facts, text, own));
    }
  }
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  const { name, url, basePath } = site.config;
  const state = statusLines(site).flatMap(({ text, path }) => (path === aboutPath ? [] : text));
  const list: PagesFile = { site: { name, url, basePath, state }, pages };
  write(join(folder, basePath, pagesFile), JSON.stringify(list));
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function entryOf(edition: Site, page: Page, facts: TwinFacts, text: string, { anchors }: TwinBody): TwinPage {
  const { title, description, language, version, checked } = facts;
  return {
    path: page.path,
    markdown: twinAddress(page.path, edition.config.basePath),
    title,
    description,
    language: edition.locale.code,
    ...(language !== edition.locale.code && { textLanguage: language }),
    version,
    ...(checked !== undefined && { checked }),
    bytes: Buffer.byteLength(text),
    ...(page.unlisted && { unlisted: true }),
    sections: sectionsOf(text).map(({ id, title: name, level, bytes }) => ({
      id,
      title: name,
      level,
      bytes,
      anchors: [...(anchors[id] ?? [])],
    })),
  };
}

/** A page's text as all editions have it that show the same, and back. */
function editionForm({ base, config, pages }: Site, page: Page, { twins, whole }: Targets) {
  const routes = new Map(pages.map(({ path, route }) => [path, route]));
  const home = `${base}/`;
  return {
    shared: (html: string) =>
      html.replace(/ href="([^"#?]+)/g, (whole, path: string) => {
        const route = routes.get(path);
        return route === undefined ? whole : ` href="${route === '/' ? place.home : place.base + route}`;
      }),
    own: (markdown: string) =>
      markdown
        .replaceAll(place.page, whole(page.path))
        .replaceAll(place.home, twins.get(home) ?? whole(twinAddress(home, config.basePath)))
        .replaceAll(place.base, whole(base)),
  };
}

/**
 * Markdown of a text, from an earlier build where it is the same.
 * @param shared key of what all texts depend on; undefined when nothing is kept
 */
async function bodyOf(
  prose: string,
  page: Page,
  targets: Targets,
  shared: string | undefined,
): Promise<TwinBody> {
  const diagrams = diagramsOf(page);
  const key = shared && cacheKey(shared, prose, [...diagrams]);
  const kept = key && (await cache.read(key));
  if (kept) return JSON.parse(kept.toString()) as TwinBody;
  const body = twinBody(prose, pageFacts(place.page, page, targets));
  if (key) await cache.write(key, Buffer.from(JSON.stringify(body)));
  return body;
}
