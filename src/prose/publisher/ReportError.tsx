import { useSite } from '../../view/context.ts';
import { ProseLink } from '../link/ProseLink.tsx';

/** `::report-error`: where a reader reports an error of this site, or that there is no such place yet. */
export function ReportError() {
  const { config, strings } = useSite();
  const { report } = config.links;
  if (!report) return <p>{strings.publisher.noReport}</p>;
  const [before, after] = strings.publisher.report.split('{address}');
  return (
    <p>
      {before}
      <ProseLink href={report}>{report.replace(/^(?:https?:\/\/|mailto:)|\/?(?:[?#].*)?$/g, '')}</ProseLink>
      {after}
    </p>
  );
}
