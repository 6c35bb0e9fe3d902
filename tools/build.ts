/**
 * Builds the site into `dist/` (or OUT_DIR): examples checked, pages made by Astro, links checked, Markdown
 * twins and search index made, preview images drawn, redirects written for hosts, text compressed, every route given both of its files.
 * Mistakes in content print as one line each: file, problem, fix. A build that does not end well leaves the last
 * one as it was. BUILD_STAGES names the stages to run, for tests and benchmarks.
 * Exit: 0 built; 1 a mistake in content, a broken example or link, or a failed build.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'astro';
import { expectedSite, readBuiltSite } from '../checks/built-site.ts';
import { verifyExamples } from '../checks/examples/verify.ts';
import { translationProblems } from '../checks/translations.ts';
import { pruneBuildCaches } from '../src/base/cache/file-cache.ts';
import { passSourceKey } from '../src/base/cache/source-key.ts';
import { ContentErrors } from '../src/base/content-error.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { stateDate } from '../src/site/history.ts';
import { openSettings } from '../src/site/publisher.ts';
import { loadSite, type Site } from '../src/site/site.ts';
import { passVerification, type Verification } from '../src/site/verification.ts';
import { drawCards } from '../src/social/draw-cards.ts';
import { buildStages } from './build/build-stages.ts';
import { writeDiscovery } from './build/discovery.ts';
import { writeHostFiles } from './build/host-files.ts';
import { writeHostRoot } from './build/host-root.ts';
import { checkLinks } from './build/link-check.ts';
import { outputFolder } from './build/output-folder.ts';
import { phases } from './build/phases.ts';
import { precompressor } from './build/precompress.ts';
import { writeQuestions } from './build/questions.ts';
import { writeRouteForms } from './build/route-forms.ts';
import { writeSearchIndex } from './build/search-index.ts';
import { writeTwins } from './build/twins.ts';
import { readableError } from './readable-error.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Astro would take variables of these names for its own, and the site for one that is being written.
for (const name of ['DEV', 'PROD', 'MODE']) delete process.env[name];
const started = performance.now();
const { run, clear } = phases(process.stdout);
const output = outputFolder(resolve(process.env.OUT_DIR ?? 'dist'));
const folder = output.unfinished;
const compression = precompressor(folder);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', output.discard);
try {
  passSourceKey();
  const stages = buildStages(process.env.BUILD_STAGES);
  const site = await run('content', () => loadSite(siteRoot(), { published: true }));
  const { basePath } = site.config;
  // Every file stands where its address says.
  const siteFolder = join(folder, basePath);
  const expected = expectedSite(site);
  // Drawn in threads while this one checks examples and renders pages.
  const cards = stages.has('images') ? drawCards(site) : undefined;
  cards?.catch(() => {});
  const verified = stages.has('examples') ? await run('examples', () => checkExamples(site)) : undefined;
  if (stages.has('compression')) compression.start();
  // Errors are thrown and printed below, in one line; Astro's log would print each a second time with its stack.
  // A cache of its own: the packages Vite makes ready for a build would take the place of those of a development
  // server that runs meanwhile, and its pages could not load theirs any more.
  await run('pages', () =>
    build({
      base: `${basePath}/`,
      outDir: siteFolder,
      logLevel: 'silent',
      vite: {
        cacheDir: '.cache/vite',
        define: { 'import.meta.env.MEASURES': String(site.config.analytics !== undefined) },
      },
    }),
  );
  if (cards) writeFiles(await run('preview images', () => cards));
  const built = await run('links', () => {
    const read = readBuiltSite(folder, expected);
    if (stages.has('links')) checkLinks(read);
    return read;
  });
  if (stages.has('markdown')) await run('markdown', () => writeTwins(folder, site, built, verified));
  if (stages.has('markdown')) await run('questions', () => writeQuestions(folder, site));
  if (stages.has('markdown')) await run('discovery', () => writeDiscovery(folder, site, built));
  if (stages.has('search')) await run('search', () => writeSearchIndex(folder, site, built));
  writeHostRoot(folder, site.config);
  writeHostFiles(folder, expected);
  if (stages.has('compression')) await run('compression', compression.finish);
  writeRouteForms(folder);
  output.publish();
  await pruneBuildCaches();
  clear();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const line of openSettings(site.config)) console.log(line);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `Built ${expected.routes.length} pages in ${seconds} s with at most ${megabytes} MB of memory.`,
  );
} catch (error) {
  clear();
  console.error(readableError(error));
  process.exit(1);
}

/** @throws {ContentErrors} one line per broken example or translation */
async function checkExamples(site: Site): Promise<Verification> {
  const { problems, pages } = await verifyExamples(site);
  problems.push(...translationProblems(site));
  if (problems.length > 0) throw new ContentErrors(problems);
  const verification = { date: stateDate(site.root).toISOString(), pages };
  passVerification(verification);
  return verification;
}

function writeFiles(files: ReadonlyMap<string, Uint8Array>): void {
  for (const [address, content] of files) {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
