import { dayIn } from '../../base/numbers.ts';
import { twinAddress } from '../../markdown/twin-address.ts';
import type { DocPage } from '../../site/page.ts';
import { pageAddress } from '../../site/page-address.ts';
import { useSite } from '../../view/context.ts';
import { SiteLink } from '../../view/SiteLink.tsx';
import { Verified } from './Verified.tsx';

/**
 * What the page was checked for; its Markdown; where it is edited and where a problem with it is reported, as
 * configured; the last change, when git knows it.
 */
export function PageMeta({ page }: { page: DocPage }) {
  const { config, locale, strings } = useSite();
  const { edit, report } = config.links;
  const { updated } = page;
  return (
    <>
      <Verified page={page} />
      <div className="page-meta">
        <a rel="alternate" href={twinAddress(page.path, config.basePath)}>
          {strings.page.asMarkdown}
        </a>
        {edit && <SiteLink href={pageAddress(edit, page)}>{strings.page.editThisPage}</SiteLink>}
        {report && <SiteLink href={pageAddress(report, page)}>{strings.page.reportProblem}</SiteLink>}
        {updated && (
          <p>
            {strings.page.lastUpdated}{' '}
            <time dateTime={updated.toISOString()}>{dayIn(locale.code, updated)}</time>
          </p>
        )}
      </div>
    </>
  );
}
