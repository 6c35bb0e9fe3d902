import { isExampleAddress } from '../site/config.ts';

/**
 * An address for readers who may have nothing but the text it is in: whole, once the site says where it is published.
 * @param url origin of the site
 * @param path address below it, with its slash
 */
export function wholeAddress(url: string, path: string): string {
  return isExampleAddress(url) ? path : url + path;
}

/**
 * Address of the Markdown twin of a page: its own without the slash at the end, and `.md`. The page at the root of the
 * site has a name there: `/index.md`.
 * @param path listed form of the page's address, such as `/architecture/` or `/es/community`
 * @param basePath path the site is below: empty, or such as `/docs`
 */
export function twinAddress(path: string, basePath: string): string {
  return path === `${basePath}/` ? `${path}index.md` : `${path.replace(/\/$/, '')}.md`;
}

/** File of the twin below the built folder; that of a folder's page lies in the folder, and `writeRouteForms` gives it its other name. */
export function twinFile(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.md` : `${path.slice(1)}.md`;
}
