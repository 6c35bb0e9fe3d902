/**
 * Builds the site into `dist/`.
 * Mistakes in content print as one line each: file, problem, mend.
 * Exit: 0 built; 1 a mistake in content, a broken link or a failed build.
 */
import { build } from 'astro';
import { ContentError, ContentErrors } from '../src/site/content-error.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { loadSite } from '../src/site/site.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const started = performance.now();
try {
  const { pages } = await loadSite(siteRoot());
  await build({ logLevel: 'warn' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`Built ${pages.length + 1} pages in ${seconds} s with at most ${megabytes} MB of memory.`);
} catch (error) {
  console.error(readable(error));
  process.exit(1);
}

/** One line for a mistake of an author; the whole error for a defect of the site. */
function readable(error: unknown): string {
  if (error instanceof ContentError || error instanceof ContentErrors) return error.message;
  // Pages are rendered by Astro's bundle, which has its own copy of the error classes.
  if (error instanceof Error && /^ContentErrors?$/.test(error.name)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
