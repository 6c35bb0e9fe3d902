import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';
import { subsets } from './card-text.ts';

type Face = Omit<Font, 'data'> & { readonly file: string };

/** A family of its own for every alphabet: of two fonts with one name and weight satori knows only the last. */
const sansFamily = (subset: string) => `IBM Plex Sans ${subset}`;

/** What CSS calls the fonts of running text. */
export const sans = subsets.map(sansFamily).join(', ');

/** What CSS calls the font of labels. */
export const mono = `IBM Plex Mono, ${sans}`;

const faces: readonly Face[] = [
  ...subsets.flatMap((subset) =>
    ([400, 600] as const).map((weight): Face => {
      const file = `ibm-plex-sans/files/ibm-plex-sans-${subset}-${weight}-normal.woff`;
      return { name: sansFamily(subset), weight, style: 'normal', file };
    }),
  ),
  {
    name: 'IBM Plex Mono',
    weight: 400,
    style: 'normal',
    file: 'ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff',
  },
];

/**
 * The fonts of the cards.
 * @throws when the font packages are not installed in the working folder
 */
export function loadFonts(): Promise<Font[]> {
  return Promise.all(
    faces.map(async ({ file, ...face }) => {
      const data = await readFile(join('node_modules/@fontsource', file));
      return { ...face, data };
    }),
  );
}
