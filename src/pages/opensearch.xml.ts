import { openSearchDescription } from '../search/opensearch.ts';
import { currentSite } from '../site/current-site.ts';

export async function GET(): Promise<Response> {
  const { config, locale, strings } = await currentSite();
  return new Response(openSearchDescription(config, strings.search.lead, locale.code), {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
}
