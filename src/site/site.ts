import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, ErrorCollector } from '../base/content-error.ts';
import { FileMemory } from '../base/file-memory.ts';
import { routeKey } from '../base/routes.ts';
import { loadProduct, type Product } from '../product/product.ts';
import type { Locale, SiteConfig, Version } from './config.ts';
import { configLinkProblems } from './config-links.ts';
import { contentFolder, type EditionName, editionNames } from './edition.ts';
import { historyFile, lastCommits } from './history.ts';
import { loadConfig, versionsFile } from './load-config.ts';
import { buildNavigation } from './navigation.ts';
import type { NavNode, Page } from './page.ts';
import { makePages } from './pages.ts';
import {
  listFiles,
  type ReadOptions,
  readContent,
  type SourceContent,
  type SourcePage,
} from './read-content.ts';
import { readStrings, type Strings, stringsFile } from './strings.ts';
import { translate, unreadTranslations } from './translations.ts';
import type { Verification } from './verification.ts';

/** One edition of the site, a version in a language: the one input of pages, navigation, sitemap and checks. */
export interface Site {
  readonly root: string;
  readonly config: SiteConfig;
  readonly locale: Locale;
  readonly version: Version;
  /** Folder of all addresses of this edition: empty for the default one, else such as `/es` or `/es/0.34`. */
  readonly base: string;
  /** Every edition of the site, this one among them; the default one is first. */
  readonly editions: readonly Site[];
  readonly strings: Strings;
  /** What the site knows about the product; a site without `content/product` has none. */
  readonly product: Product | undefined;
  /** What the examples were checked for; known when a build renders the site. */
  readonly verification: Verification | undefined;
  readonly navigation: readonly NavNode[];
  /** In reading order; unlisted pages last. */
  readonly pages: readonly Page[];
  /** Page by any form of its route, without the folder of the edition. */
  find(route: string): Page | undefined;
}

/**
 * The edition whose language a page's text is in: the default one for a text that is not a translation.
 * @param site an edition that shows the text
 */
export function textEdition(site: Site, { original }: Pick<SourcePage, 'original'>): Site {
  if (original) return site;
  return site.editions.find(({ version }) => version.name === site.version.name) ?? site;
}

/** The newest version in the language of an edition. */
export function newestEdition(site: Site): Site {
  return site.editions.find(({ locale }) => locale.code === site.locale.code) ?? site;
}

interface LoadOptions extends ReadOptions {
  readonly verification?: Verification | undefined;
  /** Whether addresses are below the path the site is published at. Sources, and who writes them, do without. */
  readonly published?: boolean;
}

/**
 * Loads a site from disk.
 * @param root folder with `site.config.ts` and `content/`
 * @param options.drafts whether drafts are pages
 * @param options.memory what was loaded of this site before with the same options, when it is loaded again
 * @param options.mistakes takes the mistakes of single pages and folders, which are left out then
 * @param options.published whether addresses are those of the published site, below its path
 * @param options.verification what the build checked, to be shown on the pages
 * @returns the default edition; the others are its `editions`
 * @throws {ContentErrors} one readable line per mistake in configuration, front matter, folders and strings
 */
