import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

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

/** An image beside the pages. */
export interface PublishedImage {
  /** Below the folder of its pages. */
  readonly file: string;
  readonly address: string;
  readonly content: Buffer;
}

/** Every image beside the pages of any version; versions share one that did not change. */
export function listImages(root: string): PublishedImage[] {
  const versions = join(root, 'content/versions');
  const folders = [
    join(root, 'content/docs'),
    ...(existsSync(versions) ? readdirSync(versions).map((name) => join(versions, name, 'docs')) : []),
  ];
  const images = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => extname(file) in imageTypes)
      .map((file) => {
        const content = readFileSync(join(folder, file));
        return { file, address: imageAddress(file, content), content };
      }),
  );
  return [...new Map(images.map((image) => [image.address, image])).values()];
}
