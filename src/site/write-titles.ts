import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireTranslated } from './new-translation.ts';
import type { Site } from './site.ts';
import { completeTitles, titlesFile } from './titles.ts';

/**
 * Writes the file of titles of a language, for what is being written: an entry for each page whose text is not
 * translated.
 * @param isAccepted whether the entries that are there fit their originals again
 * @returns what was written, in a line for a terminal
 * @throws {ContentError} no such language, or a mistake in the file: nothing was changed
 */
export function writeTitles(site: Site, language: string, isAccepted: boolean): string {
  requireTranslated(site, language);
  const pages = site.editions
    .filter(({ version, locale }) => version.name === 'current' && locale.code === language)
    .flatMap((edition) => edition.pages)
    .flatMap((page) => (page.kind === 'doc' && page.untranslated ? [page] : []));
  const added = pages.filter(({ titled }) => !titled).length;
  const file = `content/i18n/${language}/docs/${titlesFile}`;
  const path = join(site.root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    completeTitles(
      file,
      text,
      pages.map(({ source }) => source),
      isAccepted,
    ),
  );
  return `${file} has the titles of ${pages.length} pages, ${added} of them new: translate these.`;
}