export async function loadSite(root: string, options: LoadOptions = {}): Promise<Site> {
  const { memory = new FileMemory(), mistakes } = options;
  const configured = await memory.of('config', [join(root, 'site.config.ts'), join(root, versionsFile)], () =>
    loadConfig(root, { again: options.memory !== undefined }),
  );
  const config = options.published ? configured : { ...configured, basePath: '' };
  const errors = new ErrorCollector(mistakes);
  // Without strings and facts no page can be made.
  const fatal = mistakes ? new ErrorCollector() : errors;
  const strings = new Map<string, Strings | undefined>();
  const originalStrings = stringsFile(root, config.locales[0]?.code ?? '');
  for (const { code } of config.locales) {
    const [original] = strings.values();
    const read = () => readStrings(root, code, original);
    strings.set(
      code,
      fatal.try(() => memory.of(`strings ${code}`, [stringsFile(root, code), originalStrings], read)),
    );
  }
  const versions = new Map(
    config.versions.map(
      (version) =>
        [
          version.name,
          readVersion(root, config, version, { ...options, memory }, { errors, fatal }),
        ] as const,
    ),
  );
  fatal.throwIfAny();
  errors.throwIfAny();

  const history = memory.of('history', [], () => historyFile(root));
  const commits = memory.of('commits', [history], () => lastCommits(root, 'content'));
  const editions: Site[] = [];
  for (const name of editionNames(config)) {
    const version = versions.get(name.version.name);
    const content = version?.content.get(name.locale.code);
    const words = strings.get(name.locale.code);
    if (!version || !content || !words) throw new Error('unreachable: a missing part is an error above');
    const edition = errors.try(() => makeEdition(config, name, content, commits, mistakes));
    if (!edition) continue;
    const { product } = version;
    editions.push({
      root,
      config,
      ...name,
      editions,
      strings: words,
      product,
      verification: options.verification,
      ...edition,
    });
  }
  reportSharedAddresses(editions, errors);
  errors.throwIfAny();
  const [site] = editions;
  for (const error of site ? configLinkProblems(site) : []) errors.add(error);
  errors.throwIfAny();
  if (!site) throw new Error('unreachable: a configuration has a locale and a version');
  return site;
}

/** A folder of pages must not be called like a language or a version. */
function reportSharedAddresses(editions: readonly Site[], errors: ErrorCollector): void {
  const taken = new Map<string, string>();
  for (const { base, pages } of editions) {
    for (const { path, file } of pages) {
      const other = taken.get(routeKey(path));
      if (other) {
        const problem = `"${path}" would also be the address of ${other}, because ${base} is a language or version`;
        errors.add(
          new ContentError(file, problem, 'Rename the folder of the pages, or give the version a path'),
        );
      }
      taken.set(routeKey(path), file);
    }
  }
}

/** What authors wrote for a version: its pages by language, and its product model. */
function readVersion(
  root: string,
  { locales }: SiteConfig,
  version: Version,
  options: ReadOptions & { readonly memory: FileMemory },
  { errors, fatal }: { errors: ErrorCollector; fatal: ErrorCollector },
) {
  const folder = contentFolder(version);
  const original = fatal.try(() => readContent(root, `${folder}/docs`, options));
  const facts = join(root, folder, 'product');
  const product = fatal.try(() =>
    options.memory.of(
      facts,
      existsSync(facts) ? listFiles(facts).map((file) => join(facts, file)) : [facts],
      () => loadProduct(root, `${folder}/product`),
    ),
  );
  const codes = locales.map(({ code }) => code);
  for (const error of unreadTranslations(root, `${folder}/i18n`, codes)) errors.add(error);
  const content = new Map(
    locales.map(({ code }, i) => {
      const translated = () => original && translate(root, original, `${folder}/i18n/${code}/docs`, options);
      return [code, i === 0 ? original : errors.try(translated)] as const;
    }),
  );
  return { product, content };
}

function makeEdition(
  config: SiteConfig,
  { locale, base }: EditionName,
  content: SourceContent,
  commits: ReadonlyMap<string, Date>,
  mistakes: ContentError[] | undefined,
) {
  const original = config.locales[0]?.code;
  const foreign = locale.code === original ? undefined : original;
  // Places are those of the originals, which are told of once.
  const navigation = buildNavigation(content, {
    base,
    foreign,
    mistakes: foreign ? mistakes && [] : mistakes,
  });
  const pages = makePages(content, navigation, { base, foreign, commits, title: config.title });
  const byKey = new Map(pages.map((page) => [routeKey(page.route), page]));
  return { navigation, pages, find: (route: string) => byKey.get(routeKey(route)) };
}
