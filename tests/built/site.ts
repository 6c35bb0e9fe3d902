import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SentPage, sentPage } from '../support/sent-page.ts';

/** The built site that these tests read. */
export const builtFolder = process.env.OUT_DIR ?? 'dist';

if (!existsSync(join(builtFolder, 'index.html')))
  throw new Error(`No built site in ${builtFolder}. Run "npm run build" first.`);

/** @param file below the built folder */
export const builtText = (file: string): string => readFileSync(join(builtFolder, file), 'utf8');

const pages = new Map<string, SentPage>();

/** The page of a route in its listed form: parsed once, so that each fact about it is cheap. */
export function pageOf(route: string): SentPage {
  const page =
    pages.get(route) ?? sentPage(builtText(route.endsWith('/') ? `${route}index.html` : `${route}.html`));
  pages.set(route, page);
  return page;
}
