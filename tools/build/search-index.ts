import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { BuiltSite } from '../../checks/built-site.ts';
import { siteText } from '../../src/search/build/read-site-text.ts';
import { searchFiles } from '../../src/search/build/search-files.ts';
import type { SiteText } from '../../src/search/core/site-text.ts';
import type { Site } from '../../src/site/site.ts';
import { islandAssetsFile } from '../vite/island-assets.ts';

/** Islands of the dialog are fetched ahead; that of the search page comes with the page. */
const dialog = 'src/search/ui/dialog/';
const assetsSchema = z.record(z.string(), z.array(z.string()));

/**
 * Writes the indexes of a built site, one for each edition, and the settings that name them.
 * @param folder what is published at the root of a host, with the bundler's list of files, which is removed
 */
export function writeSearchIndex(folder: string, site: Site, built: BuiltSite): void {
  const assets = takeAssets(join(folder, site.config.basePath));
  const files = site.editions.flatMap((edition) => [
    ...searchFiles(edition, builtText(edition, built), assets),
  ]);
  for (const [address, text] of files) {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Text of a built site as search sees it. */
export function builtText(site: Site, { pages, read }: Pick<BuiltSite, 'pages' | 'read'>): SiteText {
  const files = new Map(pages.map(({ path, file }) => [path, file]));
  return siteText(site, ({ path }) => read(files.get(path) ?? ''));
}

/** Addresses of what the dialog needs. @throws {Error} it was not bundled */
function takeAssets(folder: string): string[] {
  const path = join(folder, islandAssetsFile);
  const islands = Object.entries(assetsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))));
  const assets = islands.filter(([module]) => module.startsWith(dialog)).flatMap(([, files]) => files);
  if (assets.length === 0) throw new Error(`No module below ${dialog} was bundled as an island.`);
  rmSync(path);
  return [...new Set(assets)];
}
