import { loadProduct, type Product } from '../product/product.ts';
import { type Locale, loadConfig, type SiteConfig } from './config.ts';
import { ContentError, ErrorCollector } from './content-error.ts';
import { lastCommits } from './history.ts';
import { buildNavigation, neighbourhoods } from './navigation.ts';
import type { CategoryPage, DocPage, NavNode, Page } from './page.ts';
import { docsFolder, readContent, type SourceContent } from './read-content.ts';
import { routeKey } from './routes.ts';
import { readStrings, type Strings } from './strings.ts';
import type { Verification } from './verification.ts';

/** Everything the site is made from: the one input of pages, navigation, sitemap and checks. */
export interface Site {
  readonly root: string;
  readonly config: SiteConfig;
  readonly locale: Locale;
  readonly version: SiteConfig['versions'][number];
  readonly strings: Strings;
  /** What the site knows about the product; a site without `content/product` has none. */
  readonly product: Product | undefined;
  /** What the examples were checked for; known when a build renders the site. */
  readonly verification: Verification | undefined;
  readonly navigation: readonly NavNode[];
  /** In reading order; unlisted pages last. */
  readonly pages: readonly Page[];
  /** Page by any form of its route. */
  find(path: string): Page | undefined;
}

/**
 * Loads a site from disk.
 * @param root folder with `site.config.ts` and `content/`
 * @param options.drafts whether drafts are pages
 * @param options.verification what the build checked, to be shown on the pages
 * @throws {ContentErrors} one readable line per mistake in configuration, front matter, folders and strings
 */
export async function loadSite(
  root: string,
  options: { drafts?: boolean; verification?: Verification | undefined } = {},
): Promise<Site> {
  const config = await loadConfig(root);
  const [locale] = config.locales;
  const [version] = config.versions;
  if (!locale || !version)
    throw new ContentError('site.config.ts', 'no locale or version', 'Add one of each');

  const errors = new ErrorCollector();
  const strings = config.locales.map((each) => errors.try(() => readStrings(root, each.code)))[0];
  const content = errors.try(() => readContent(root, { drafts: options.drafts ?? false }));
  const navigation = content && errors.try(() => buildNavigation(content));
  const product = errors.try(() => loadProduct(root));
  errors.throwIfAny();
  if (!strings || !content || !navigation) throw new Error('unreachable: a missing part is an error above');

  const pages = makePages(content, navigation, lastCommits(root, docsFolder), config);
  const byKey = new Map(pages.map((page) => [routeKey(page.path), page]));
  const find = (path: string) => byKey.get(routeKey(path));
  const { verification } = options;
  return { root, config, locale, version, strings, product, verification, navigation, pages, find };
}

function makePages(
  { pages, categories }: SourceContent,
  navigation: readonly NavNode[],
  commits: ReadonlyMap<string, Date>,
  config: SiteConfig,
): Page[] {
  const places = neighbourhoods(navigation);
  const docs = pages.map((source): DocPage => {
    const place = places.get(routeKey(source.path)) ?? { trail: [] };
    const updated = commits.get(source.file);
    const { title, description, unlisted } = source.frontMatter;
    return { kind: 'doc', ...source, ...place, title, description, unlisted, ...(updated && { updated }) };
  });
  const generated = [...categories].flatMap(([folder, { label, description, link }]): CategoryPage[] => {
    const place = link && places.get(routeKey(link.slug));
    if (!place) return [];
    return [
      {
        kind: 'category',
        file: `${docsFolder}/${folder}/_category_.yml`,
        path: link.slug,
        title: label,
        description: description ?? `${label} | ${config.title}`,
        unlisted: false,
        ...place,
      },
    ];
  });
  const order = new Map([...places.keys()].map((key, i) => [key, i]));
  const rank = (page: Page) => order.get(routeKey(page.path)) ?? order.size;
  return [...docs, ...generated].sort((a, b) => rank(a) - rank(b));
}
