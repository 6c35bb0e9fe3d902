import type { Redirect } from './resolve-redirects.ts';

/** Rules of Netlify and Cloudflare Pages; our own server reads them too. */
export const rulesFile = '_redirects';
/** Rules of nginx, to be included in its server block. */
export const nginxFile = '_redirects.nginx.conf';
/** Headers of single files for Netlify and Cloudflare Pages; our own server reads them too. */
export const headersFile = '_headers';

/**
 * Text of `_redirects`: each old path in both forms of its slash. The static pages lead on the others.
 * Not `301!`: Cloudflare refuses it, and Netlify without it shows the static page.
 */
export function redirectRules(redirects: readonly Redirect[]): string {
  return lines(redirects, ({ from, to }) => [from, `${from}/`].map((path) => `${path} ${encodeURI(to)} 301`));
}

/**
 * Text of the rules for nginx: an exact location for each form of an old path. A map would need a setting for long
 * paths outside of the server block, and would put the query behind the `#id`.
 */
export function nginxRules(redirects: readonly Redirect[]): string {
  return lines(redirects, ({ from, to }) => {
    const [path = '', id] = encodeURI(to).split('#');
    const target = `${path}$is_args$args${id === undefined ? '' : `#${id}`}`;
    return ['', '/', '.html', '/index.html', '/index'].map(
      (form) => `location = ${from}${form} { return 301 "${target}"; }`,
    );
  });
}

function lines(redirects: readonly Redirect[], linesOf: (redirect: Redirect) => string[]): string {
  return redirects
    .flatMap(linesOf)
    .map((line) => `${line}\n`)
    .join('');
}
