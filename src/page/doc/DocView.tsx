import { pageState } from '../../product/status/page-state.ts';
import { TacticGlyph } from '../../product/tactics/views/TacticGlyph.tsx';
import { DoubtList } from '../../product/views/DoubtList.tsx';
import { DoubtContext } from '../../product/views/doubts.ts';
import type { CompiledPage } from '../../prose/compile/compile.ts';
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx';
import { Pager } from '../../shell/pager/Pager.tsx';
import { MobileTableOfContents, TableOfContents } from '../../shell/toc/TableOfContents.tsx';
import { VersionBanner } from '../../shell/version-banner/VersionBanner.tsx';
import type { DocPage } from '../../site/page.ts';
import { textEdition } from '../../site/site.ts';
import { BreakableTitle } from '../../view/BreakableTitle.tsx';
import { RenderContext, useRender } from '../../view/context.ts';
import { StateMark } from '../../view/state/StateMark.tsx';
import { proseComponents } from './components.tsx';
import { PageMeta } from './PageMeta.tsx';
import { TranslationNotice } from './TranslationNotice.tsx';

/** A page written by an author: where it stands, its text, its table of contents, what comes before and after. */
export function DocView({ page, compiled }: { page: DocPage; compiled: CompiledPage }) {
  const rendered = useRender();
  const { site } = rendered;
  const { frontMatter, trail, previous, next, route } = page;
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  const inToc = compiled.headings.filter(({ level }) => level >= min && level <= max);
  const headings = frontMatter.hide_table_of_contents || inToc.length < 2 ? [] : inToc;
  const home = route === '/';
  const tactic = site.product?.tactics.find(({ path }) => path === route);
  // A text that waits for its translation speaks its own language, down to the labels in it; its links stay here.
  const { strings, locale } = textEdition(site, page.source);
  const language = page.untranslated ? locale.code : undefined;
  const direction = page.untranslated ? locale.direction : undefined;
  return (
    <>
      <main id="main" className={home ? 'main main-home' : 'main'}>
        <article>
          {headings.length > 0 && <MobileTableOfContents headings={headings} language={language} />}
          {!home && trail.length > 0 && <Breadcrumbs trail={trail} />}
          <VersionBanner />
          <TranslationNotice page={page} />
          {page.unlisted && <p className="notice">{site.strings.page.unlisted}</p>}
          <RenderContext value={{ ...rendered, site: { ...site, strings, locale } }}>
            <div className="prose" data-prose lang={language} dir={direction}>
              {!home && (
                <h1 {...(page.titled && { lang: site.locale.code, dir: site.locale.direction })}>
                  {tactic && <TacticGlyph id={tactic.id} size={52} />}
                  <BreakableTitle text={page.title} />
                  <StateMark state={pageState(site.product, route)} />
                </h1>
              )}
              <DoubtContext value={[]}>
                <compiled.Content components={proseComponents} />
                <DoubtList />
              </DoubtContext>
            </div>
          </RenderContext>
          <PageMeta page={page} />
        </article>
        <Pager previous={previous} next={next} />
      </main>
      {headings.length > 0 && <TableOfContents headings={headings} language={language} />}
    </>
  );
}
