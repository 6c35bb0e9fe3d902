import { currentSite } from '../site/current-site.ts';
import { escapeXml } from '../site/escape-xml.ts';
import { ownPages } from '../site/own-pages.ts';

/** Every route in its listed form, with the day of its last change (row X.7). */
export async function GET(): Promise<Response> {
  const { config, pages, strings } = await currentSite();
  const entries = pages
    .filter((page) => !page.unlisted)
    .map((page) => ({ path: page.path, updated: page.kind === 'doc' ? page.updated : undefined }));
  const own = ownPages(strings).map(({ path }) => ({ path, updated: undefined }));
  const urls = [...entries, ...own].map(({ path, updated }) => {
    const lastModified = updated ? `<lastmod>${updated.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeXml(config.url + path)}</loc>${lastModified}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
