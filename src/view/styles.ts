import { transformSync } from 'esbuild';

/**
 * Style sheets, sent inside the page: with the HTML they fit the first flight of a connection, so nothing waits
 * for a second request. `theme/`, `shell/`, `navigation/` and `islands/` go with every page, and the parts that nearly
 * every page has, because a sheet of its own costs a hash in the policy; a part's sheet otherwise only with pages that
 * use it. Each sheet is one style element with one constant text, by which a page knows those it has already.
 * A `*.lazy.css` is none of them: it is a file of its own, linked by the script that needs it.
 */
const files = import.meta.glob<string>(['../**/*.css', '!../**/*.lazy.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What WebKit has by a name of its own alone is written under both; of phones, because those have more of it. */
const webKit = 'ios16.4';

const minified = new Map<string, string>();

function minify(css: string): string {
  let result = minified.get(css);
  if (result === undefined) {
    const { code } = transformSync(css, { loader: 'css', minify: true, target: webKit });
    // It leaves blanks in the values of custom properties.
    result = code.trim().replace(/(--[\w-]+:|,) (?=[^\s;])/g, '$1');
    minified.set(css, result);
  }
  return result;
}

const isCore = (path: string) =>
  /^(\.\/|\.\.\/(theme|shell|navigation|islands|prose\/(code|table))\/)/.test(path);
const partName = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.css'.length);

/** Style sheet of every page. */
export function coreStyle(): string {
  const paths = Object.keys(files)
    .filter(isCore)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  return minify(paths.map((path) => files[path]).join('\n'));
}

/** What the other sheets build on stands before them. */
const first = ['../theme/layers.css', '../theme/tokens.css'];

function rank(path: string): number {
  return first.includes(path) ? first.indexOf(path) : first.length;
}

/** Style sheets of the page parts, by name. */
export function partStyles(): Map<string, string> {
  const parts = Object.entries(files).filter(([path]) => !isCore(path));
  return new Map(parts.map(([path, css]) => [partName(path), minify(css)]));
}
