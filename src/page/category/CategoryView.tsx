import { CardList } from '../../prose/cards/CardList.tsx';
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx';
import { Pager } from '../../shell/pager/Pager.tsx';
import { VersionBanner } from '../../shell/version-banner/VersionBanner.tsx';
import type { CategoryPage } from '../../site/page.ts';
import { textEdition } from '../../site/site.ts';
import { BreakableTitle } from '../../view/BreakableTitle.tsx';
import { useSite } from '../../view/context.ts';
import { TranslationNotice } from '../doc/TranslationNotice.tsx';

/** A generated page of cards for a folder (row 2R.4). */
export function CategoryView({ page }: { page: CategoryPage }) {
  const { trail, previous, next, untranslated } = page;
  const original = textEdition(useSite(), {}).locale;
  // The cards below say themselves which of their words are in another language.
  const language = untranslated ? { lang: original.code, dir: original.direction } : {};
  return (
    <main id="main" className="main">
      <article>
        <Breadcrumbs trail={trail} />
        <VersionBanner />
        <TranslationNotice page={page} />
        <div className="prose">
          <h1 {...language}>
            <BreakableTitle text={page.title} />
          </h1>
          <p {...language}>{page.description}</p>
          <CardList nodes={trail.at(-1)?.children ?? []} />
        </div>
      </article>
      <Pager previous={previous} next={next} />
    </main>
  );
}
