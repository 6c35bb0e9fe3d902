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
import { stringify } from 'yaml';
import { readPublishedPaths } from '../redirects/published-paths.ts';
import { type RedirectEntry, redirectsFile } from '../redirects/redirect-entry.ts';
import { loadConfig, type SiteConfig } from '../site/config.ts';
import { ContentError } from '../site/content-error.ts';
import { contentFolder } from '../site/edition.ts';
import { loadSite, type Site } from '../site/site.ts';

const configFile = 'site.config.ts';
/** Where the list of versions begins in the configuration; what is frozen is put in front of the others. */
const listStart = /^([ \t]*)versions:\s*\[[ \t]*(\n?)/m;

/**
 * Copies what is being written to `content/versions/<name>` and makes it the newest version of the configuration.
 * @param root site folder
 * @param name such as `0.35`
 * @returns what was done, and what to do next, in lines for a terminal
 * @throws {ContentError | ContentErrors} a taken or impossible name; nothing was changed
 */
export async function freezeVersion(root: string, name: string): Promise<string[]> {
  const { versions } = await loadConfig(root);
  const folder = contentFolder({ name });
  if (!/^\w[\w.-]*$/.test(name) || name === 'current')
    throw new ContentError(configFile, `"${name}" is no name of a version`, 'Name it like a release: 0.35');
  if (versions.some((version) => version.name === name) || existsSync(join(root, folder)))
    throw new ContentError(folder, 'this version exists already', 'Choose another name');
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
      text.replace(listStart, (_, indent: string, newline: string) => {
        const rest = newline === '' ? `${indent}  ` : '';
        return `${indent}versions: [\n${indent}  ${entry}\n${rest}`;
      }),
    (config) => config.versions[0]?.name === name,
    `Put ${entry} first into its versions`,
  ).catch((error: unknown) => {
    rmSync(join(root, folder), { recursive: true });
    throw error;
  });
  return [
    `Version ${name} is frozen in ${folder} (${copied.join(', ')}) and stands at the site root.`,
    `What is being written moved to /next/; adapt "banner", "label" and "path" in ${configFile} as you like.`,
    'Run "npm run check content", then "npm run paths" for the list of published paths.',
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
  const config = await loadConfig(root, { again: true }).catch(() => undefined);
  if (config && isRight(config)) return;
  writeFileSync(file, before);
  throw new ContentError(configFile, 'its list of versions could not be changed', mend);
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
  if (!version || name === 'current')
    throw new ContentError(configFile, `there is no frozen version "${name}"`, 'Name one of its versions');
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
    appendFileSync(join(root, redirectsFile), stringify(redirects.map((each) => ({ ...each, why }))));
  }
  return [
    `Version ${name} is removed.`,
    `Entries added to ${redirectsFile} for its published addresses: ${redirects.length}.`,
    'Run "npm run check content".',
  ];
}

/** Where the published addresses of editions lead once these are gone. */
function redirectsOf(gone: readonly Site[], published: readonly string[]): RedirectEntry[] {
  return gone.flatMap(({ base, pages, editions, locale }) => {
    const newest = editions.find((each) => each.locale === locale);
    if (!newest || !published.some((path) => path.startsWith(`${base}/`))) return [];
    const lost = pages.filter(({ route, path }) => !newest.find(route) && published.includes(path));
    return [
      { from: `${base}/*`, to: `${newest.base}/*` },
      ...lost.map(({ path }) => ({ from: path, to: `${newest.base}/` })),
    ];
  });
}
