/**
 * Says what still has to be translated, and which translations are older than their original.
 * Usage: npm run translations                               lists them, with the sign a translation names as `source`
 *        npm run translations -- --new <language> <page…>   makes files to translate: `--new es community`
 *        npm run translations -- --titles <language…>   adds the pages that its file of titles lacks: to translate
 *        npm run translations -- --accept <file…>   writes the sign of the original into translations that were fixed
 * Exit: 0 listed or written; 1 no such page, language or translation, or a mistake in content; 2 wrong usage.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { editionsToTranslate, translationsToDo } from '../checks/translations.ts';
import { ContentError } from '../src/base/content-error.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { startTranslation } from '../src/site/new-translation.ts';
import { loadSite, type Site } from '../src/site/site.ts';
import { sourceSign } from '../src/site/source-sign.ts';
import { titlesFile } from '../src/site/titles.ts';
import { writeTitles } from '../src/site/write-titles.ts';
import { readableError } from './readable-error.ts';

const [option, ...words] = process.argv.slice(2);
const fewest = option === undefined ? 0 : { '--accept': 1, '--new': 2, '--titles': 1 }[option];
if (fewest === undefined || words.length < fewest) {
  console.error(
    [
      'Usage: npm run translations                               what is missing or outdated',
      '       npm run translations -- --new <language> <page…>   makes files to translate: --new es community',
      '       npm run translations -- --titles <language…>       adds the pages that its file of titles lacks',
      '       npm run translations -- --accept <file…>           says that they fit their originals again',
    ].join('\n'),
  );
  process.exit(2);
}
const root = siteRoot();
try {
  // What is not published yet may be translated already.
  const site = await loadSite(root, { drafts: option === '--new' });
  const [language = '', ...pages] = words;
  if (option === undefined) list(site);
  else if (option === '--accept')
    for (const file of words) accept(site, relative(root, resolve(root, file)).replaceAll('\\', '/'));
  else if (option === '--titles') for (const word of words) console.log(writeTitles(site, word, false));
  else for (const page of pages) console.log(startTranslation(site, language, page));
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

function accept(site: Site, file: string): void {
  const language = /^content\/i18n\/([^/]+)\/docs\/(.*)$/.exec(file);
  if (language?.[2] === titlesFile) {
    console.log(writeTitles(site, language[1] ?? '', true));
    return;
  }
  const { editions } = site;
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
      'this is not a translation',
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
