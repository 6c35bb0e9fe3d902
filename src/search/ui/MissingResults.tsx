import { fill } from '../../base/fill.ts';
import { sentQuery } from '../client/search-request.ts';
import type { SearchSettings } from '../settings.ts';

interface MissingResultsProps {
  /** Address with `{query}` in it. */
  readonly template: string;
  readonly query: string;
  readonly strings: Pick<SearchSettings['strings'], 'believe' | 'letUsKnow' | 'opensInNewTab'>;
}

/** Lets a reader report a query that finds nothing (row 8.5). */
export function MissingResults({ template, query, strings }: MissingResultsProps) {
  const address = fill(template, { query: encodeURIComponent(sentQuery(query)) });
  return (
    <p>
      {strings.believe}{' '}
      <a className="leaves" href={address} target="_blank" rel="noopener noreferrer">
        {strings.letUsKnow}
        <span className="visually-hidden"> {strings.opensInNewTab}</span>
      </a>
    </p>
  );
}
