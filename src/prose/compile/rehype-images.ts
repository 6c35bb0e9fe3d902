import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import type { Element, Root } from 'hast';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { ContentError } from '../../base/content-error.ts';
import { imageAddress, imageTypes } from '../../site/media.ts';
import type { SourcePage } from '../../site/read-content.ts';
import { at } from './position.ts';

/**
 * Gives images their published address, size and lazy loading.
 * @param root site folder
 * @param page images are in its folder; those of a translation in that of its original
 * @throws {ContentError} for an image that does not exist, has no text alternative or comes from elsewhere
 */
export function rehypeImages({ root, page }: { root: string; page: SourcePage }) {
  const { file } = page;
  const own = (page.original ?? page).file;
  const docsFolder = own.slice(0, -page.relative.length - 1);
  return async (tree: Root) => {
    const images: Element[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img') images.push(node);
    });
    for (const node of images) {
      const source = String(node.properties.src ?? '');
      if (/^[a-z]+:|^\//i.test(source)) {
        throw new ContentError(
          file,
          `${at(node)}image "${source}" is not beside the page`,
          'Put it in the folder of the page and link it by ./name.png',
        );
      }
      if (!node.properties.alt) {
        throw new ContentError(
          file,
          `${at(node)}image "${source}" has no text alternative`,
          'Write ![what it shows](…)',
        );
      }
      const path = posix.join(posix.dirname(own), decodeURI(source));
      if (!path.startsWith(`${docsFolder}/`)) {
        throw new ContentError(
          file,
          `${at(node)}image "${source}" is outside of ${docsFolder}`,
          'Put it beside the page',
        );
      }
      const content = await readFile(join(root, path)).catch(() => {
        throw new ContentError(
          file,
          `${at(node)}image "${source}" does not exist`,
          `Add ${path} or correct the name`,
        );
      });
      if (!(extname(path) in imageTypes)) {
        throw new ContentError(
          file,
          `${at(node)}image "${source}" has an unknown format`,
          `Use ${Object.keys(imageTypes).join(', ')}`,
        );
      }
      const { width, height } = await sharp(content)
        .metadata()
        .catch(() => {
          throw new ContentError(
            file,
            `${at(node)}image "${source}" cannot be read`,
            'Save it again as PNG, WebP or SVG',
          );
        });
      Object.assign(node.properties, {
        src: imageAddress(path, content),
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
      });
    }
  };
}
