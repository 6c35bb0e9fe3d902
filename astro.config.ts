import { defineConfig } from 'astro/config';
import { islandAssets } from './tools/island-assets.ts';
import { dialogModules, islandDefaults } from './tools/island-modules.ts';
import { preloadChunks } from './tools/preload-chunks.ts';

export default defineConfig({
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'ignore',
  // Pages come minified from React; compressing them again would cost time and gain nothing.
  compressHTML: false,
  devToolbar: { enabled: false },
  vite: {
    plugins: [preloadChunks(), islandAssets(dialogModules), islandDefaults()],
    build: {
      // Scripts stay files: an inlined one would need a policy hash of its own.
      assetsInlineLimit: 0,
    },
  },
});
