import { escapeXml } from '../base/escape-xml.ts';
import { canonicalPath } from '../site/addresses.ts';
import { currentSite } from '../site/current-site.ts';
import { isNewest } from '../site/edition.ts';
import { ownPages } from '../site/own-pages.ts';
import type { Site } from '../site/site.ts';

/**
 * Every address that stands for its page in search engines, in its listed form, with the day of its last change
 * (row X.7).
 */
export async function GET(): Promise<Response> {
  const { config, editions } = await currentSite();
  const urls = editions.flatMap(entriesOf).map(({ path, updated }) => {
    const lastModified = updated ? `<lastmod>${updated.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeXml(config.url + path)}</loc>${lastModified}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function entriesOf(site: Site): { path: string; updated?: Date | undefined }[] {
  const { config, pages, version } = site;
  if (version.noIndex) return [];
  const made = isNewest(config, version) ? ownPages(site) : [];
  const own = pages.filter((page) => !page.unlisted && canonicalPath(site, page) === page.path);
  return [
    ...own.map((page) => ({ path: page.path, updated: page.kind === 'doc' ? page.updated : undefined })),
    ...made,
  ];
}
