import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const text = /\.(html|js|css|svg|xml|txt|json)$/;

/**
 * Writes a brotli form beside every text file, for servers that send such files as they are, ours among them.
 * @param folder built site
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file));
  const next = files.values();
  // Two at a time: compression runs on the thread pool, and each holds only its own file.
  await Promise.all([work(folder, next), work(folder, next)]);
}

async function work(folder: string, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const content = await readFile(join(folder, file));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(join(folder, `${file}.br`), await compress(content, { params }));
  }
}
