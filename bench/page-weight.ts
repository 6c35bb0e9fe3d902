import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes a reader downloads for one page with a cold cache, brotli at quality 11. */
export interface PageWeight {
  /** Route name, `tactics/pair`; empty for home. */
  readonly name: string;
  /** Language of the page. */
  readonly language: string;
  /** HTML with the styles inside it. */
  readonly html: number;
  /** Scripts the page loads by itself. */
  readonly script: number;
}

const compressed = new Map<string, number>();

function weigh(file: string): number {
  let bytes = compressed.get(file);
  if (bytes === undefined) {
    bytes = brotliCompressSync(readFileSync(file)).length;
    compressed.set(file, bytes);
  }
  return bytes;
}

/** Weighs every page of a built folder. */
export function weighPages(folder: string): PageWeight[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])index\.html$/.test(file))
    .flatMap((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      // The page at an old path is not a page to read.
      if (html.includes('http-equiv="refresh"')) return [];
      const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) =>
        join(folder, src),
      );
      const name = file.replace(/[\\/]?index\.html$/, '').replaceAll('\\', '/');
      const script = scripts.reduce((total, path) => total + weigh(path), 0);
      const [, language = ''] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
      return [{ name, language, html: weigh(join(folder, file)), script }];
    });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
