import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentError } from '../base/content-error.ts';
import { privacyPath, searchPath } from '../base/routes.ts';
import { compilePage } from '../prose/compile/compile.ts';
import { SearchPage } from '../search/ui/page/SearchPage.tsx';
import { Comforts } from '../shell/comforts/Comforts.tsx';
import { SidebarGroups } from '../shell/sidebar/SidebarItems.tsx';
import { VersionBanner } from '../shell/version-banner/VersionBanner.tsx';
import type { OwnPage, OwnPath } from '../site/own-pages.ts';
import type { DocPage, NavNode, Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { RenderContext } from '../view/context.ts';
import type { PartName } from '../view/styles.ts';
import { CategoryView } from './category/CategoryView.tsx';
import { DocView } from './doc/DocView.tsx';
import { Body } from './document/Body.tsx';
import { Head, type Robots } from './document/Head.tsx';
import { NotFoundView } from './not-found/NotFoundView.tsx';
import { plainAttributes, plainHtml } from './plain-html.ts';
import { PrivacyPage } from './privacy/PrivacyPage.tsx';

/** A page as HTML: what stands in its head and in its body. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

interface View {
  /** Absent for the not-found page, which has no address of its own. */
  readonly page: Page | OwnPage | undefined;
  readonly title: string;
  readonly description: string;
  readonly robots: Robots | undefined;
  readonly trail: readonly NavNode[];
  readonly hasSidebar: boolean;
  readonly main: ReactElement;
}

/**
 * Renders a page of the docs tree.
 * @param generator `Astro v…`, for the meta element
 * @throws {ContentError} naming the page's file, whatever went wrong while rendering it
 */
export async function renderPage(site: Site, page: Page, generator: string): Promise<RenderedPage> {
  const main = page.kind === 'doc' ? await docView(site, page) : <CategoryView page={page} />;
  const { title, description, trail, unlisted } = page;
  try {
    return render(site, generator, {
      page,
      title,
      description,
      robots: unlisted || site.version.noIndex ? 'noindex, nofollow' : undefined,
      trail,
      hasSidebar: true,
      main,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ContentError(
      page.file,
      `the page cannot be rendered (${message.split('\n')[0]})`,
      'Fix the page or the component',
    );
  }
}

async function docView(site: Site, page: DocPage): Promise<ReactElement> {
  const compiled = await compilePage(site, page);
  // What is wrong with a text is told once, not again for each language that shows the original. While writing, the
  // check of the page tells it.
  if (!page.untranslated && !import.meta.env?.DEV)
    for (const warning of compiled.warnings) console.warn(`warning: ${warning}`);
  return <DocView page={page} compiled={compiled} />;
}

/** Renders the page for paths that do not exist (row 8.12). */
export function renderNotFound(site: Site, generator: string): RenderedPage {
  const { title, lead } = site.strings.notFound;
  const main = <NotFoundView />;
  return render(site, generator, {
    page: undefined,
    title,
    description: lead,
    robots: 'noindex, nofollow',
    trail: [],
    hasSidebar: true,
    main,
  });
}

/** Renders a page that the site makes of itself: search (row 2R.1) or privacy. */
export function renderOwnPage(site: Site, page: OwnPage, generator: string): RenderedPage {
  const { title, description, trail } = page;
  return render(site, generator, { page, title, description, trail, ...ownViews[page.route] });
}

const ownViews: Readonly<Record<OwnPath, Pick<View, 'robots' | 'hasSidebar' | 'main'>>> = {
  [searchPath]: {
    // Engines find the pages behind it, but answers of another search are not answer of theirs.
    robots: 'noindex, follow',
    hasSidebar: false,
    main: <SearchPage banner={<VersionBanner />} />,
  },
  // With the sidebar, so that readers who came by its link in the footer go on from where they were.
  [privacyPath]: { robots: undefined, hasSidebar: true, main: <PrivacyPage /> },
};

/** Renders the sidebar with every branch; pages take from it the branch that a reader opens. */
export function renderSidebarFragment(site: Site): string {
  return renderToStaticMarkup(
    <RenderContext value={{ site, path: '', parts: new Set() }}>
      <SidebarGroups nodes={site.navigation} complete />
    </RenderContext>,
  );
}

/** Renders what comforts draw; pages take it when a reader first uses one. */
export function renderComfortsFragment(site: Site): string {
  return renderToStaticMarkup(
    <RenderContext value={{ site, path: '', parts: new Set() }}>
      <Comforts />
    </RenderContext>,
  );
}

function render(site: Site, generator: string, view: View): RenderedPage {
  const parts = new Set<PartName>();
  const { main, hasSidebar, ...head } = view;
  const { page } = view;
  // The body first: it tells which parts, and so which styles, the page needs.
  const body = renderToStaticMarkup(
    <RenderContext value={{ site, page, path: page?.path ?? '', parts }}>
      <Body hasSidebar={hasSidebar}>{main}</Body>
    </RenderContext>,
  );
  const robots = site.config.noIndex ? 'noindex, nofollow' : head.robots;
  return {
    head: plainAttributes(
      renderToStaticMarkup(
        <Head {...head} robots={robots} site={site} parts={parts} generator={generator} />,
      ),
    ),
    body: plainHtml(body),
  };
}
