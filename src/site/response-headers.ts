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

/** Folders in which every name holds a hash. */
export const hashedFolders = ['/_astro/', '/media/'] as const;

/** Whether a file's name holds a hash of its content, so that it never changes. */
export function isHashed(path: string): boolean {
  return (
    hashedFolders.some((folder) => path.startsWith(folder)) || /^\/_search\/(index|text)\.[^/]+$/.test(path)
  );
}
