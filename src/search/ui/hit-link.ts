/**
 * Address to link a hit to (row 3.4). Hits carry the address the site is published at; a copy of the site at
 * another address (a preview, a mirror) links its own pages.
 * @param url of the hit; a relative one means the site
 * @param siteUrl address the site is published at
 * @returns path, query and hash when the page is on this site or where this page came from; another http(s)
 *   address as it is; undefined for anything that must not be followed, such as `javascript:`
 */
export function hitAddress(url: string, siteUrl: string): string | undefined {
  if (!URL.canParse(url, siteUrl)) return undefined;
  const parsed = new URL(url, siteUrl);
  if (!/^https?:$/.test(parsed.protocol)) return undefined;
  const own = [new URL(siteUrl).origin, globalThis.location?.origin];
  // A path that begins with two slashes would be the address of another host.
  const isOwn = own.includes(parsed.origin) && !parsed.pathname.startsWith('//');
  return isOwn ? parsed.pathname + parsed.search + parsed.hash : parsed.href;
}
