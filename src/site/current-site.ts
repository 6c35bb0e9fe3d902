import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadSite, type Site } from './site.ts';
import { receiveVerification } from './verification.ts';

/** The folder the site is made from: the project itself, or a fixture named by `SITE_ROOT`. */
export function siteRoot(): string {
  return resolve(process.env.SITE_ROOT ?? '.');
}

let loaded: { site: Promise<Site>; stamp: string } | undefined;

/**
 * The edition that routes render. Loaded once for a build; while writing, loaded again whenever a file under
 * `content/` or the configuration has changed.
 * @param base folder of the addresses of the edition; without it the default one
 * @throws {ContentErrors} see `loadSite`
 */
export async function currentSite(base = ''): Promise<Site> {
  const root = siteRoot();
  const writing = import.meta.env?.DEV ?? false;
  const stamp = writing ? await sourceStamp(root) : '';
  if (loaded?.stamp !== stamp) {
    const options = { drafts: writing, again: writing, verification: receiveVerification() };
    loaded = { site: loadSite(root, options), stamp };
  }
  const site = await loaded.site;
  return site.editions.find((edition) => edition.base === base) ?? site;
}

/** Paths of a file that every edition has one of, for `getStaticPaths`. */
export async function editionPaths() {
  const { editions } = await currentSite();
  return editions.map(({ base }) => ({ params: { edition: base.slice(1) || undefined }, props: { base } }));
}

async function sourceStamp(root: string): Promise<string> {
  const content = await readdir(join(root, 'content'), { recursive: true });
  const files = ['site.config.ts', ...content.map((file) => join('content', file))];
  const times = files.map((file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return `${files.length} ${Math.max(...times)}`;
}
