import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { islandAssets, islandAssetsFile } from '../../../../tools/vite/island-assets.ts';
import { type Files, folder } from '../../site-folder.ts';

const sources = {
  'page.js': `window.open = () => import('./search/start.js'); window.other = () => import('./other.js');`,
  'search/start.js': `import { shared } from './shared.js'; import sheet from './dialog.css?url';
    export const start = () => [shared(), sheet, new Worker(new URL('./search.worker.js', import.meta.url))];`,
  'search/shared.js': 'export const shared = () => "shared by both";',
  'search/dialog.css': '.dialog { color: red }',
  'search/search.worker.js': 'self.onmessage = () => self.postMessage("answer");',
  'other.js': `import { shared } from './search/shared.js'; import sheet from './other.css?url';
    export const other = () => [shared(), sheet];`,
  'other.css': '.other { color: blue }',
};

/** Bundles the sources as a page's script; returns the folder. */
async function bundle(modules: readonly string[], files: Files = sources): Promise<string> {
  const root = folder(files);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [islandAssets(modules)],
    build: { assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'page.js') } },
  });
  return join(root, 'dist');
}

const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

describe('islandAssets', () => {
  it('lists the script that starts an island, what it imports, its styles and its worker', async () => {
    const dist = await bundle(['search/start.js']);
    const lists = JSON.parse(readFileSync(join(dist, islandAssetsFile), 'utf8')) as Record<string, string[]>;
    expect(Object.keys(lists)).toEqual(['search/start.js']);
    const assets = lists['search/start.js'] ?? [];
    for (const address of assets) expect(existsSync(join(dist, address)), address).toBe(true);
    expect(assets.map(withoutHash).sort()).toEqual([
      '/assets/dialog.css',
      '/assets/search.worker.js',
      '/assets/shared.js',
      '/assets/start.js',
    ]);
  });

  it('lists each of several islands', async () => {
    const dist = await bundle(['search/start.js', 'other.js']);
    const lists = JSON.parse(readFileSync(join(dist, islandAssetsFile), 'utf8')) as Record<string, string[]>;
    expect(lists['other.js']?.map(withoutHash).sort()).toEqual([
      '/assets/other.css',
      '/assets/other.js',
      '/assets/shared.js',
    ]);
    expect(lists['search/start.js']).toHaveLength(4);
  });

  it('writes nothing when no island is bundled', async () => {
    const dist = await bundle(['search/missing.js']);
    expect(readdirSync(dist)).not.toContain(islandAssetsFile);
  });
});
