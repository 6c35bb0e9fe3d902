import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { Backdrop } from './Backdrop.tsx';
import type { CardInput } from './card-input.ts';
import { palette } from './colors.ts';
import { loadFonts } from './fonts.ts';
import { indexedPng } from './indexed-png.ts';
import { cardHeight, cardWidth, SocialCard } from './SocialCard.tsx';

// satori keeps what it has read from a font by the identity of this list.
let fonts: ReturnType<typeof loadFonts> | undefined;

/**
 * Draws the preview image of a page, a PNG of 1200 × 630 pixels (row 2N.9).
 * @throws when the fonts are missing
 */
export async function drawCard(input: CardInput): Promise<Buffer> {
  fonts ??= loadFonts();
  const size = { width: cardWidth, height: cardHeight };
  const text = await satori(<SocialCard {...input} />, { ...size, fonts: await fonts });
  const backdrop = renderToStaticMarkup(<Backdrop seed={input.seed} />);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">${backdrop}${text}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).raw().toBuffer();
  return indexedPng(pixels, cardWidth, cardHeight, palette);
}
