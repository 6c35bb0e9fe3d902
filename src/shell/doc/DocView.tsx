import type { CompiledPage } from '../../prose/compile/compile.ts';
import { proseComponents } from '../../prose/components.tsx';
import type { DocPage } from '../../site/page.ts';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { useSite } from '../context.ts';
import { Pager } from '../pager/Pager.tsx';
import { MobileTableOfContents, TableOfContents } from '../toc/TableOfContents.tsx';
import { PageMeta } from './PageMeta.tsx';

/** A page written by an author: where it stands, its text, its table of contents, what comes before and after. */
export function DocView({ page, compiled }: { page: DocPage; compiled: CompiledPage }) {
  const { strings } = useSite();
  const { frontMatter, trail, previous, next } = page;
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  const inToc = compiled.headings.filter(({ level }) => level >= min && level <= max);
  const headings = frontMatter.hide_table_of_contents || inToc.length < 2 ? [] : inToc;
  const home = page.path === '/';
  return (
    <>
      <main id="main" className={home ? 'main main-home' : 'main'}>
        <article>
          {!home && trail.length > 0 && <Breadcrumbs trail={trail} />}
          {page.unlisted && <p className="unlisted">{strings.page.unlisted}</p>}
          {headings.length > 0 && <MobileTableOfContents headings={headings} />}
          <div className="prose" data-prose>
            {!home && <h1>{page.title}</h1>}
            <compiled.Content components={proseComponents} />
          </div>
          <PageMeta page={page} />
        </article>
        <Pager previous={previous} next={next} />
      </main>
      {headings.length > 0 && <TableOfContents headings={headings} />}
    </>
  );
}
