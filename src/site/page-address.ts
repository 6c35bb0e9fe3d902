/** A page as an address outside of the site names it. */
interface Named {
  /** Source file from the project root. */
  readonly file: string;
  /** Address in the site. */
  readonly path: string;
}

/**
 * The address of a pattern of the configuration for one page.
 * @param pattern with `{file}` and `{path}`; behind a question mark they are values of a query
 */
export function pageAddress(pattern: string, page: Named): string {
  const query = pattern.indexOf('?');
  return pattern.replace(/\{(file|path)\}/g, (_, name: keyof Named, at: number) =>
    query >= 0 && at > query ? encodeURIComponent(page[name]) : encodeURI(page[name]),
  );
}
