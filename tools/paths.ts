/**
 * Adds the paths of new pages to `content/paths.txt`; takes none away.
 * Usage: npm run paths     SITE_ROOT=folder for another site
 * Exit: 0 the list has every path; 1 a mistake in content.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatPaths,
  mergePaths,
  missingPaths,
  pathsFile,
  readPublishedPaths,
} from '../src/redirects/published-paths.ts';
import { pagePaths } from '../src/redirects/site-redirects.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { loadSite } from '../src/site/site.ts';
import { readableError } from './readable-error.ts';

try {
  const root = siteRoot();
  const pages = pagePaths(await loadSite(root));
  const known = readPublishedPaths(root) ?? [];
  writeFileSync(join(root, pathsFile), formatPaths(mergePaths(known, pages)));
  const added = missingPaths(known, pages);
  for (const path of added) console.log(`added ${path}`);
  if (added.length === 0) console.log(`${pathsFile} has the path of every page.`);
} catch (error) {
  console.error(readableError(error));
  process.exit(1);
}
