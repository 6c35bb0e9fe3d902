import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite would wrap each in a helper that preloads what the chunk needs: more bytes
 * on every page than the calls it serves. Chunks bring their style by address (`?url`), so nothing else is lost.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
