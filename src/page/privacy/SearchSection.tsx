import { insightsOrigin } from '../../search/client/insights.ts';
import { foreignHosts } from '../../search/provider-settings.ts';
import type { SiteConfig } from '../../site/config.ts';
import { fill, type Strings } from '../../site/strings.ts';
import { useSite } from '../../view/context.ts';
import { Facts, hostList } from './Facts.tsx';

/** Who gets the queries of a reader. */
export function SearchSection() {
  const { config, strings } = useSite();
  const { privacy } = strings;
  return <Facts id="search-queries" title={privacy.search} facts={searchFacts(config, privacy)} />;
}

function searchFacts(config: SiteConfig, privacy: Strings['privacy']): string[] {
  const { missingResults } = config.search;
  return [
    ...answeredBy(config, privacy),
    ...(missingResults
      ? [fill(privacy.missingResults, { host: hostList([new URL(missingResults).origin]) })]
      : []),
  ];
}

function answeredBy({ search, analytics }: SiteConfig, privacy: Strings['privacy']): string[] {
  switch (search.provider) {
    case 'local':
      // Analytics gets the address of the search page, which holds the query.
      return [privacy.searchLocal, ...(analytics ? [] : [privacy.searchNotSent])];
    case 'self':
      return [privacy.searchSelf];
    case 'algolia': {
      const insights = search.insights
        ? fill(privacy.chosenSent, { host: hostList([insightsOrigin]) })
        : privacy.chosenNotSent;
      return [fill(privacy.searchHosts, { hosts: hostList(foreignHosts(search)) }), insights];
    }
  }
}
