import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml';
import { ContentError } from '../base/content-error.ts';
import { FileMemory } from '../base/file-memory.ts';
import { formatPaths, parsePaths, pathsFile, readPublishedPaths } from '../redirects/published-paths.ts';
import { type RedirectEntry, redirectsFile } from '../redirects/redirect-entry.ts';
import { pagePaths, siteRedirects } from '../redirects/site-redirects.ts';
import { loadConfig, unwrittenVersions, versionPath, versionsFile } from '../site/config.ts';
import { contentFolder } from '../site/edition.ts';
import { listFiles } from '../site/read-content.ts';
import { loadSite, newestEdition, type Site } from '../site/site.ts';

/**
 * Copies what is being written to `content/versions/<name>` and makes it the newest version.
 * @param root site folder
 * @param name such as `0.35`
 * @returns what was done, and what to do next, in lines for a terminal
 * @throws {ContentError | ContentErrors} a taken or impossible name; nothing was changed
 */
export async function freezeVersion(root: string, name: string): Promise<string[]> {
  const { versions, locales } = await loadConfig(root);
  const folder = contentFolder({ name });
  if (!/^\w(?:[\w.-]*\w)?$/.test(name) || name === 'current')
    throw new ContentError(
      versionsFile,
      `"${name}" is not a name of a version`,
      'Name it like a release: 0.35',
    );
  if (versions.some((version) => version.name === name))
    throw new ContentError(
      folder,
      'this version exists already',
      `Choose another name; to remove it: npm run docs:version -- --remove ${name}`,
    );
  if (existsSync(join(root, folder)))
    throw new ContentError(
      folder,
      `this folder is there, but no version of ${versionsFile}`,
      'Remove it when an interrupted run left it, or choose another name',
    );
  // The newest version has no folder of its own in addresses, but it will have one when the next is frozen.
  const taken = [...versions.map(versionPath), ...locales.map(({ code }) => code)];
  if (taken.includes(name))
    throw new ContentError(
      versionsFile,
      `/${name}/ is the folder of a version or language`,
      'Choose another name: 0.35',
    );
  const copied = frozenFolders(root);
  for (const each of copied) {
    const target = join(root, folder, each);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, 'content', each), target, { recursive: true });
  }
  changeVersions(root, (list, document) => {
    const entry = document.createNode({ name, label: name });
    const [before] = list.items;
    // What stands above the list is a comment of its first entry.
    if (isMap(before) && before.commentBefore) {
      entry.commentBefore = before.commentBefore;
      before.commentBefore = null;
    }
    list.items.unshift(entry);
  });
  const current = versions.find((version) => version.name === 'current');
  const nextPath = versionPath(current ?? { name: 'current' });
  return [
    `Version ${name} is frozen in ${folder} (${copied.join(', ')}) and stands at the site root.`,
    `What is being written stands at /${nextPath}/; adapt "banner", "label" and "path" in ${versionsFile} as you like.`,
    'Run "npm run paths" for the list of published paths, then "npm run check content".',
    `To take it back: npm run docs:version -- --undo ${name}`,
  ];
}

/** What belongs to a version, below `content/`. */
function frozenFolders(root: string): string[] {
  const locales = join(root, 'content/i18n');
  const translations = existsSync(locales) ? readdirSync(locales).map((locale) => `i18n/${locale}/docs`) : [];
  return ['docs', 'product', ...translations].filter((folder) => existsSync(join(root, 'content', folder)));
}

/**
 * Changes the list of versions; what a maintainer wrote beside it stays as it is.
 * @returns the text of the file before
 */
function changeVersions(root: string, change: (list: YAMLSeq, document: Document) => void): string {
  const file = join(root, versionsFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : unwrittenVersions;
  const document = parseDocument(before);
  if (!isSeq(document.contents)) throw new ContentError(versionsFile, 'it is not a list', 'Write a list');
  // A list in brackets would become one long line.
  document.contents.flow = false;
  change(document.contents, document);
  writeFileSync(file, String(document));
  return before;
}

/** Takes the entry of a version out of the list. @returns the text of the file before */
function dropVersion(root: string, name: string): string {
  return changeVersions(root, (list) => {
    list.items = list.items.filter((entry) => !isMap(entry) || entry.get('name') !== name);
  });
}

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
  dropVersion(root, name);
  rmSync(join(root, contentFolder(version)), { recursive: true, force: true });
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
  return [
    `Version ${name} is removed.`,
    `Entries added to ${redirectsFile} for its published addresses: ${redirects.length}.`,
    'Run "npm run check content".',
  ];
}

/**
 * Takes a freeze back while nothing depends on it: the version, its folder, and the paths it has added to the list of
 * published ones.
 * @param root site folder
 * @returns what was done, and what to do next, in lines for a terminal
 * @throws {ContentError | ContentErrors} it is not the newest version, its text would be lost, its paths are in the
 *   committed list, or a redirect leads to them; nothing was changed
 */
export async function undoFreeze(root: string, name: string): Promise<string[]> {
  const before = await loadSite(root, { memory: new FileMemory() });
  const { versions } = before.config;
  if (versions[0]?.name !== name || name === 'current') {
    const newest = versions[0]?.name;
    const fix =
      newest && newest !== 'current'
        ? `Only ${newest} can be taken back; an older one is removed: npm run docs:version -- --remove <name>`
        : 'None was frozen yet';
    throw new ContentError(versionsFile, `"${name}" is not the version that was frozen last`, fix);
  }
  const folder = join(root, contentFolder({ name }));
  const lost = changedFiles(root, name);
  if (lost[0] !== undefined)
    throw new ContentError(
      lost[0],
      `it is not what stands in content/ any more${lost.length > 1 ? `, nor are ${lost.length - 1} more files` : ''}, and would be lost`,
      'Keep the version, or bring both to the same text first',
    );
  const aside = `${folder}.undone`;
  const list = dropVersion(root, name);
  try {
    renameSync(folder, aside);
    const after = await loadSite(root, { memory: new FileMemory() });
    siteRedirects(after);
    const known = readPublishedPaths(root);
    const left = new Set(pagePaths(after));
    const gone = new Set(pagePaths(before).filter((path) => !left.has(path)));
    const promised = committedPaths(root).filter((path) => gone.has(path));
    if (promised[0] !== undefined)
      throw new ContentError(
        pathsFile,
        `${promised[0]} and ${promised.length - 1} more of its paths are in the committed list`,
        'Keep the version: readers may have them; if it was never published, revert the commit',
      );
    if (known) writeFileSync(join(root, pathsFile), formatPaths(known.filter((path) => !gone.has(path))));
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, folder);
    writeFileSync(join(root, versionsFile), list);
    throw error;
  }
  rmSync(aside, { recursive: true });
  return [
    `The freeze of ${name} is taken back: its folder, its entry in ${versionsFile} and its paths in ${pathsFile}.`,
    'Run "npm run check content".',
  ];
}

/** Files of a frozen version that what is being written does not have, or has otherwise. */
function changedFiles(root: string, name: string): string[] {
  const folder = contentFolder({ name });
  return listFiles(join(root, folder)).flatMap((file) => {
    const own = join(root, 'content', file);
    const same = existsSync(own) && readFileSync(own).equals(readFileSync(join(root, folder, file)));
    return same ? [] : [`${folder}/${file}`];
  });
}

/** The list as it was committed last; empty for a folder without history. */
function committedPaths(root: string): string[] {
  try {
    const words = ['show', `HEAD:./${pathsFile}`];
    return parsePaths(
      execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return [];
  }
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
