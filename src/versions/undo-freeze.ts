import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../base/content-error.ts';
import { FileMemory } from '../base/file-memory.ts';
import { formatPaths, parsePaths, pathsFile, readPublishedPaths } from '../redirects/published-paths.ts';
import { pagePaths, siteRedirects } from '../redirects/site-redirects.ts';
import { contentFolder } from '../site/edition.ts';
import { versionsFile } from '../site/load-config.ts';
import { listFiles } from '../site/read-content.ts';
import { loadSite } from '../site/site.ts';
import { dropVersion } from './version-list.ts';

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
      `it is not what is in content/ any more${lost.length > 1 ? `, nor are ${lost.length - 1} more files` : ''}, and would be lost`,
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
