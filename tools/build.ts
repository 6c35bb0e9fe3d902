/**
 * Builds the site into `dist/` (or OUT_DIR): examples checked, pages made by Astro, links checked, search index
 * made, text compressed, every route given both of its files.
 * Mistakes in content print as one line each: file, problem, mend.
 * Exit: 0 built; 1 a mistake in content, a broken example or link, or a failed build.
 */
import { resolve } from 'node:path';
import { build } from 'astro';
import { expectedSite, readBuiltSite } from '../checks/built-site.ts';
import { verifyExamples } from '../checks/examples/verify.ts';
import { ContentErrors } from '../src/site/content-error.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { stateDate } from '../src/site/history.ts';
import { ownPages } from '../src/site/own-pages.ts';
import { loadSite } from '../src/site/site.ts';
import { passVerification } from '../src/site/verification.ts';
import { checkLinks } from './link-check.ts';
import { precompress } from './precompress.ts';
import { writeRouteForms } from './route-forms.ts';
import { writeSearchIndex } from './search-index.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const started = performance.now();
const folder = resolve(process.env.OUT_DIR ?? 'dist');
try {
  const site = await loadSite(siteRoot());
  const { problems, pages } = await verifyExamples(site);
  if (problems.length > 0) throw new ContentErrors(problems);
  passVerification({ date: stateDate(site.root).toISOString(), pages });
  // Errors are thrown and printed below, in one line; Astro's log would print each a second time with its stack.
  await build({ logLevel: 'silent' });
  const built = readBuiltSite(folder, expectedSite(site));
  checkLinks(built);
  writeSearchIndex(folder, site, built);
  await precompress(folder);
  writeRouteForms(folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `Built ${site.pages.length + ownPages(site.strings).length} pages in ${seconds} s with at most ${megabytes} MB of memory.`,
  );
} catch (error) {
  console.error(readable(error));
  process.exit(1);
}

/** One line for a mistake of an author; the whole error for a defect of the site. */
function readable(error: unknown): string {
  // By name: pages are rendered by Astro's bundle, which has its own copy of the error classes.
  if (error instanceof Error && /^ContentErrors?$/.test(error.name)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
