import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Category, categorySchema } from './category.ts';
import { ContentError, ErrorCollector } from './content-error.ts';
import { type FrontMatter, parsePageSource } from './front-matter.ts';
import { parseWith, parseYamlText } from './parse.ts';
import { privacyPath, routeKey, routeOfFile, searchPath } from './routes.ts';

export const docsFolder = 'content/docs';
const categoryFile = '_category_.yml';

/** A page as it stands on disk, before it has a place in the site. */
export interface SourcePage {
  /** From the project root. */
  readonly file: string;
  /** Below the docs folder. */
  readonly relative: string;
  readonly path: string;
  readonly frontMatter: FrontMatter;
  readonly body: string;
}

export interface SourceContent {
  readonly pages: readonly SourcePage[];
  /** Folder below the docs folder → its `_category_.yml`. */
  readonly categories: ReadonlyMap<string, Category>;
}

/**
 * Reads every page and folder file.
 * @param root site folder
 * @param options.drafts whether drafts are pages (while writing)
 * @throws {ContentErrors} one line per mistake in the whole tree
 */
export function readContent(root: string, options: { drafts: boolean }): SourceContent {
  const base = join(root, docsFolder);
  if (!existsSync(base)) throw new ContentError(docsFolder, 'folder not found', 'Create it and add index.md');
  const errors = new ErrorCollector();
  const pages: SourcePage[] = [];
  const categories = new Map<string, Category>();

  for (const relative of listFiles(base)) {
    const file = `${docsFolder}/${relative}`;
    const text = () => readFileSync(join(base, relative), 'utf8');
    if (relative === categoryFile || relative.endsWith(`/${categoryFile}`)) {
      const folder = relative.slice(0, -categoryFile.length).replace(/\/$/, '');
      const category = errors.try(() => parseWith(categorySchema, file, parseYamlText(file, text())));
      if (category) categories.set(folder, category);
    } else if (/\.mdx?$/.test(relative)) {
      const parsed = errors.try(() => parsePageSource(file, text()));
      if (parsed && (options.drafts || !parsed.frontMatter.draft)) {
        const path = parsed.frontMatter.slug ?? routeOfFile(relative);
        pages.push({ file, relative, path, ...parsed });
      }
    }
  }
  reportDuplicateRoutes(pages, categories, errors);
  errors.throwIfAny();
  return { pages, categories };
}

function listFiles(base: string): string[] {
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(base.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

function reportDuplicateRoutes(
  pages: readonly SourcePage[],
  categories: ReadonlyMap<string, Category>,
  errors: ErrorCollector,
): void {
  const generated = [...categories].flatMap(([folder, { link }]) =>
    link ? [{ file: `${docsFolder}/${folder}/${categoryFile}`, path: link.slug }] : [],
  );
  const seen = new Map([
    [searchPath, 'the search page'],
    [privacyPath, 'the privacy page'],
  ]);
  for (const { file, path } of [...pages, ...generated]) {
    const other = seen.get(routeKey(path));
    if (other) {
      errors.add(
        new ContentError(
          file,
          `route "${path}" is also the route of ${other}`,
          'Rename one or give it a slug',
        ),
      );
    }
    seen.set(routeKey(path), file);
  }
}
