import { defineConfig } from 'astro/config';
import { islandAssets } from './tools/vite/island-assets.ts';
import { islandDefaults } from './tools/vite/island-defaults.ts';
import { preloadChunks } from './tools/vite/preload-chunks.ts';
import { shakeYaml } from './tools/vite/shake-yaml.ts';

export default defineConfig({
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'ignore',
  // Pages come minified from React; compressing them again would cost time and gain nothing.
  compressHTML: false,
  devToolbar: { enabled: false },
  integrations: [{ name: 'own-commands', hooks: { 'astro:config:setup': useOwnCommand } }],
  vite: {
    plugins: [preloadChunks(), islandAssets(), islandDefaults()],
    build: {
      // Scripts stay files: an inlined one would need a policy hash of its own.
      assetsInlineLimit: 0,
    },
    worker: {
      // So that a worker can load a part of its code when it needs it.
      format: 'es',
      plugins: () => [shakeYaml()],
      // As the pages name them: what a worker and a page both name is one file.
      rolldownOptions: {
        output: { assetFileNames: '_astro/[name].[hash][extname]' },
        // What is read and not used is left out: nothing that a worker imports does something when it is read.
        treeshake: { propertyReadSideEffects: false },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Every page names its script, which names all that it can load. Astro's own name for it says how the
            // script came about, in 37 letters more; six of a hash tell two files apart.
            output: {
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash:6].js`,
              chunkFileNames: '_astro/[name].[hash:6].js',
            },
          },
        },
      },
    },
  },
});

/** Astro's own server would know neither new pages, search nor checks, and would say nothing of it. */
function useOwnCommand({ command }: { command: string }): void {
  if (command === 'dev') throw new Error('The development server of this site is "npm run dev".');
  if (command === 'preview') throw new Error('A built site is served by "npm run preview".');
}
