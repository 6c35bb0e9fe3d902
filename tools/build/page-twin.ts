import type { PageFacts } from '../../src/markdown/rule.ts';
import { pageParts, type TwinFacts, twinBody, twinText } from '../../src/markdown/twin.ts';
import { twinAddress, wholeAddress } from '../../src/markdown/twin-address.ts';
import { documentedFor } from '../../src/product/deployment/releases.ts';
import { canonicalPath } from '../../src/site/addresses.ts';
import type { Page } from '../../src/site/page.ts';
import { type Site, textEdition } from '../../src/site/site.ts';
import type { Verification } from '../../src/site/verification.ts';
import { markedTitle } from '../../src/view/state/broken-words.ts';
import { diagramSources } from './diagram-sources.ts';

/**
 * The Markdown of one page, whose links stay on the host that it is asked from.
 * @param html of the page, or of its body
 * @returns undefined for a page without a text
 */
export function pageTwin(edition: Site, page: Page, html: string): string | undefined {
  const parts = pageParts(html);
  if (!parts) return undefined;
  const targets = targetsOf(edition, (path) => path);
  const facts = pageFacts(targets.whole(page.path), page, targets);
  const notices = parts.notices && twinBody(parts.notices, facts).markdown;
  return twinText(
    factsOf(edition, page, targets, undefined),
    parts.title,
    notices,
    twinBody(parts.prose, facts),
  );
}

/** What takes the place of an edition's addresses, so that editions that show the same text share its Markdown. */
export const place = { home: '\uE000', base: '\uE001', page: '\uE002' } as const;

/** Where links of twins lead. */
export interface Targets {
  /** Addresses of pages, each with that of its twin as links have it. */
  readonly twins: ReadonlyMap<string, string>;
  /** @param path address below the host */
  whole(path: string): string;
}

export function targetsOf(
  { editions, config }: Pick<Site, 'editions' | 'config'>,
  whole = (path: string) => wholeAddress(config.url, path),
): Targets {
  const paths = editions.flatMap(({ pages }) => pages.map(({ path }) => path));
  return { twins: new Map(paths.map((path) => [path, whole(twinAddress(path, config.basePath))])), whole };
}

/**
 * What the head of a twin says.
 * @param verification what the examples of the site were checked for; absent when they were not
 */
export function factsOf(
  edition: Site,
  page: Page,
  { whole }: Targets,
  verification: Pick<Verification, 'date' | 'pages'> | undefined,
): TwinFacts {
  const { config, product, version } = edition;
  const described = documentedFor(product?.releases ?? [], page.route).map(({ name }) => name);
  const own = page.kind === 'doc' && verification?.pages[(page.source.original ?? page).file];
  return {
    title: markedTitle(edition, page),
    description: page.description,
    canonical: config.url + canonicalPath(edition, page),
    all: whole(`${config.basePath}/llms.txt`),
    language: languageOf(edition, page),
    version: described.join(', ') || `${config.name}, ${version.label}`,
    checked: own && verification ? verification.date.slice(0, 10) : undefined,
    markdown: whole(twinAddress(page.path, config.basePath)),
  };
}

function languageOf(edition: Site, page: Page): string {
  if (!page.untranslated) return edition.locale.code;
  return textEdition(edition, page.kind === 'doc' ? page.source : {}).locale.code;
}

/**
 * What the Markdown of a text needs to know beside the text.
 * @param address of the page, as links have it
 */
export function pageFacts(address: string, page: Page, { twins, whole }: Targets): PageFacts {
  const diagrams = diagramsOf(page);
  return {
    page: address,
    diagram: (alt) => diagrams.get(alt),
    link(href) {
      const [, target = '', rest = ''] = /^([^#?]*)(.*)$/s.exec(href) ?? [];
      // What a lab is given by its address shows on the page alone.
      const isOfLab = /^#try=/.test(rest);
      if (target.startsWith(place.base)) return isOfLab ? href : `${target.replace(/\/$/, '')}.md${rest}`;
      const twin = isOfLab ? undefined : twins.get(target);
      return (twin ?? (/^\/(?!\/)/.test(target) ? whole(target) : target)) + rest;
    },
  };
}

export function diagramsOf(page: Page): ReadonlyMap<string, string> {
  return page.kind === 'doc' ? diagramSources(page.body) : new Map();
}
