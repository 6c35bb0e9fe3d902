import { ContentError, ErrorCollector } from '../base/content-error.ts';
import { routeKey } from '../base/routes.ts';
import { type SidebarGroup, sidebarGroup } from './front-matter.ts';
import type { NavNode, Neighbourhood } from './page.ts';
import type { SourceContent, SourcePage } from './read-content.ts';

/** Where the pages of an edition stand, and in which language. */
interface NavigationOptions {
  /** Folder of all its addresses; empty for the default edition. */
  readonly base: string;
  /** Language of pages that are not translated, when it is not that of the edition. */
  readonly foreign?: string | undefined;
  /** Takes mistakes, instead of that they are thrown. */
  readonly mistakes?: ContentError[] | undefined;
}

/**
 * The sidebar: folders and pages in reading order.
 * A folder is named by its page (`x/index.md`, or `x.md` beside `x/`) or by `_category_.yml`; a folder with
 * neither is transparent, its pages belong to the folder above. What names no group stands above the groups.
 * @throws {ContentErrors} when two neighbours claim one position, or a group is named below the top
 */
export function buildNavigation(
  { folder: docs, pages, categories, titles }: SourceContent,
  { base, foreign, mistakes }: NavigationOptions = { base: '' },
): NavNode[] {
  const errors = new ErrorCollector(mistakes);
  const listed = pages.filter((page) => !page.frontMatter.unlisted);
  const byName = new Map(listed.map((page) => [page.relative.replace(/\.mdx?$/, ''), page]));
  const folders = new Set([...listed.flatMap((page) => foldersOf(page.relative)), '']);

  /** The page that names a folder: `x.md` beside it, or its index unless the folder has a generated page. */
  const pageOf = (folder: string): SourcePage | undefined => {
    const generated = categories.get(folder)?.link;
    return byName.get(folder) ?? (generated ? undefined : byName.get(`${folder}/index`));
  };

  const build = (folder: string): NavNode[] => {
    const inside = (name: string) => parentOf(name) === folder;
    const subfolders = [...folders].filter((name) => name !== '' && inside(name));
    const nodes: NavNode[] = [];
    for (const [name, page] of byName) {
      if (!inside(name) || folders.has(name)) continue;
      if (folder !== '' && page === pageOf(folder)) continue;
      nodes.push(leaf(page));
    }
    for (const sub of subfolders) nodes.push(...buildFolder(sub));
    return nodes;
  };

  const buildFolder = (folder: string): NavNode[] => {
    const category = categories.get(folder);
    const page = pageOf(folder);
    if (!page && !category) return build(folder);
    const children = sortSiblings(build(folder), errors);
    for (const { file, group } of children) if (group) errors.add(belowTop(file));
    const file = `${docs}/${folder}/_category_.yml`;
    if (page && category?.link) {
      const problem = `${page.file} is the page of this folder already`;
      errors.add(new ContentError(file, problem, 'Remove "link" or the page'));
    }
    if (page) return [{ ...leaf(page), children }];
    if (!category) return children;
    const node = {
      label: category.label,
      position: category.position,
      file,
      children,
      ...inGroup(category.sidebar_group),
      ...(foreign && !category.isTranslated && { language: foreign }),
    };
    return [category.link ? { ...node, path: base + category.link.slug } : node];
  };

  const leaf = ({ file, relative, route, frontMatter, original }: SourcePage): NavNode => {
    const titled = titles?.get(relative);
    const { sidebar_label, title } = titled ?? frontMatter;
    return {
      label: sidebar_label ?? title,
      path: base + route,
      file,
      position: frontMatter.sidebar_position,
      children: [],
      ...inGroup(frontMatter.sidebar_group),
      ...(foreign && !original && !titled && { language: foreign }),
    };
  };

  const nodes = sortSiblings(build(''), errors);
  errors.throwIfAny();
  const place = ({ group }: NavNode) => (group ? sidebarGroup.options.indexOf(group) : -1);
  return nodes.sort((a, b) => place(a) - place(b));
}

const inGroup = (group: SidebarGroup | undefined) => (group ? { group } : {});

const belowTop = (file: string) =>
  new ContentError(
    file,
    'field "sidebar_group" is only for what is at the top of the sidebar',
    'Remove it; the folder above has the group',
  );

function sortSiblings(nodes: NavNode[], errors: ErrorCollector): NavNode[] {
  const taken = new Map<number, NavNode>();
  for (const node of nodes) {
    if (node.position === undefined) continue;
    const other = taken.get(node.position);
    if (other) {
      const problem = `position ${node.position} is also the position of ${other.file}`;
      errors.add(new ContentError(node.file, problem, 'Give one of them another position'));
    }
    taken.set(node.position, node);
  }
  const rank = (node: NavNode) => node.position ?? Number.POSITIVE_INFINITY;
  return nodes.sort((a, b) => (rank(a) === rank(b) ? a.label.localeCompare(b.label) : rank(a) - rank(b)));
}

/**
 * Trail, previous and next page of every place in the sidebar, by route key.
 * Reading order is the sidebar from top to bottom, a folder's page before its children.
 */
export function neighbourhoods(navigation: readonly NavNode[]): Map<string, Neighbourhood> {
  const trails: NavNode[][] = [];
  const walk = (nodes: readonly NavNode[], above: NavNode[]) => {
    for (const node of nodes) {
      const trail = [...above, node];
      if (node.path !== undefined) trails.push(trail);
      walk(node.children, trail);
    }
  };
  walk(navigation, []);
  const last = (trail: NavNode[] | undefined) => trail?.at(-1);
  return new Map(
    trails.map((trail, i) => {
      const previous = last(trails[i - 1]);
      const next = last(trails[i + 1]);
      return [
        routeKey(last(trail)?.path ?? ''),
        { trail, ...(previous && { previous }), ...(next && { next }) },
      ];
    }),
  );
}

function foldersOf(relative: string): string[] {
  const parts = relative.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}

function parentOf(name: string): string {
  return name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : '';
}
