import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface CodeSizes {
  /** Scripts, workers included, without the file that holds React. */
  readonly lab: number;
  readonly react: number;
  /** The WebAssembly of jq and what starts it. */
  readonly jq: number;
  readonly other: number;
}

/** Whether a path is that of code. */
export const isCode = (path: string): boolean => /\.(?:m?js|wasm)$/.test(path);

/**
 * Bytes of files of a built site, brotli at quality 11 as the server sends them. React shares its file with what starts
 * every island; it and what starts jq are told by texts that only they have.
 * @param paths as they were asked for; each counts once
 */
export function codeSizes(folder: string, paths: readonly string[]): CodeSizes {
  const sizes = { lab: 0, react: 0, jq: 0, other: 0 };
  for (const path of new Set(paths)) {
    const content = readFileSync(join(folder, path));
    sizes[kindOf(path, content)] += brotliCompressSync(content).length;
  }
  return sizes;
}

function kindOf(path: string, content: Buffer): keyof CodeSizes {
  if (!isCode(path)) return 'other';
  if (path.endsWith('.wasm') || content.includes('wasmBinary')) return 'jq';
  return content.includes('react.dev/errors') ? 'react' : 'lab';
}
