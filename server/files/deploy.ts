import { createHash } from 'node:crypto';
import { headersFile, rulesFile } from '../../src/redirects/host-files.ts';
import { type MarkdownPages, markdownPages } from '../markdown/markdown-pages.ts';
import { loadIndexes } from '../search/load-indexes.ts';
import type { Indexes } from '../search/protocol/operations.ts';
import { readFolder, type SiteFile } from './read-folder.ts';
import { redirectLookup } from './redirects.ts';
import { parseHeaders } from './response-rules.ts';

/** A built site, whole and unchanging: what happens to its folder later does not reach it. */
export interface Deploy {
  /** Names what was built: another one for every build. */
  readonly publication: string;
  /** What may be sent, by path. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Where an old address leads. */
  redirect(address: string | undefined): string | undefined;
  /** Headers of a path beside those that everything has. */
  readonly headers: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Pages that exist as Markdown, too; undefined for a site built without. */
  readonly markdown: MarkdownPages | undefined;
  readonly indexes: LazyIndexes;
}

/** Engines by index name, made when they are first asked for. */
export interface LazyIndexes {
  readonly loaded: boolean;
  get(): Promise<Indexes>;
}

/**
 * Reads a built site into memory.
 * @throws {Error} the folder has no page at `/`, none for addresses that do not exist, or a redirect that is none
 */
export async function readDeploy(folder: string): Promise<Deploy> {
  const all = await readFolder(folder);
  for (const name of ['index.html', '404.html']) {
    if (!all.has(`/${name}`)) throw new Error(`No ${name} in ${folder}. Build the site again.`);
  }
  const text = (name: string) => all.get(`/${name}`)?.plain.body.toString('utf8') ?? '';
  // `_redirects` and its like tell hosts what to do; they are not part of the site.
  const files = new Map([...all].filter(([path]) => !/^\/_[^/]*$/.test(path)));
  return {
    publication: nameOf(all),
    files,
    redirect: redirectLookup(text(rulesFile)),
    headers: parseHeaders(text(headersFile)),
    markdown: markdownPages(files),
    indexes: lazyIndexes(files),
  };
}

function nameOf(files: Deploy['files']): string {
  const hash = createHash('sha1');
  for (const [path, { modified, plain }] of files) hash.update(`${path} ${modified} ${plain.body.length}\n`);
  return hash.digest('hex').slice(0, 12);
}

function lazyIndexes(files: Deploy['files']): LazyIndexes {
  let loading: Promise<Indexes> | undefined;
  let loaded = false;
  return {
    get loaded() {
      return loaded;
    },
    get() {
      loading ??= loadIndexes(files).then((indexes) => {
        loaded = true;
        return indexes;
      });
      return loading;
    },
  };
}
