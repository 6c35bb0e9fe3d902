/**
 * Says what still has to be translated, and which translations are older than their original.
 * Usage: npm run translations                      lists them, with the sign a translation names as its `source`
 *        npm run translations -- --accept <file…>  writes the sign of the original into translations that were mended
 * Exit: 0 listed or written; 1 a file is no translation of this site; 2 wrong usage.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationsToDo } from '../checks/translations.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { loadSite, type Site } from '../src/site/site.ts';
import { sourceSign } from '../src/site/translations.ts';

const [option, ...files] = process.argv.slice(2);
if (option !== undefined && (option !== '--accept' || files.length === 0)) {
  console.error('Usage: npm run translations   or   npm run translations -- --accept <file…>');
  process.exit(2);
}
const site = await loadSite(siteRoot());
if (option === undefined) list(site);
else for (const file of files) accept(site, file);

function list(site: Site): void {
  for (const line of translationsToDo(site)) console.log(line);
  const missing = new Map<string, string[]>();
  for (const { locale, pages } of site.editions)
    for (const page of pages)
      if (page.kind === 'doc' && page.untranslated)
        missing.set(page.file, [...(missing.get(page.file) ?? []), locale.code]);
  for (const [file, locales] of missing) console.log(`${signOf(file)} ${file}: not in ${locales.join(', ')}`);
}

function accept({ editions }: Site, file: string): void {
  const original = editions
    .flatMap(({ pages }) => pages)
    .find((page) => page.kind === 'doc' && page.file === file && page.source.original);
  const source = original?.kind === 'doc' ? original.source.original?.file : undefined;
  if (source === undefined) {
    console.error(
      `${file} is no translation. Name it from the project root: content/i18n/es/docs/index.mdx.`,
    );
    process.exitCode = 1;
    return;
  }
  const path = join(siteRoot(), file);
  const text = readFileSync(path, 'utf8').replace(/^source:.*$/m, `source: "${signOf(source)}"`);
  writeFileSync(path, text);
  console.log(`${file} is up to date with ${source}.`);
}

function signOf(file: string): string {
  return sourceSign(readFileSync(join(siteRoot(), file), 'utf8'));
}
