import { currentSite } from '../site/current-site.ts';

export async function GET(): Promise<Response> {
  const { config } = await currentSite();
  const rules = config.noIndex ? 'Disallow: /' : 'Disallow: /fragments/';
  return new Response(`User-agent: *\n${rules}\n\nSitemap: ${config.url}/sitemap.xml\n`);
}
