import { CardList } from '../../prose/cards/CardList.tsx';
import type { CategoryPage } from '../../site/page.ts';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { VersionBanner } from '../doc/VersionBanner.tsx';
import { Pager } from '../pager/Pager.tsx';

/** A generated page of cards for a folder (row 2R.4). */
export function CategoryView({ page }: { page: CategoryPage }) {
  const { trail, previous, next } = page;
  return (
    <main id="main" className="main">
      <article>
        <Breadcrumbs trail={trail} />
        <VersionBanner page={page} />
        <div className="prose">
          <h1>{page.title}</h1>
          <p>{page.description}</p>
          <CardList nodes={trail.at(-1)?.children ?? []} />
        </div>
      </article>
      <Pager previous={previous} next={next} />
    </main>
  );
}
