import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { SiteText } from '../../src/search/core/site-text.ts';
import type { Measure } from '../report.ts';
import { readBuiltSettings } from './built-settings.ts';

/** Where search comes into pages, and its worker, which the bundler of the site makes by itself. */
const bundles = [
  ['src/search/ui/dialog.browser.ts', 'src/search/ui/page/search-page.browser.ts'],
  ['src/search/client/local/search.worker.ts'],
];

/** Bytes that search costs, brotli at quality 11 as the server sends them. */
export async function benchSize(folder: string, text: SiteText): Promise<Measure[]> {
  const { index, texts } = readBuiltSettings(folder, text);
  const sent = (address: string) => readFileSync(join(folder, `${address}.br`)).length;
  const all = texts.map(sent);
  const [code, withIslands] = await Promise.all([codeSize([addressesOfSheets, islandsApart]), codeSize()]);
  return [
    { name: 'index, brotli', value: sent(index), unit: 'bytes', atMost: 80_000 },
    { name: `texts (${texts.length} files, one at a time), brotli`, value: sum(all), unit: 'bytes' },
    { name: '  largest of them', value: Math.max(...all), unit: 'bytes' },
    { name: 'code of the search without React, brotli', value: code, unit: 'bytes', atMost: 40_000 },
    { name: '  with what starts islands and shows their failures', value: withIslands, unit: 'bytes' },
  ];
}

/**
 * The scripts of the dialog, the search page, the worker and what starts them, each compressed by itself as it is
 * sent. Bundled here once more, because in the built site React shares a file with code of the search.
 */
async function codeSize(plugins: readonly Plugin[] = [addressesOfSheets]): Promise<number> {
  const missing = bundles.flat().filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`No such module of the search: ${missing.join(', ')}`);
  return sum((await Promise.all(bundles.map((entryPoints) => bundle(entryPoints, plugins)))).flat());
}

/** Sizes of the files of a bundle. */
async function bundle(entryPoints: string[], plugins: readonly Plugin[]): Promise<number[]> {
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    outdir: '.',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    plugins: [...plugins],
  });
  return outputFiles.map(({ contents }) => brotliCompressSync(contents).length);
}

/** `x.css?url` is the address of a file. */
const addressesOfSheets: Plugin = {
  name: 'addresses-of-sheets',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, namespace: 'address' }));
    onLoad({ filter: /./, namespace: 'address' }, () => ({ contents: 'export default "/_astro/x.css"' }));
  },
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The room of the islands serves every island of the site, like React itself. */
const islandsApart: Plugin = {
  name: 'islands-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/islands\// }, ({ path }) => ({ path, external: true }));
  },
};
