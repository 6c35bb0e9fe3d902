/**
 * Builds the site into `dist/` (or OUT_DIR): examples checked, pages made by Astro, links checked, search index
 * made, redirects written for hosts, text compressed, every route given both of its files.
 * Mistakes in content print as one line each: file, problem, mend.
 * Exit: 0 built; 1 a mistake in content, a broken example or link, or a failed build.
 */
import { resolve } from 'node:path';
import { build } from 'astro';
import { expectedSite, readBuiltSite } from '../checks/built-site.ts';
import { verifyExamples } from '../checks/examples/verify.ts';
import { translationProblems } from '../checks/translations.ts';
import { ContentErrors } from '../src/site/content-error.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { stateDate } from '../src/site/history.ts';
import { loadSite } from '../src/site/site.ts';
import { passVerification } from '../src/site/verification.ts';
import { writeHostFiles } from './host-files.ts';
import { checkLinks } from './link-check.ts';
import { precompress } from './precompress.ts';
import { readableError } from './readable-error.ts';
import { writeRouteForms } from './route-forms.ts';
import { writeSearchIndex } from './search-index.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const started = performance.now();
const folder = resolve(process.env.OUT_DIR ?? 'dist');
try {
  const site = await loadSite(siteRoot());
  const expected = expectedSite(site);
  const { problems, pages } = await verifyExamples(site);
  problems.push(...translationProblems(site));
  if (problems.length > 0) throw new ContentErrors(problems);
  passVerification({ date: stateDate(site.root).toISOString(), pages });
  // Errors are thrown and printed below, in one line; Astro's log would print each a second time with its stack.
  // A cache of its own: the packages Vite makes ready for a build would take the place of those of a development
  // server that runs meanwhile, and its pages could not load theirs any more.
  await build({ logLevel: 'silent', vite: { cacheDir: '.cache/vite' } });
  const built = readBuiltSite(folder, expected);
  checkLinks(built);
  writeSearchIndex(folder, site, built);
  writeHostFiles(folder, expected.redirects);
  await precompress(folder);
  writeRouteForms(folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `Built ${expected.routes.length} pages in ${seconds} s with at most ${megabytes} MB of memory.`,
  );
} catch (error) {
  console.error(readableError(error));
  process.exit(1);
}
