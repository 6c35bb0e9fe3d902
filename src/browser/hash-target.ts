/** Element that a hash names; `null` for none, and for a hash with broken percent-encoding. */
export function hashTarget(hash: string, page = document): HTMLElement | null {
  try {
    return page.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
