/** What a meta element of a page cannot say about security; sent with everything by whoever serves the site. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Of files whose name holds a hash of their content, and of all others. */
export const caching = {
  forEver: 'public, max-age=31536000, immutable',
  askAgain: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Of the Markdown twins of pages: they are for programs, and search engines do not list them beside their pages.
 */
export const twinHeaders = {
  'content-type': 'text/markdown; charset=utf-8',
  'x-robots-tag': 'noindex',
} as const;

/** Folders in which every name holds a hash, below the path of the site. */
const hashedFolders = ['/_astro/', '/media/'] as const;

/** Whether a file's name holds a hash of its content, so that it never changes. */
export function isHashed(path: string): boolean {
  return /\/(?:_astro\/.+|media\/[^/]+\.[\da-f]{10}\.\w+|_search\/(?:index|text)\.[^/]+)$/.test(path);
}

/**
 * Policy of a worker. It has none of its own: what the policy of its page forbids, it may, unless its file says
 * otherwise. Stricter than that of pages: the search reads the index of this site and asks nobody else; any other
 * worker, with what a reader typed, asks nobody at all. One that runs WebAssembly gets its bytes from its page, and is
 * the only place of the site that may compile them.
 * @param path of the worker's file
 */
export function workerPolicy(path: string): string {
  const [, name] = /\/([^/]+)\.worker-[^/]*$/.exec(path) ?? [];
  const alone = "default-src 'none'; script-src 'self'";
  if (name === 'search') return `${alone}; connect-src 'self'`;
  return name === 'verdict-jq' ? `${alone} 'wasm-unsafe-eval'` : alone;
}

/**
 * Text of `_headers` for Netlify and Cloudflare Pages.
 * @param basePath path below which the site is
 * @param workers paths of the files that run as workers
 */
export function headerRules(basePath: string, workers: readonly string[]): string {
  const kept = { 'cache-control': caching.forEver };
  return Object.entries({
    '/*': securityHeaders,
    '/*.md': twinHeaders,
    ...Object.fromEntries(hashedFolders.map((folder) => [`${basePath}${folder}*`, kept])),
    ...Object.fromEntries(workers.map((path) => [path, { 'content-security-policy': workerPolicy(path) }])),
  })
    .map(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .flatMap((lines) => lines.map((line) => `${line}\n`))
    .join('');
}

/** The same for nginx, where a location has only its own headers. */
export function nginxWorkerRules(workers: readonly string[]): string {
  const headersOf = (path: string) =>
    Object.entries({
      ...securityHeaders,
      'cache-control': caching.forEver,
      'content-security-policy': workerPolicy(path),
    }).map(([name, value]) => `add_header ${name} "${value}";`);
  return workers.map((path) => `location = ${path} { ${headersOf(path).join(' ')} }\n`).join('');
}
