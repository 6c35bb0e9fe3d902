import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isSeq, parseDocument, stringify } from 'yaml';
import { readPublishedPaths } from '../redirects/published-paths.ts';
import { type RedirectEntry, redirectsFile } from '../redirects/redirect-entry.ts';
import { loadConfig, type SiteConfig, versionPath } from '../site/config.ts';
import { ContentError } from '../site/content-error.ts';
import { contentFolder } from '../site/edition.ts';
import { loadSite, newestEdition, type Site } from '../site/site.ts';

const configFile = 'site.config.ts';
/**
 * Where the list of versions begins in the configuration, the whole list when it is a single line; what is frozen is
 * put in front of the others.
 */
const listStart = /^([ \t]*)versions:\s*\[[ \t]*(?:\n|([^\n\]]*?),?[ \t]*\])/m;

/**
 * Copies what is being written to `content/versions/<name>` and makes it the newest version of the configuration.
 * @param root site folder
 * @param name such as `0.35`
 * @returns what was done, and what to do next, in lines for a terminal
 * @throws {ContentError | ContentErrors} a taken or impossible name; nothing was changed
 */
export async function freezeVersion(root: string, name: string): Promise<string[]> {
  const { versions, locales } = await loadConfig(root);
  const folder = contentFolder({ name });
  if (!/^\w(?:[\w.-]*\w)?$/.test(name) || name === 'current')
    throw new ContentError(configFile, `"${name}" is no name of a version`, 'Name it like a release: 0.35');
  if (versions.some((version) => version.name === name))
    throw new ContentError(
      folder,
      'this version exists already',
      `Choose another name; to remove it: npm run docs:version -- --remove ${name}`,
    );
  if (existsSync(join(root, folder)))
    throw new ContentError(
      folder,
      `this folder is there, but no version of ${configFile}`,
      'Remove it when an interrupted run left it, or choose another name',
    );
  // The newest version has no folder of its own in addresses, but it will have one when the next is frozen.
  const taken = [...versions.map(versionPath), ...locales.map(({ code }) => code)];
  if (taken.includes(name))
    throw new ContentError(
      configFile,
      `/${name}/ is the folder of a version or language`,
      'Choose another name: 0.35',
    );
  const copied = frozenFolders(root);
  for (const each of copied) {
    const target = join(root, folder, each);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, 'content', each), target, { recursive: true });
  }
  const entry = `{ name: '${name}', label: '${name}' },`;
  await changeConfig(
    root,
    (text) =>
      text.replace(listStart, (_, indent: string, others?: string) => {
        const begin = `${indent}versions: [\n${indent}  ${entry}\n`;
        return others === undefined ? begin : `${begin}${indent}  ${others},\n${indent}]`;
      }),
    (config) => config.versions[0]?.name === name,
    `Put ${entry} first into its versions`,
  ).catch((error: unknown) => {
    rmSync(join(root, folder), { recursive: true });
    throw error;
  });
  const current = versions.find((version) => version.name === 'current');
  const nextPath = versionPath(current ?? { name: 'current' });
  return [
    `Version ${name} is frozen in ${folder} (${copied.join(', ')}) and stands at the site root.`,
    `What is being written stands at /${nextPath}/; adapt "banner", "label" and "path" in ${configFile} as you like.`,
    'Run "npm run paths" for the list of published paths, then "npm run check content".',
  ];
}

/** What belongs to a version, below `content/`. */
function frozenFolders(root: string): string[] {
  const locales = join(root, 'content/i18n');
  const translations = existsSync(locales) ? readdirSync(locales).map((locale) => `i18n/${locale}/docs`) : [];
  return ['docs', 'product', ...translations].filter((folder) => existsSync(join(root, 'content', folder)));
}

/**
 * Changes the configuration and reads it again.
 * @throws {ContentError} it is not what was wanted; the file is as it was
 */
async function changeConfig(
  root: string,
  change: (text: string) => string,
  isRight: (config: SiteConfig) => boolean,
  mend: string,
): Promise<void> {
  const file = join(root, configFile);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  let reason = '';
  const config = await loadConfig(root, { again: true }).catch((error: unknown) => {
    reason = ` (${error instanceof Error ? error.message : String(error)})`;
  });
  if (config && isRight(config)) return;
  writeFileSync(file, before);
  throw new ContentError(configFile, `its list of versions could not be changed${reason}`, mend);
}

/**
 * Takes a version out of the configuration and deletes what was frozen of it. Its published addresses lead on: to the
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
    const mend = frozen.length > 0 ? `Name one of: ${frozen.join(', ')}` : 'None was frozen yet';
    throw new ContentError(configFile, `there is no frozen version "${name}"`, mend);
  }
  if (version === versions[0])
    throw new ContentError(configFile, `"${name}" is the newest version`, 'Freeze a newer one first');
  const quoted = name.replaceAll('.', '\\.');
  const entry = new RegExp(`[ \\t]*\\{[^{}]*\\bname:\\s*(['"])${quoted}\\1[^{}]*\\},?[ \\t]*\\n?`);
  await changeConfig(
    root,
    (text) => text.replace(entry, ''),
    (changed) => changed.versions.length === versions.length - 1,
    `Take the entry of ${name} out of its versions`,
  );
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
