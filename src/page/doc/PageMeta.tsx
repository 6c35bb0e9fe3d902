import { dayIn } from '../../base/numbers.ts';
import type { DocPage } from '../../site/page.ts';
import { useSite } from '../../view/context.ts';
import { SiteLink } from '../../view/SiteLink.tsx';
import { Verified } from './Verified.tsx';

/** What the page was checked for; an edit link, when a repository is configured; the last change, when git knows it. */
export function PageMeta({ page }: { page: DocPage }) {
  const { config, locale, strings } = useSite();
  const { editUrl } = config;
  const { updated } = page;
  return (
    <>
      <Verified page={page} />
      {(editUrl || updated) && (
        <div className="page-meta">
          {editUrl && (
            <SiteLink href={editUrl.replace('{file}', page.file)}>{strings.page.editThisPage}</SiteLink>
          )}
          {updated && (
            <p>
              {strings.page.lastUpdated}{' '}
              <time dateTime={updated.toISOString()}>{dayIn(locale.code, updated)}</time>
            </p>
          )}
        </div>
      )}
    </>
  );
}
