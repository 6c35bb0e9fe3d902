import type { AstroIntegration } from 'astro';
import { searchFiles } from '../src/search/build/search-files.ts';
import { siteText } from '../src/search/build/site-text.ts';
import type { Site } from '../src/site/site.ts';

type Render = typeof import('../src/shell/render.tsx');
type CurrentSite = typeof import('../src/site/current-site.ts');

/** Search while writing: the index is made from freshly rendered pages when search asks for its settings. */
export function searchDev(): AstroIntegration {
  return {
    name: 'search-dev',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let made: { site: Site; files: Promise<Map<string, string>> } | undefined;
        const files = async (): Promise<Map<string, string>> => {
          const { currentSite } = (await server.ssrLoadModule('/src/site/current-site.ts')) as CurrentSite;
          const site = await currentSite();
          if (made?.site !== site) {
            const { renderPage } = (await server.ssrLoadModule('/src/shell/render.tsx')) as Render;
            made = { site, files: makeFiles(site, renderPage) };
          }
          return made.files;
        };
        server.middlewares.use(async ({ url = '' }, response, next) => {
          if (!url.startsWith('/_search/')) return next();
          try {
            const file = (await files()).get(url);
            response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'application/json' });
            response.end(file);
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}

async function makeFiles(site: Site, renderPage: Render['renderPage']): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const edition of site.editions) {
    const html = new Map<string, string>();
    for (const page of edition.pages) html.set(page.path, (await renderPage(edition, page, '')).body);
    const text = siteText(edition, ({ path }) => html.get(path));
    // The bundler brings scripts and styles by itself.
    for (const [address, file] of searchFiles(edition, text, [])) files.set(address, file);
  }
  return files;
}
