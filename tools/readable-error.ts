/** What a command prints of an error: a line for each mistake of an author, the whole of a defect of the site. */
export function readableError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOSPC')
    return 'The disk is full. Free some space and run the command again; what it made before is as it was.';
  // By name: pages are rendered by Astro's bundle, which has its own copy of the error classes.
  return /^ContentErrors?$/.test(error.name) ? error.message : (error.stack ?? error.message);
}
