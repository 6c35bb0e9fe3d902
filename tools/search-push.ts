/**
 * Uploads the records, settings and synonyms of the built site to Algolia, replacing its index at once.
 * Usage: npm run search:push [-- --dry-run]   --dry-run: prints what would be sent and sends nothing
 * Environment: ALGOLIA_WRITE_KEY   a key that may add records and change settings (addObject, deleteIndex,
 *                                  editSettings, settings); never the public search key
 *              ALGOLIA_APP_ID      unless site.config.ts names one
 *              ALGOLIA_HOST        origin to use instead of Algolia's hosts, for tests
 *              OUT_DIR             built folder, dist/ by default
 * Exit: 0 uploaded, or printed; 1 failed, and the next run goes on where this one stopped; 2 wrong usage, a mistake in
 * content, no built site or no credentials.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expectedSite, readBuiltSite } from '../checks/built-site.ts';
import { flatRecords } from '../src/search/core/records.ts';
import { describeUpload, largeRecords } from '../src/search/push/describe-upload.ts';
import { algoliaSynonyms, indexSettings } from '../src/search/push/index-settings.ts';
import { createPushClient } from '../src/search/push/push-client.ts';
import { pushIndex, type Upload } from '../src/search/push/push-index.ts';
import { stateFile } from '../src/search/push/push-state.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { loadSite } from '../src/site/site.ts';
import { builtText } from './build/search-index.ts';
import { readableError } from './readable-error.ts';

const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option !== undefined && option !== '--dry-run')) {
  stop('Usage: npm run search:push   or   npm run search:push -- --dry-run');
}
const folder = resolve(process.env.OUT_DIR ?? 'dist');
if (!existsSync(join(folder, 'index.html'))) stop(`No built site in ${folder}. Run "npm run build" first.`);

const site = await loadSite(siteRoot(), { published: true }).catch((error: unknown) =>
  stop(readableError(error)),
);
const { search } = site.config;
const { ALGOLIA_WRITE_KEY: key, ALGOLIA_HOST: host } = process.env;
const appId = process.env.ALGOLIA_APP_ID ?? (search.provider === 'algolia' ? search.appId : '');
const state = stateFile(join('.cache/search-push', `${appId}.${search.indexName}.json`));

if (option === '--dry-run') {
  for (const line of describeUpload(readUpload(), state)) console.log(line);
} else {
  if (!appId) stop('No application id. Set ALGOLIA_APP_ID, or search.appId in site.config.ts.');
  if (!key) stop('No write key. Set ALGOLIA_WRITE_KEY.');
  const upload = readUpload();
  for (const line of largeRecords(upload)) console.warn(line);
  try {
    await pushIndex(createPushClient(appId, key, host), upload, state, console.log);
  } catch (error) {
    console.error(`The upload stopped: ${error instanceof Error ? error.message : String(error)}`);
    console.error('The index is as it was. Run this again to go on.');
    process.exitCode = 1;
  }
}

/** What the built site is at Algolia. */
function readUpload(): Upload {
  const built = readBuiltSite(folder, expectedSite(site));
  return {
    indexName: search.indexName,
    records: site.editions.flatMap((edition) => flatRecords(builtText(edition, built))),
    settings: indexSettings,
    synonyms: algoliaSynonyms(builtText(site, built).synonyms),
  };
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(2);
}
