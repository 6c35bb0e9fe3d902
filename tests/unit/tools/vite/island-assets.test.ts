import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { islandAssets, islandAssetsFile } from '../../../../tools/vite/island-assets.ts';
import { type Files, folder } from '../../site-folder.ts';

const sources = {
  'page.js': `window.open = () => import('./search/start.island.ts'); window.other = () => import('./other.island.tsx');`,
  'search/start.island.ts': `import { shared } from './shared.js'; import sheet from './dialog.css?url';
    export const start = () => [shared(), sheet, new Worker(new URL('./search.worker.js', import.meta.url))];`,
  'search/shared.js': 'export const shared = () => "shared by both";',
  'search/dialog.css': '.dialog { color: red }',
  'search/search.worker.js': 'self.onmessage = () => self.postMessage("answer");',
  'other.island.tsx': `import { shared } from './search/shared.js'; import sheet from './other.css?url';
    export const other = () => [shared(), sheet];`,
  'other.css': '.other { color: blue }',
};

/** Bundles the sources as a page's script; returns the folder. */
async function bundle(files: Files = sources): Promise<string> {
  const root = folder(files);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [islandAssets()],
    build: { assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'page.js') } },
  });
  return join(root, 'dist');
}

const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

describe('islandAssets', () => {
  it('lists what each module named as an island needs: itself, its imports, styles and worker', async () => {
    const dist = await bundle();
    const lists = JSON.parse(readFileSync(join(dist, islandAssetsFile), 'utf8')) as Record<string, string[]>;
    expect(Object.keys(lists).sort()).toEqual(['other.island.tsx', 'search/start.island.ts']);
    const assets = lists['search/start.island.ts'] ?? [];
    for (const address of assets) expect(existsSync(join(dist, address)), address).toBe(true);
    expect(assets.map(withoutHash).sort()).toEqual([
      '/assets/dialog.css',
      '/assets/search.worker.js',
      '/assets/shared.js',
      '/assets/start.island.js',
    ]);
    expect(lists['other.island.tsx']?.map(withoutHash).sort()).toEqual([
      '/assets/other.css',
      '/assets/other.island.js',
      '/assets/shared.js',
    ]);
  });

  it('writes nothing when no island is bundled', async () => {
    const dist = await bundle({
      'page.js': `window.open = () => import('./start.js');`,
      'start.js': 'export {};',
    });
    expect(readdirSync(dist)).not.toContain(islandAssetsFile);
  });
});
