import type { ReactElement } from 'react';
import { searchPath } from '../../../base/routes.ts';
import { IslandStatus } from '../../../islands/IslandStatus.tsx';
import type { Site } from '../../../site/site.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { searchStrings } from '../../settings.ts';
import { settingsPath } from '../../settings-path.ts';
import type { PageData } from './page-data.ts';
import { SearchApp } from './SearchApp.tsx';
import { SiteMap } from './SiteMap.tsx';

/**
 * The search page as the build writes it (row 2R.1): a form, which the script takes over, and the site map for
 * whoever looks for nothing or has no script. `search-page.browser.ts` tells on the outermost element which of them
 * is to be seen.
 * @param banner what is said of the edition before anything else
 */
export function SearchPage({ banner }: { banner: ReactElement }) {
  usePart('search-page');
  const site = useSite();
  const { search } = site.strings;
  const data = pageData(site);
  return (
    <main id="main" className="main">
      <div className="prose search-page" data-search-page={JSON.stringify(data)}>
        {banner}
        <div>
          <SearchApp data={data} />
        </div>
        <IslandStatus loading={search.loading} />
        <noscript>
          <p>{search.noScript}</p>
        </noscript>
        <SiteMap />
      </div>
    </main>
  );
}

function pageData(site: Site): PageData {
  const { base, config, strings } = site;
  const { missingResults } = config.search;
  return {
    settings: settingsPath(site),
    siteTitle: config.title,
    siteUrl: config.url,
    searchPage: base + searchPath,
    ...(missingResults !== undefined && { missingResults }),
    strings: searchStrings(strings),
  };
}
