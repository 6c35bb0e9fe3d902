import { pageAddress } from '../../site/page-address.ts';
import { useRender } from '../../view/context.ts';
import { ProseLink } from '../link/ProseLink.tsx';

/** `::report-error`: where a reader reports an error of this site, or that there is no such place yet. */
export function ReportError() {
  const { page, site } = useRender();
  const { config, strings } = site;
  const pattern = config.links.report;
  if (!pattern) return <p>{strings.publisher.noReport}</p>;
  const { path = '', file = '' } = page && 'file' in page ? page : {};
  const report = pageAddress(pattern, { path, file });
  const [before, after] = strings.publisher.report.split('{address}');
  return (
    <p>
      {before}
      <ProseLink href={report}>{report.replace(/^(?:https?:\/\/|mailto:)|\/?(?:[?#].*)?$/g, '')}</ProseLink>
      {after}
    </p>
  );
}
