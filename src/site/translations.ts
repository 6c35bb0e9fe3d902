import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError, ErrorCollector } from '../base/content-error.ts';
import { FileMemory } from '../base/file-memory.ts';
import { parseWith, parseYaml } from '../base/parse.ts';
import { type Category, categoryTranslationSchema } from './category.ts';
import { splitFrontMatter, translationSchema } from './front-matter.ts';
import { sameOutline } from './outline.ts';
import {
  categoryOf,
  listFiles,
  type ReadOptions,
  type SourceContent,
  type SourcePage,
} from './read-content.ts';
import { examplesFolder } from './shown-files.ts';
import { sourceSign } from './source-sign.ts';
import { readTitles, type Titles, titlesFile } from './titles.ts';

/**
 * The pages of a language: translations where there are any, the originals elsewhere. A translation has the headings
 * of its original, so that every address within a page holds in all languages; one that does not fit any more,
 * because its original has changed, waits until it is fixed.
 * @param root site folder
 * @param original pages of the default language
 * @param folder of the translations, below `root`: the same files as the originals; it may be missing
 * @throws {ContentErrors} one line per mistake: wrong field, no such original, other headings
 */
export function translate(
  root: string,
  original: SourceContent,
  folder: string,
  { memory = new FileMemory(), mistakes }: ReadOptions = {},
): SourceContent {
  const base = join(root, folder);
  if (!existsSync(base)) return original;
  const errors = new ErrorCollector(mistakes);
  const pages = new Map(original.pages.map((page) => [page.relative, page]));
  const categories = new Map(original.categories);
  for (const relative of listFiles(base)) {
    const file = `${folder}/${relative}`;
    const text = () => readFileSync(join(base, relative), 'utf8');
    const named = categoryOf(relative);
    errors.try(() => {
      if (named !== undefined) {
        categories.set(named, translatedCategory(file, text(), original.categories.get(named)));
      } else if (/\.mdx?$/.test(relative)) {
        const page = pages.get(relative);
        const own = join(root, original.folder, relative);
        const isDraft = !page && existsSync(own);
        if (isDraft) return;
        const files = Object.keys(page?.shownFiles ?? {}).map((name) =>
          join(root, dirname(original.folder), examplesFolder, name),
        );
        const shown = memory.of(file, [join(base, relative), own, ...files], () => {
          const translated = translatedPage(root, file, text(), page);
          return translated ?? (page && { ...page, waiting: file });
        });
        if (shown) pages.set(relative, shown);
      }
    });
  }
  const titles = errors.try(() => titlesIn(base, `${folder}/${titlesFile}`, pages));
  errors.throwIfAny();
  return { folder: original.folder, pages: [...pages.values()], categories, ...(titles && { titles }) };
}

function titlesIn(base: string, file: string, pages: ReadonlyMap<string, SourcePage>): Titles | undefined {
  const path = join(base, titlesFile);
  return existsSync(path) ? readTitles(file, readFileSync(path, 'utf8'), pages) : undefined;
}

/**
 * Translations that nobody would ever see: the languages of the site do not have their folder.
 * @param folder of the translations of a version, below `root`: a folder for each language; it may be missing
 * @param codes of the languages, that of the originals first
 * @returns one mistake for each such folder
 */
export function unreadTranslations(root: string, folder: string, codes: readonly string[]): ContentError[] {
  const base = join(root, folder);
  if (!existsSync(base)) return [];
  const [original, ...others] = codes;
  return readdirSync(base, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) =>
      name === original
        ? new ContentError(
            `${folder}/${name}`,
            'this is the language of the originals',
            'Change the originals',
          )
        : new ContentError(
            `${folder}/${name}`,
            `"${name}" is not a language of the site`,
            'Add it to "locales" in site.config.ts, or rename or remove the folder',
          ),
    );
}

const hasSign = translationSchema.pick({ source: true }).loose();

const noOriginal = (file: string) =>
  new ContentError(file, 'there is no original of this name', 'Rename it like its original, or remove it');

function translatedCategory(file: string, text: string, original: Category | undefined): Category {
  const translation = parseYaml(categoryTranslationSchema, file, text);
  if (!original) throw noOriginal(file);
  return { ...original, ...translation, isTranslated: true };
}

/** @returns undefined when the translation has to wait */
function translatedPage(
  root: string,
  file: string,
  text: string,
  original: SourcePage | undefined,
): SourcePage | undefined {
  const { fields, lineOf, body } = splitFrontMatter(file, text);
  if (!original) throw noOriginal(file);
  const sign = sourceSign(readFileSync(join(root, original.file), 'utf8'));
  // Told before all else, and with the sign: no command would run to print it.
  if (!hasSign.safeParse(fields).success)
    throw new ContentError(
      file,
      'field "source" is missing or no sign of an original',
      `Write source: "${sign}" when it is a translation of ${original.file} as it is now`,
    );
  const { source, ...translated } = parseWith(translationSchema, file, fields, lineOf);
  const outdated = sign !== source;
  if (!sameOutline(original.body, body)) {
    if (outdated) return undefined;
    throw new ContentError(file, 'its headings are not those of its original', 'Give it the same headings');
  }
  return {
    ...original,
    file,
    body,
    original,
    outdated,
    frontMatter: { ...original.frontMatter, ...translated },
  };
}
