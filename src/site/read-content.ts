import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError, ErrorCollector } from '../base/content-error.ts';
import { FileMemory } from '../base/file-memory.ts';
import { parseYaml } from '../base/parse.ts';
import { isRoute, notFoundPath, privacyPath, routeKey, routeOfFile, searchPath } from '../base/routes.ts';
import { type Category, categorySchema } from './category.ts';
import { type FrontMatter, parsePageSource } from './front-matter.ts';
import { examplesFolder, namesOfShownFiles, readShownFiles, type ShownFiles } from './shown-files.ts';
import type { Titles } from './titles.ts';

const categoryFile = '_category_.yml';

/** A page as it stands on disk, before it has a place in the site. */
export interface SourcePage {
  /** From the project root. */
  readonly file: string;
  /** Below the docs folder. */
  readonly relative: string;
  /** Listed form of the route, in every edition the same. */
  readonly route: string;
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** Files that its code blocks show. */
  readonly shownFiles?: ShownFiles;
  /** The page this one is a translation of. */
  readonly original?: SourcePage;
  /** The original has changed since it was translated. */
  readonly outdated?: boolean;
  /** File of a translation that does not fit any more, so that this page stands in its place. */
  readonly waiting?: string;
}

export interface SourceContent {
  /** Folder of the pages, from the project root. */
  readonly folder: string;
  readonly pages: readonly SourcePage[];
  /** Folder below the docs folder → its `_category_.yml`. */
  readonly categories: ReadonlyMap<string, Category>;
  /** What pages are called in this language whose text is not translated. */
  readonly titles?: Titles;
}

export interface ReadOptions {
  /** Whether drafts are pages (while writing). */
  readonly drafts?: boolean;
  /** What was read before. */
  readonly memory?: FileMemory;
  /** Takes mistakes, instead of that they are thrown; what is wrong is left out. */
  readonly mistakes?: ContentError[] | undefined;
}

/**
 * Reads every page and folder file.
 * @param root site folder
 * @param folder of the pages, below `root`
 * @throws {ContentErrors} one line per mistake in the whole tree
 */
export function readContent(root: string, folder: string, options: ReadOptions = {}): SourceContent {
  const base = join(root, folder);
  const examples = `${dirname(folder)}/${examplesFolder}`;
  if (!existsSync(base)) throw new ContentError(folder, 'folder not found', 'Create it and add index.md');
  const { memory = new FileMemory(), mistakes } = options;
  const errors = new ErrorCollector(mistakes);
  const pages: SourcePage[] = [];
  const categories = new Map<string, Category>();

  for (const relative of listFiles(base)) {
    const file = `${folder}/${relative}`;
    const path = join(base, relative);
    const text = () => readFileSync(path, 'utf8');
    const named = categoryOf(relative);
    if (named !== undefined) {
      const category = errors.try(() =>
        memory.of(file, [path], () => parseYaml(categorySchema, file, text())),
      );
      if (category) categories.set(named, category);
    } else if (/\.mdx?$/.test(relative)) {
      const page = errors.try(() => {
        const own = memory.of(file, [path], (): SourcePage => {
          const parsed = parsePageSource(file, text());
          return { file, relative, route: parsed.frontMatter.slug ?? routeOfFile(relative), ...parsed };
        });
        const shown = namesOfShownFiles(own.body).map((name) => join(root, examples, name));
        if (shown.length === 0) return own;
        return memory.of(`${file} with the files it shows`, [path, ...shown], (): SourcePage => {
          return { ...own, shownFiles: readShownFiles(root, file, examples, own.body) };
        });
      });
      if (page && (options.drafts || !page.frontMatter.draft)) {
        if (isRoute(page.route)) pages.push(page);
        else errors.add(noRoute(file, page.route));
      }
    }
  }
  const extra = reportDuplicateRoutes(folder, pages, categories, errors);
  errors.throwIfAny();
  return { folder, pages: pages.filter(({ file }) => !extra.has(file)), categories };
}

/** Folder that a `_category_.yml` speaks of; undefined for any other file. */
export function categoryOf(relative: string): string | undefined {
  if (relative === categoryFile) return '';
  return relative.endsWith(`/${categoryFile}`) ? relative.slice(0, -categoryFile.length - 1) : undefined;
}

/** Every file below a folder, with `/`, in one order. */
export function listFiles(base: string): string[] {
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(base.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

const noRoute = (file: string, route: string) =>
  new ContentError(
    file,
    `"${route}" cannot be a route`,
    'Name its files and folders with a to z, digits, "-", "_" and "."',
  );

/** @returns files whose route is that of another page */
function reportDuplicateRoutes(
  docs: string,
  pages: readonly SourcePage[],
  categories: ReadonlyMap<string, Category>,
  errors: ErrorCollector,
): Set<string> {
  const extra = new Set<string>();
  const generated = [...categories].flatMap(([folder, { link }]) =>
    link ? [{ file: `${docs}/${folder}/${categoryFile}`, route: link.slug }] : [],
  );
  const seen = new Map([
    [searchPath, 'the search page'],
    [privacyPath, 'the privacy page'],
    [notFoundPath, 'the not-found page'],
  ]);
  for (const { file, route } of [...pages, ...generated]) {
    const other = seen.get(routeKey(route));
    if (other) {
      const problem = `route "${route}" is also the route of ${other}`;
      errors.add(new ContentError(file, problem, 'Rename one or give it a slug'));
      extra.add(file);
    } else seen.set(routeKey(route), file);
  }
  return extra;
}
