import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { Backdrop } from './Backdrop.tsx';
import type { CardInput } from './card-input.ts';
import { palette } from './colors.ts';
import { loadFonts } from './fonts.ts';
import { indexedPng } from './indexed-png.ts';
import { cardHeight, cardWidth, SocialCard } from './SocialCard.tsx';

/** Raise it with every change of how a card looks: images in the cache are found by it. */
const designVersion = 1;

const defaultCache = join('.cache', 'social');

/**
 * The preview image of a page, 1200 × 630 pixels (row 2N.9). An image is drawn once and then read from the cache.
 * @param cacheFolder may be deleted at any time
 * @throws when the fonts are missing or the cache cannot be written
 */
export async function socialPng(input: CardInput, cacheFolder = defaultCache): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([designVersion, input]))
    .digest('hex');
  const file = join(cacheFolder, `${key}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const png = await drawCard(input);
  await mkdir(cacheFolder, { recursive: true });
  // Written beside and renamed: a build that runs at the same time never reads half an image.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}

// satori keeps what it has read from a font by the identity of this list.
let fonts: ReturnType<typeof loadFonts> | undefined;

/** Draws a card without the cache. */
export async function drawCard(input: CardInput): Promise<Buffer> {
  fonts ??= loadFonts();
  const size = { width: cardWidth, height: cardHeight };
  const text = await satori(<SocialCard {...input} />, { ...size, fonts: await fonts });
  const backdrop = renderToStaticMarkup(<Backdrop seed={input.seed} />);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">${backdrop}${text}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return indexedPng(pixels, cardWidth, cardHeight, palette);
}
