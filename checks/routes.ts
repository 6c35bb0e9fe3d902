import { routeName } from '../src/base/routes.ts';
import type { Problem, Rule } from './rule.ts';

/** Documents that are not routes: they answer when nothing else does, one for each edition. */
const withoutRoute = /(^|\/)404(\.html|\/index\.html)$/;

/**
 * Every route and every old path is built, with a file for each form of its slash; nothing else is built as a page
 * (rows 2.1, 2R.17).
 */
export const routes: Rule = {
  label: 'Route',
  find(site) {
    const paths = [...site.routes.map(({ path }) => path), ...site.redirects.map(({ from }) => from)];
    const missing = paths.flatMap((path): Problem[] => {
      const name = routeName(path);
      const files = name === '' ? ['index.html'] : [`${name}/index.html`, `${name}.html`];
      return files
        .filter((file) => !site.files.has(file))
        .map((file) => ({
          page: path,
          problem: `${file} was not built`,
          fix: 'Build again; report it if it stays',
        }));
    });
    const listed = new Set(site.routes.map(({ path }) => path));
    const extra = site.pages
      .filter(({ path, file }) => !listed.has(path) && !withoutRoute.test(file))
      .map(
        ({ path }): Problem => ({
          page: path,
          problem: 'no content file makes this page',
          fix: 'Make it a page under content/docs, or remove it',
        }),
      );
    return [...missing, ...extra];
  },
};
