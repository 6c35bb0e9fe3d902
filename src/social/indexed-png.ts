import { crc32, deflateSync } from 'node:zlib';
import type { Rgb } from './colors.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitDepth = 8;
const indexedColor = 3;

/**
 * A PNG with a fixed palette. sharp can only search for a palette, which costs more than drawing the card and shifts
 * the site's colours; with a known one a pixel is a table look-up and the colours are exact.
 * @param pixels opaque, four bytes each (RGBA), row by row
 * @param palette at most 256 colours; a pixel gets the nearest one
 */
export function indexedPng(pixels: Buffer, width: number, height: number, palette: readonly Rgb[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitDepth, 8);
  header.writeUInt8(indexedColor, 9);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(indexRows(pixels, width, height, palette), { level: 6, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The palette index of every pixel; each row begins with 0, "no filter". */
function indexRows(pixels: Buffer, width: number, height: number, palette: readonly Rgb[]): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  // One number a pixel, read in one step: an image has most of a million.
  const colors = new Uint32Array(new Uint8Array(pixels).buffer);
  const known = knownColors(palette);
  for (let y = 0; y < height; y++) {
    // Bytes of the row and of those before that are not pixels.
    const filters = y + 1;
    const end = (y + 1) * width;
    for (let from = y * width; from < end; ) {
      const color = colors[from] ?? 0;
      let next = from + 1;
      while (next < end && colors[next] === color) next++;
      const index = known.get(color) ?? nearest(pixels.subarray(from * 4, from * 4 + 3), palette);
      known.set(color, index);
      rows.fill(index, filters + from, filters + next);
      from = next;
    }
  }
  return rows;
}

const indexes = new WeakMap<readonly Rgb[], Map<number, number>>();

/** Index by colour, kept from image to image: images of one palette have mostly the same colours. */
function knownColors(palette: readonly Rgb[]): Map<number, number> {
  const known = indexes.get(palette) ?? new Map<number, number>();
  indexes.set(palette, known);
  return known;
}

function nearest([r = 0, g = 0, b = 0]: Uint8Array, palette: readonly Rgb[]): number {
  const distances = palette.map(([red, green, blue]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4 + body.length + 4);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
