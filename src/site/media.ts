import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { docsFolder } from './read-content.ts';

/** Media type of each image format a page may show. */
export const imageTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

/** Address under which an image is published: it changes with the content, so it can be cached for ever. */
export function imageAddress(file: string, content: Uint8Array): string {
  const extension = extname(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const name = file.slice(file.lastIndexOf('/') + 1, -extension.length);
  return `/media/${name}.${hash}${extension}`;
}

/** Every image below the docs folder with its address and content. */
export function listImages(root: string): { file: string; address: string; content: Buffer }[] {
  return readdirSync(join(root, docsFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => extname(file) in imageTypes)
    .map((file) => {
      const content = readFileSync(join(root, docsFolder, file));
      return { file, address: imageAddress(file, content), content };
    });
}
