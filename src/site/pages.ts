import { routeKey } from '../base/routes.ts';
import { neighbourhoods } from './navigation.ts';
import type { CategoryPage, DocPage, NavNode, Page } from './page.ts';
import type { SourceContent } from './read-content.ts';

interface PageOptions {
  /** Folder of all addresses of the edition. */
  readonly base: string;
  /** Language of pages without a translation; undefined where nothing is translated. */
  readonly foreign: string | undefined;
  /** File → its last commit. */
  readonly commits: ReadonlyMap<string, Date>;
  /** Title of the site. */
  readonly title: string;
}

/** The pages of an edition in reading order, unlisted ones last. */
export function makePages(
  { folder, pages, categories, titles }: SourceContent,
  navigation: readonly NavNode[],
  { base, foreign, commits, title }: PageOptions,
): Page[] {
  const places = neighbourhoods(navigation);
  const docs = pages.map((source): DocPage => {
    const path = base + source.route;
    const place = places.get(routeKey(path)) ?? { trail: [] };
    const updated = commits.get(source.file);
    const { file, relative, route, frontMatter, body, outdated = false } = source;
    const titled = titles?.get(relative);
    const { title, description } = titled ?? frontMatter;
    return {
      kind: 'doc',
      file,
      route,
      path,
      frontMatter,
      body,
      source,
      outdated,
      untranslated: foreign !== undefined && !source.original,
      ...(titled && { titled: { outdated: titled.outdated } }),
      ...place,
      title,
      description,
      unlisted: frontMatter.unlisted,
      ...(updated && { updated }),
    };
  });
  const generated = [...categories].flatMap(([category, named]): CategoryPage[] => {
    const { label, description, link, isTranslated = false } = named;
    const path = link && base + link.slug;
    const place = path && places.get(routeKey(path));
    if (!place) return [];
    return [
      {
        kind: 'category',
        file: `${folder}/${category}/_category_.yml`,
        route: link.slug,
        path,
        title: label,
        description: description ?? `${label} | ${title}`,
        unlisted: false,
        untranslated: foreign !== undefined && !isTranslated,
        ...place,
      },
    ];
  });
  const order = new Map([...places.keys()].map((key, i) => [key, i]));
  const rank = (page: Page) => order.get(routeKey(page.path)) ?? order.size;
  return [...docs, ...generated].sort((a, b) => rank(a) - rank(b));
}
