import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/site/site.ts';
import { sourceSign } from '../../src/site/source-sign.ts';
import { cardAddress, cardEdition, pagesWithCard } from '../../src/social/card-edition.ts';
import { isDrawable } from '../../src/social/card-text.ts';
import { indexedPng } from '../../src/social/indexed-png.ts';
import { configFile, description, englishStrings, page, siteFolder } from './site-folder.ts';

const guide = page({ title: 'Guide' });
const translation = (title: string) =>
  ['---', `title: ${title}`, `description: ${description}`, `source: "${sourceSign(guide)}"`, '---', ''].join(
    '\n',
  );

async function editions() {
  const locales = ['en', 'de', 'ja'].map((code) => ({ code, label: code }));
  const site = await loadSite(
    siteFolder({
      'site.config.ts': configFile({ locales }),
      'content/docs/guide.md': guide,
      'content/i18n/de.yml': englishStrings,
      'content/i18n/ja.yml': englishStrings,
      'content/i18n/de/docs/guide.md': translation('Anleitung'),
      'content/i18n/ja/docs/guide.md': translation('日本語'),
    }),
  );
  return site.editions;
}

describe('the preview image of a page', () => {
  it('is that of the original where the text is not translated, or in letters that cannot be drawn', async () => {
    const shown = (await editions()).map((edition) => {
      const pages = ['/guide', '/'].map((route) => edition.find(route));
      return pages.map((each) => each && cardEdition(edition, each).locale.code);
    });
    expect(shown).toEqual([
      ['en', 'en'],
      ['de', 'en'],
      ['en', 'en'],
    ]);
  });

  it('is drawn for pages that have one of their own, those that the site makes of itself too', async () => {
    const own = (await editions()).map((edition) =>
      pagesWithCard(edition)
        .map(({ route }) => route)
        .sort(),
    );
    const ofSite = ['/privacy', '/search'];
    expect(own).toEqual([['/', '/guide', ...ofSite], ['/guide', ...ofSite], ofSite]);
  });

  it('is the original in a language whose own words cannot be drawn', async () => {
    const [site, german] = await editions();
    const found = german?.find('/guide');
    if (!site || !german || !found) throw new Error('the German page of the test is missing');
    const { footer } = german.strings;
    const arabic = { ...german, strings: { ...german.strings, footer: { ...footer, docs: 'الوثائق' } } };
    expect(cardEdition(arabic, found).locale.code).toBe('en');
  });

  it('has its address below the path of the site, which is no part of its name', () => {
    expect(cardAddress({ basePath: '' }, '/')).toBe('/social/index.png');
    expect(cardAddress({ basePath: '' }, '/es/tactics/')).toBe('/social/es/tactics.png');
    expect(cardAddress({ basePath: '/docs' }, '/docs/')).toBe('/docs/social/index.png');
    expect(cardAddress({ basePath: '/docs' }, '/docs/a')).toBe('/docs/social/a.png');
  });
});

it.each([
  ['Anleitung für Ärzte', true],
  ['Tiếng Việt', true],
  ['u\u0308ber', true],
  ['🔌 API (1)', true],
  ['日本語 API', false],
  ['العربية', false],
])('whether the fonts of the cards have every letter of "%s": %s', (text, drawable) => {
  expect(isDrawable(text)).toBe(drawable);
});

it('an image with a palette shows each pixel in the nearest of its colours, row by row', async () => {
  const palette = [
    [0, 0, 0],
    [255, 255, 255],
    [200, 0, 0],
    [0, 0, 200],
  ] as const;
  const pixels = ['000000', '0a0a0a', 'ffffff', 'c80000', 'b40a00', '0000c8', 'fafafa', '0505be'];
  const png = indexedPng(Buffer.from(pixels.map((each) => `${each}ff`).join(''), 'hex'), 4, 2, palette);
  expect(await sharp(png).metadata()).toMatchObject({ width: 4, height: 2, isPalette: true });
  const shown = (await sharp(png).removeAlpha().raw().toBuffer()).toString('hex').match(/.{6}/g);
  expect(shown).toEqual(['000000', '000000', 'ffffff', 'c80000', 'c80000', '0000c8', 'ffffff', '0000c8']);
});
