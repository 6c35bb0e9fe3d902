import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The `package.json` of a folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The version of a package that is installed in a folder, if any. */
export function installedVersion(folder: string, name: string): string | undefined {
  const place = join(folder, 'node_modules', name);
  return existsSync(join(place, 'package.json')) ? readManifest(place).version : undefined;
}

/**
 * Installs the packages of a folder unless they are there, in the versions its `package.json` names: exactly those of
 * its lock file, if it has one. An author who never measures is spared them.
 * @param folder with a `package.json` whose versions are exact
 * @throws {Error} npm could not install them; its own output is on the terminal
 */
export function ensurePackages(folder: string): void {
  const wanted = Object.entries(readManifest(folder).dependencies ?? {});
  if (wanted.every(([name, version]) => installedVersion(folder, name) === version)) return;
  const hasLock = existsSync(join(folder, 'package-lock.json'));
  const args = hasLock ? ['ci'] : ['install', '--no-package-lock'];
  console.log(`Installing what this measures with, once: npm ${args[0]} in ${folder}`);
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed; npm says why above.`);
}
