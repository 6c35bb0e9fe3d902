import { linkSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives every page both of its files: `x/index.html` and `x.html`. With both, a plain static server answers
 * `/x`, `/x/`, `/x.html` and `/x/index.html` with 200 and no redirect, whichever of the two it looks for first
 * (row 2R.17). The second file is a hard link: it takes no space.
 * @param folder built site, with brotli forms if there shall be any
 */
export function writeRouteForms(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [, route, form] = /^(.+)[\\/]index(\.(?:html|md)(?:\.br)?)$/.exec(file) ?? [];
    if (route) linkSync(join(folder, file), join(folder, `${route}${form}`));
  }
}
