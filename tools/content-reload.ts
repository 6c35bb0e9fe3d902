import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { siteRoot } from '../src/site/current-site.ts';

/** Reloads the browser when a page, a folder file, a string or the configuration changes while writing. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const watched = [join(siteRoot(), 'content'), join(siteRoot(), 'site.config.ts')];
        server.watcher.add(watched);
        const reload = (file: string) => {
          if (watched.some((path) => file.startsWith(path))) server.ws.send({ type: 'full-reload' });
        };
        for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, reload);
      },
    },
  };
}
