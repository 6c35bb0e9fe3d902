/**
 * The path a page is found at: without the ending of its file (row 2N.1). The address of the reader stays as it is.
 * @param pathname of an address, with its leading slash
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}

/**
 * Whether a path may be that of a page: files have an ending, pages none but `.html`. None begins with two slashes:
 * taken for an address, that would be one of another host.
 */
export function isPagePath(pathname: string): boolean {
  if (pathname.startsWith('//')) return false;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !name.includes('.') || name.endsWith('.html');
}

/** Whether two paths are forms of one; hosts differ in which of them they redirect to. */
export function isSamePage(a: string, b: string): boolean {
  const [first, second] = [a, b].map((path) => pagePath(path).replace(/\/$/, ''));
  return first === second;
}
