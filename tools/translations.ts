/**
 * Says what still has to be translated, and which translations are older than their original.
 * Usage: npm run translations                      lists them, with the sign a translation names as its `source`
 *        npm run translations -- --accept <file…>  writes the sign of the original into translations that were mended
 * Exit: 0 listed or written; 1 a file is no translation of this site, or a mistake in content; 2 wrong usage.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { editionsToTranslate, translationsToDo } from '../checks/translations.ts';
import { ContentError } from '../src/site/content-error.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { loadSite, type Site } from '../src/site/site.ts';
import { sourceSign } from '../src/site/translations.ts';
import { readableError } from './readable-error.ts';

const [option, ...files] = process.argv.slice(2);
if (option !== undefined && (option !== '--accept' || files.length === 0)) {
  console.error('Usage: npm run translations   or   npm run translations -- --accept <file…>');
  process.exit(2);
}
const root = siteRoot();
try {
  const site = await loadSite(root);
  if (option === undefined) list(site);
  else for (const file of files) accept(site, relative(root, resolve(root, file)).replaceAll('\\', '/'));
} catch (error) {
  console.error(readableError(error));
  process.exitCode = 1;
}

function list(site: Site): void {
  for (const line of translationsToDo(site)) console.log(line);
  const missing = new Map<string, string[]>();
  for (const { locale, pages } of editionsToTranslate(site))
    for (const page of pages)
      if (page.kind === 'doc' && page.untranslated)
        missing.set(page.file, [...(missing.get(page.file) ?? []), locale.code]);
  for (const [file, locales] of missing) console.log(`${signOf(file)} ${file}: not in ${locales.join(', ')}`);
}

function accept({ editions }: Site, file: string): void {
  const docs = editions.flatMap(({ pages }) => pages).filter((page) => page.kind === 'doc');
  const waiting = docs.find((page) => page.source.waiting === file);
  if (waiting)
    throw new ContentError(
      file,
      `its headings are not those of ${waiting.file}`,
      'Give it the same headings first',
    );
  const source = docs.find((page) => page.file === file)?.source.original?.file;
  if (source === undefined)
    throw new ContentError(
      file,
      'this is no translation',
      'Name it from the project root: content/i18n/es/docs/index.mdx',
    );
  const path = join(root, file);
  const text = readFileSync(path, 'utf8').replace(/^source:.*$/m, `source: "${signOf(source)}"`);
  writeFileSync(path, text);
  console.log(`${file} is up to date with ${source}.`);
}

function signOf(file: string): string {
  return sourceSign(readFileSync(join(root, file), 'utf8'));
}
