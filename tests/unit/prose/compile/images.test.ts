import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../../src/prose/compile/compile.ts';
import { imageAddress, listImages } from '../../../../src/site/media.ts';
import { expectOneLine, page, siteOf } from '../../site-folder.ts';
import { htmlOf, mistakesIn } from './compiled.ts';

const file = 'content/docs/p.md';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const png = await sharp({ create: { width: 12, height: 8, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

describe('images', () => {
  it('are published under an address of their content, with size, and load when needed', async () => {
    const address = imageAddress('a.png', png);
    expect(await htmlOf('![What it shows](./a.png)', { beside: { 'a.png': png } })).toBe(
      `<p><img src="${address}" alt="What it shows" width="12" height="8" loading="lazy" decoding="async"/></p>`,
    );
  });

  it('are found in folders below and above the page, and by names with blanks', async () => {
    expect(await htmlOf('![x](img/a.svg)', { beside: { 'img/a.svg': svg } })).toContain(
      'width="40" height="30"',
    );
    expect(await htmlOf('![x](<./a b.svg>)', { beside: { 'a b.svg': svg } })).toContain('width="40"');
  });

  it('have the address at which they are published', async () => {
    const site = await siteOf({ 'lab/p.md': page({}, '![x](../img/a.svg)'), 'img/a.svg': svg });
    const source = site.find('/lab/p');
    if (source?.kind !== 'doc') throw new Error('the page of the test is missing');
    const { Content } = await compilePage(site, source);
    const [image] = listImages(site.root);
    expect(JSON.stringify(Content({}))).toContain(image?.address);
  });

  it.each([
    [
      'does not exist',
      '![x](./no.png)',
      'image "./no.png" does not exist',
      'Add content/docs/no.png or correct the name',
    ],
    [
      'has no text alternative',
      '![](./a.png)',
      'image "./a.png" has no text alternative',
      'Write ![what it shows]',
    ],
    [
      'comes from elsewhere',
      '![x](https://example.org/a.png)',
      'image "https://example.org/a.png" is not beside the page',
      'link it by ./name.png',
    ],
    [
      'has an absolute path',
      '![x](/a.png)',
      'image "/a.png" is not beside the page',
      'Put it in the folder of the page',
    ],
    [
      'stands in the address itself',
      '![x](data:image/png;base64,AA==)',
      'is not beside the page',
      'Put it in the folder of the page',
    ],
    ['has an unknown format', '![x](./a.bmp)', 'image "./a.bmp" has an unknown format', 'Use .png, .jpg'],
    [
      'is named in other letters',
      '![x](./A.png)',
      'image "./A.png" does not exist',
      'Add content/docs/A.png or correct the name',
    ],
  ])('that %s are a mistake with line and fix', async (_, body, problem, fix) => {
    const beside = { 'a.png': png, 'a.bmp': 'x' };
    expectOneLine(await mistakesIn(`Text\n\n${body}`, { beside }), file, 'line 8: ', problem, fix);
  });

  it('that cannot be read are named with their line', async () => {
    const lines = await mistakesIn('Text\n\n![x](./a.png)', { beside: { 'a.png': 'no picture' } });
    expectOneLine(lines, file, 'line 8: ', 'image "./a.png"');
  });

  it('outside of the docs folder, which are not published, are a mistake', async () => {
    const lines = await mistakesIn('Text\n\n![x](../assets/a.svg)', { beside: { '../assets/a.svg': svg } });
    expectOneLine(lines, file, 'line 8: ', 'image "../assets/a.svg"');
  });
});
