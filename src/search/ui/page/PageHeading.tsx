import { fill } from '../../../base/fill.ts';
import { sentQuery } from '../../client/search-request.ts';
import type { PageStrings } from './page-data.ts';

interface PageHeadingProps {
  readonly strings: PageStrings;
  /** Empty when nothing is looked for. */
  readonly query: string;
}

/** What the page is about, as its tab says it (row 2R.1). */
export function pageHeading(strings: PageStrings, query: string): string {
  return query === '' ? strings.title : fill(strings.titleFor, { query: sentQuery(query) });
}

/** The heading of the page. A query of another direction, or that changes it, keeps to itself. */
export function PageHeading({ strings, query }: PageHeadingProps) {
  if (query === '') return <h1>{strings.title}</h1>;
  const [before, after] = strings.titleFor.split('{query}');
  return (
    <h1>
      {before}
      <bdi>{sentQuery(query)}</bdi>
      {after}
    </h1>
  );
}
