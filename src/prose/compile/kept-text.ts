import { join } from 'node:path';
import { buildCache, cacheKey } from '../../base/cache/file-cache.ts';
import { filesKey, sourceKey } from '../../base/cache/source-key.ts';
import { contentFolder } from '../../site/edition.ts';
import type { SourcePage } from '../../site/read-content.ts';
import type { Site } from '../../site/site.ts';
import type { TabLabels } from './directives/tab-set.ts';
import type { Heading } from './rehype-headings.ts';
import type { TextLink } from './rehype-links.ts';

/** What compiling a page's text gives: plain data, with the component still as code. */
export interface CompiledText {
  /** Body of a function that returns the component. */
  readonly code: string;
  /** Levels 2 to 6 in document order. */
  readonly headings: readonly Heading[];
  /** Of its tab sets, in document order. */
  readonly tabs: readonly TabLabels[];
  /** Its links, in document order. */
  readonly links: readonly TextLink[];
  /** Links to Markdown files that do not exist, one readable line each (row 8.14). */
  readonly warnings: readonly string[];
}

const cache = buildCache('pages');
const keys = new WeakMap<Site, string>();

/**
 * The compiled text of a page, from the cache where a build keeps such texts: half of what rendering a page costs.
 * @param make compiles it; what it throws is not kept
 */
export async function keptText(
  site: Site,
  page: SourcePage,
  make: () => Promise<CompiledText>,
): Promise<CompiledText> {
  const key = keyOf(site, page);
  if (key === undefined) return make();
  const kept = await cache.read(key);
  // Written by this code, as its key says, and not changed since.
  if (kept) return JSON.parse(kept.toString()) as CompiledText;
  const text = await make();
  await cache.write(key, Buffer.from(JSON.stringify(text)));
  return text;
}

/** Key of everything a text is compiled from; undefined when it is not to be kept. */
function keyOf(site: Site, page: SourcePage): string | undefined {
  const code = sourceKey();
  // Size and address of an image are those of its file.
  if (code === undefined || page.body.includes('![')) return undefined;
  const known = keys.get(site) ?? cacheKey(code, siteParts(site));
  keys.set(site, known);
  return cacheKey(known, page);
}

/** What a text takes from its site: the product model, words of the interface, and where its links lead. */
function siteParts({ root, version, locale, strings, pages }: Site): unknown[] {
  const routes = pages.map((page) => [
    page.route,
    page.kind === 'doc' && (page.source.original ?? page.source).file,
  ]);
  return [filesKey(join(root, contentFolder(version), 'product')), strings.prose, locale, routes];
}
