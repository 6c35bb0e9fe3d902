import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, parseDocument, stringify } from 'yaml';
import { ContentError } from '../base/content-error.ts';
import { readPublishedPaths } from '../redirects/published-paths.ts';
import { type RedirectEntry, redirectsFile } from '../redirects/redirect-entry.ts';
import { contentFolder } from '../site/edition.ts';
import { versionsFile } from '../site/load-config.ts';
import { loadSite, newestEdition, type Site } from '../site/site.ts';
import { dropVersion } from './version-list.ts';

/**
 * Takes a version out of the list and deletes what was frozen of it. Its published addresses lead on: to the
 * same page of the newest version, or to its start.
 * @param root site folder
 * @returns what was done, and what to do next, in lines for a terminal
 * @throws {ContentError | ContentErrors} no such version; nothing was changed
 */
export async function removeVersion(root: string, name: string): Promise<string[]> {
  const { config, editions } = await loadSite(root);
  const { versions } = config;
  const version = versions.find((each) => each.name === name);
  if (!version || name === 'current') {
    const frozen = versions.map((each) => each.name).filter((each) => each !== 'current');
    const fix = frozen.length > 0 ? `Name one of: ${frozen.join(', ')}` : 'None was frozen yet';
    throw new ContentError(versionsFile, `there is no frozen version "${name}"`, fix);
  }
  if (version === versions[0])
    throw new ContentError(versionsFile, `"${name}" is the newest version`, 'Freeze a newer one first');
  const redirects = redirectsOf(
    editions.filter((each) => each.version === version),
    readPublishedPaths(root) ?? [],
  );
  if (redirects.length > 0) {
    const why = `Version ${name} was removed.`;
    addRedirects(
      root,
      redirects.map((each) => ({ ...each, why })),
    );
  }
  dropVersion(root, name);
  rmSync(join(root, contentFolder(version)), { recursive: true, force: true });
  return [
    `Version ${name} is removed.`,
    `Entries added to ${redirectsFile} for its published addresses: ${redirects.length}.`,
    'Run "npm run check content".',
  ];
}

/** Adds entries at the end of `content/redirects.yml`; what a maintainer wrote there stays as it is. */
function addRedirects(root: string, entries: readonly RedirectEntry[]): void {
  const file = join(root, redirectsFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const list = parseDocument(before);
  if (isSeq(list.contents) && list.contents.flow) {
    // A list in brackets, such as `[]`, cannot be gone on with.
    list.contents.flow = false;
    for (const entry of entries) list.add(list.createNode(entry));
    writeFileSync(file, String(list));
    return;
  }
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  appendFileSync(file, gap + stringify(entries));
}

/** Where the published addresses of editions lead once these are gone. */
function redirectsOf(gone: readonly Site[], published: readonly string[]): RedirectEntry[] {
  return gone.flatMap((edition) => {
    const { base, pages } = edition;
    const newest = newestEdition(edition);
    if (!published.some((path) => path.startsWith(`${base}/`))) return [];
    const lost = pages.filter(({ route, path }) => !newest.find(route) && published.includes(path));
    return [
      { from: `${base}/*`, to: `${newest.base}/*` },
      ...lost.map(({ path }) => ({ from: path, to: `${newest.base}/` })),
    ];
  });
}
