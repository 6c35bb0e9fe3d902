/**
 * The forms of a route. The listed form is the contract (`/architecture/`, `/community`): canonical, sitemap and
 * links use it; every other form reaches the same page [2R.17, 2N.1].
 */

/**
 * Route of a content file.
 * @param file path below `content/docs`, with `/`, such as `architecture/index.md`
 * @returns listed form: an index file keeps the slash of its folder, any other file has none
 */
export function routeOfFile(file: string): string {
  const path = file.replace(/\.mdx?$/, '');
  if (path === 'index') return '/';
  return path.endsWith('/index') ? `/${path.slice(0, -'index'.length)}` : `/${path}`;
}

/** A path without what does not change the page: trailing slash, `.html`, `/index.html`, `/index`. */
export function routeKey(path: string): string {
  const bare = path
    .trim()
    .replace(/\.html$/, '')
    .replace(/(?:^|\/)index$/, '/')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** A name in a path, as text of a regular expression: never `.`, `..` or empty. */
export const pathSegment = '[\\w~-][\\w.~-]*';
// Pure, so that pages which need another of these do not carry it.
const routeForm = /* @__PURE__ */ new RegExp(`^/(?:${pathSegment}/)*(?:${pathSegment})?$`);

/**
 * Whether a route can be promised for ever: what is not such a route could stand neither in the list of published paths
 * nor in a redirect.
 */
export function isRoute(path: string): boolean {
  return routeForm.test(path);
}

/** `a/b` for `/a/b` and `/a/b/`, empty for home: the name of what is generated for a route. */
export function routeName(path: string): string {
  return path.replace(/^\/|\/$/g, '');
}

/** Route of the search page: the one of the original routes outside the docs tree (row 2.5). */
export const searchPath = '/search';

/** Route of what is sent and stored; made from the configuration. */
export const privacyPath = '/privacy';

/** Route of the page for addresses that do not exist. */
export const notFoundPath = '/404';
