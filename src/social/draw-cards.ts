import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { buildCache, cacheKey } from '../base/cache/file-cache.ts';
import { askThread, onThreads } from '../base/threads.ts';
import type { Site } from '../site/site.ts';
import { cardAddress, pagesWithCard } from './card-edition.ts';
import { cardInput } from './card-input.ts';

const packages = ['satori', 'sharp', 'react-dom', '@fontsource/ibm-plex-sans', '@fontsource/ibm-plex-mono'];

/**
 * The preview image of every page of a site that has its own. Images that were drawn before come from the cache, the
 * others are drawn in threads, one less than there are processors.
 * @param cache where drawn images are kept
 * @returns PNG by its address
 * @throws when the fonts or packages are missing
 */
export async function drawCards(
  { editions }: Pick<Site, 'editions'>,
  cache = buildCache('social'),
): Promise<Map<string, Buffer>> {
  const code = workerCode();
  const versions = packageVersions();
  const cards = editions.flatMap((site) =>
    pagesWithCard(site).map((page) => {
      const input = cardInput(site, page);
      return { address: cardAddress(site.config, page.path), input, key: cacheKey(code, versions, input) };
    }),
  );
  const drawn = new Map<string, Buffer>();
  const missing: typeof cards = [];
  for (const card of cards) {
    const png = await cache.read(card.key);
    if (png) drawn.set(card.address, png);
    else missing.push(card);
  }
  await onThreads(
    code,
    missing,
    Math.max(1, availableParallelism() - 1),
    async (thread, { address, input, key }) => {
      const png = Buffer.from(await askThread<Uint8Array>(thread, input));
      drawn.set(address, png);
      await cache.write(key, png);
    },
  );
  return drawn;
}

/** The code of a thread: bundled, because Node reads no JSX. It also tells how cards look, so it is part of their key. */
function workerCode(): string {
  const entry = join(import.meta.dirname, 'card-worker.ts');
  const options = {
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  } as const;
  const { outputFiles } = buildSync({ ...options, entryPoints: [entry], jsx: 'automatic' });
  return outputFiles.map(({ text }) => text).join('');
}

function packageVersions(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return packages.map((name) => dependencies[name] ?? '');
}
