import { routeKey } from '../src/base/routes.ts';
import { mergePaths, missingPaths, pathsFile } from '../src/redirects/published-paths.ts';
import type { Problem, Rule } from './rule.ts';

/** Every path that was ever published is a page or leads on to one, and every page is in the list of them. */
export const publishedPaths: Rule = {
  label: 'Published path',
  find({ published, routes, redirects }) {
    if (published === undefined) return [];
    const pages = routes.map(({ path }) => path);
    const answered = new Set([...pages.map(routeKey), ...redirects.map(({ from }) => from)]);
    const gone = published
      .filter((path) => !answered.has(routeKey(path)))
      .map(
        (path): Problem => ({
          page: path,
          problem: 'it was published, and is not a page any more',
          fix: 'Say in content/redirects.yml where it leads',
        }),
      );
    const unlisted = missingPaths(published, pages).map(
      (path): Problem => ({ page: path, problem: `it is not in ${pathsFile}`, fix: 'Run "npm run paths"' }),
    );
    const sorted = mergePaths(published, []).join('\n') === published.join('\n');
    const order = {
      page: pathsFile,
      problem: 'it is not sorted, or names a path twice',
      fix: 'Run "npm run paths"',
    };
    return [...gone, ...unlisted, ...(sorted ? [] : [order])];
  },
};
