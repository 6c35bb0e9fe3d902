import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress, listImages } from '../../../src/site/media.ts';
import { siteFolder } from '../site-folder.ts';

describe('imageAddress', () => {
  it('keeps name and format and changes with the content', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (a, b) => {
        const address = imageAddress('content/docs/lab/report.v2.png', a);
        expect(address).toMatch(/^\/media\/report\.v2\.[0-9a-f]{10}\.png$/);
        expect(imageAddress('report.v2.png', b) === address).toBe(Buffer.from(a).equals(b));
      }),
    );
  });
});

describe('listImages', () => {
  it('lists every image below the docs folder at the address that pages use for it', () => {
    const root = siteFolder({
      'content/docs/a.svg': '<svg/>',
      'content/docs/lab/b.png': 'b',
      'content/docs/c.txt': 'c',
    });
    const images = listImages(root).sort((a, b) => a.file.localeCompare(b.file));
    expect(images.map(({ file }) => file)).toEqual(['a.svg', 'lab/b.png']);
    for (const { file, address, content } of images) expect(address).toBe(imageAddress(file, content));
  });
});

describe('images of versions', () => {
  it('are published, too, and what did not change is published once', () => {
    const root = siteFolder({
      'content/docs/a.svg': '<svg/>',
      'content/docs/b.jpg': 'new',
      'content/versions/1.0/docs/a.svg': '<svg/>',
      'content/versions/1.0/docs/b.jpg': 'old',
      'content/versions/1.0/product/c.svg': '<svg/>',
    });
    const names = listImages(root).map(({ file, content }) => `${file} ${content}`);
    expect(names.sort()).toEqual(['a.svg <svg/>', 'b.jpg new', 'b.jpg old']);
  });

  it.each(['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'])('may be of the format %s', (format) => {
    const files = { [`content/docs/a.${format}`]: 'a', 'content/docs/b.bmp': 'b' };
    expect(listImages(siteFolder(files)).map(({ file }) => file)).toEqual([`a.${format}`]);
  });
});
