import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtFolder, serve } from '../search/protocol/server/running-server.ts';

export const page = `<h1>Page</h1>${'<p>A paragraph of a page that is worth compressing.</p>'.repeat(40)}`;
export const files = {
  'page.html': page,
  'page/index.html': page,
  'digits.txt': '0123456789',
  'empty.txt': '',
  'es/404.html': '<h1>No hay tal página</h1>',
  'es/0.1/404.html': '<h1>No hay tal página en 0.1</h1>',
  '_astro/start.hash.js': 'start()',
};

/** Address of a server of these files, some of which are compressed already. */
export function site(): Promise<string> {
  const built = builtFolder(files);
  writeFileSync(join(built, 'page.html.br'), brotliCompressSync(page));
  writeFileSync(join(built, 'page/index.html.br'), brotliCompressSync(page));
  return serve(built);
}
