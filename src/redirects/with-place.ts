/**
 * Address a redirect leads to. Pure; safe for any query and hash.
 * @param target address of a page, which may name a place in it: that one counts
 * @param from query and hash of the old address
 */
export function withPlace(target: string, from: { search: string; hash: string }): string {
  const url = new URL(target);
  url.search = from.search;
  url.hash ||= from.hash;
  return url.href;
}
