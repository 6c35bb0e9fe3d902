import { resolve } from 'node:path';
import { ContentErrors } from '../base/content-error.ts';
import { routeName } from '../base/routes.ts';
import type { SiteConfig } from './config.ts';
import { loadSite, type Site } from './site.ts';
import { receiveVerification } from './verification.ts';
import { openWrittenSite, type WrittenSite } from './written-site.ts';

/** The folder the site is made from: the project itself, or a fixture named by `SITE_ROOT`. */
export function siteRoot(): string {
  return resolve(process.env.SITE_ROOT ?? '.');
}

let loaded: Promise<Site> | undefined;
let written: (() => Promise<WrittenSite>) | undefined;

/** While writing: the site as its files are now, and what is wrong in them. */
export function writtenSite(): Promise<WrittenSite> {
  written ??= openWrittenSite(siteRoot());
  return written();
}

/**
 * The edition that routes render. Loaded once for a build; while writing, as its files are now.
 * @param base folder of the addresses of the edition; without it the default one
 * @throws {ContentErrors} see `loadSite`; while writing, only what leaves no page to show
 */
export async function currentSite(base?: string): Promise<Site> {
  const site = await (import.meta.env?.DEV ? siteBeingWritten() : builtSite());
  return site.editions.find((edition) => edition.base === base) ?? site;
}

function builtSite(): Promise<Site> {
  loaded ??= loadSite(siteRoot(), { published: true, verification: receiveVerification() });
  return loaded;
}

async function siteBeingWritten(): Promise<Site> {
  const { site, mistakes } = await writtenSite();
  if (!site) throw new ContentErrors(mistakes);
  return site;
}

/** Paths of a file that every edition has one of, for `getStaticPaths`. */
export async function editionPaths() {
  const { config, editions } = await currentSite();
  return editions.map(({ base }) => ({
    params: { edition: generatedName(config, base) },
    props: { base },
  }));
}

/** Name of what Astro generates for a path: below the path of the site, which it adds by itself. */
export function generatedName({ basePath }: Pick<SiteConfig, 'basePath'>, path: string): string | undefined {
  return routeName(path.slice(basePath.length)) || undefined;
}
