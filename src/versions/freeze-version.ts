import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap } from 'yaml';
import { ContentError } from '../base/content-error.ts';
import { versionPath } from '../site/config.ts';
import { contentFolder } from '../site/edition.ts';
import { loadConfig, versionsFile } from '../site/load-config.ts';
import { examplesFolder } from '../site/shown-files.ts';
import { changeVersions } from './version-list.ts';

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
    `Version ${name} is frozen in ${folder} (${copied.join(', ')}) and is served at the site root.`,
    `What is being written is served at /${nextPath}/; adapt "banner", "label" and "path" in ${versionsFile} as you like.`,
    'Run "npm run paths" for the list of published paths, then "npm run check content".',
    `To take it back: npm run docs:version -- --undo ${name}`,
  ];
}

/** What belongs to a version, below `content/`. */
function frozenFolders(root: string): string[] {
  const locales = join(root, 'content/i18n');
  const translations = existsSync(locales) ? readdirSync(locales).map((locale) => `i18n/${locale}/docs`) : [];
  return ['docs', examplesFolder, 'product', ...translations].filter((folder) =>
    existsSync(join(root, 'content', folder)),
  );
}
