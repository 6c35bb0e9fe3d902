import { currentSite } from '../site/current-site.ts';

export async function GET(): Promise<Response> {
  const { config, editions } = await currentSite();
  const hidden = config.noIndex ? [`${config.basePath}/`] : editions.map(({ base }) => `${base}/fragments/`);
  const rules = hidden.map((path) => `Disallow: ${path}`).join('\n');
  return new Response(`User-agent: *\n${rules}\n\nSitemap: ${config.url}${config.basePath}/sitemap.xml\n`);
}
