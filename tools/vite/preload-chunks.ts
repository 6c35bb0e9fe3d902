import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const hint = fileURLToPath(import.meta.resolve('../../src/browser/hint.ts'));

/**
 * Fetches what a chunk imports together with the chunk, not after it. Vite's own helper also waits for styles and
 * tells of failures; every page would carry it. Chunks here bring their style by address (`?url`), and what cannot
 * be had fails at the import itself. Code that is imported again at each letter that somebody types is told of once.
 */
export function preloadChunks(): Plugin {
  return {
    name: 'preload-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        const { base } = this.environment.config;
        return `import { hint } from ${JSON.stringify(hint)};
        const links = {};
        export const __vitePreload = (load, chunks = []) => {
          for (const chunk of chunks)
            if (!links[chunk]?.isConnected)
              links[chunk] = hint({ rel: 'modulepreload', href: ${JSON.stringify(base)} + chunk });
          return load();
        };`;
      },
    },
  };
}
