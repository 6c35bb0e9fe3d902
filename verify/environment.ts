import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The release of DTX that the documentation describes; `verify/environments` has a folder for each that is locked. */
export const documentedVersion = '0.34.0';
/** Version of Python that the environments have: the oldest that DTX accepts. */
const python = '3.11';

/**
 * - `light`: DTX without its libraries, 26 MB; `light/stub.py` stands for them
 * - `core`: what `pip install dtx` gives, 1.1 GB
 * - `full`: with the extra `torch`, 6.6 GB
 */
export const environmentNames = ['light', 'core', 'full'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

/** The environment cannot be made on this machine; the message says what is missing and what to do. */
export class NoEnvironment extends Error {
  override readonly name = 'NoEnvironment';
}

/**
 * Makes an environment of DTX from its lock file, or finds it in the cache.
 * @param root project folder
 * @returns path of its Python
 * @throws {NoEnvironment} without a lock file, without Python 3.11, without a network, or with a full disk
 */
export async function ensureEnvironment(
  root: string,
  name: EnvironmentName,
  version: string = documentedVersion,
): Promise<string> {
  const lock = join(root, 'verify/environments', version, `${name}.txt`);
  if (!existsSync(lock))
    throw new NoEnvironment(
      `DTX ${version} has no lock file verify/environments/${version}/${name}.txt. Make it as verify/README.md says.`,
    );
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const folder = join(root, '.cache/verify', version, name);
  const interpreter = join(folder, 'bin/python');
  const marker = join(folder, 'lock.sha256');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash && existsSync(interpreter))
    return interpreter;
  // Made in its place: the first line of each command names the Python of the folder that it was installed into.
  const lockFolder = `${folder}.making`;
  mkdirSync(join(root, '.cache/verify', version), { recursive: true });
  try {
    mkdirSync(lockFolder);
  } catch {
    throw new NoEnvironment(
      `Another run is making ${folder}. When none is, delete the empty folder ${lockFolder} and try again.`,
    );
  }
  try {
    rmSync(folder, { recursive: true, force: true });
    await install(folder, lock);
    // Written last: without it the environment is made again.
    writeFileSync(marker, hash);
  } catch (error) {
    throw error instanceof NoEnvironment ? error : new NoEnvironment(reasonOf(error, name, version));
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
  return interpreter;
}

/**
 * Makes the tree that the Hub stand-in serves, or finds it in the cache. `hub/make.py` asks the installed DTX for the
 * names of columns and categories, so the tree belongs to a release.
 * @returns its folder
 * @throws {NoEnvironment} when it cannot be made
 */
export async function ensureHub(root: string, version: string = documentedVersion): Promise<string> {
  const python = await ensureEnvironment(root, 'full', version);
  const script = join(root, 'verify/hub/make.py');
  const hash = createHash('sha256')
    .update(readFileSync(script))
    .update(readFileSync(join(root, 'verify/hub/classifier.py')))
    .update(readFileSync(join(root, 'verify/hub/language_model.py')))
    .digest('hex');
  const tree = join(root, '.cache/verify', version, `hub-${hash.slice(0, 12)}`);
  if (existsSync(tree)) return tree;
  // Written aside first, so that two runs cannot mix theirs.
  const aside = `${tree}.${process.pid}`;
  try {
    await run(python, [script, aside], { maxBuffer: 1e8 });
    renameSync(aside, tree);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(tree)) throw new NoEnvironment(`The Hub stand-in could not be made: ${lastLine(error)}`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return tree;
}

/** With `uv` where it is installed, which links packages from its cache; with Python's own tools otherwise. */
async function install(folder: string, lock: string): Promise<void> {
  const options = ['--no-deps', '--require-hashes', '-r', lock];
  if (await works('uv', ['--version'])) {
    await run('uv', ['venv', '--quiet', '--python', python, folder]);
    await run('uv', ['pip', 'install', '--quiet', '--python', folder, ...options], { maxBuffer: 1e8 });
    return;
  }
  const command = await findPython();
  await run(command, ['-m', 'venv', folder]);
  await run(join(folder, 'bin/python'), ['-m', 'pip', 'install', '--quiet', ...options], { maxBuffer: 1e8 });
}

async function findPython(): Promise<string> {
  for (const command of [`python${python}`, 'python3', 'python']) {
    const asked = ['-c', 'import sys, venv; print("%d.%d" % sys.version_info[:2])'];
    const said = await run(command, asked).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
    if (said === python) return command;
  }
  throw new NoEnvironment(
    `There is neither uv nor Python ${python} here. Install one of them: "pip install uv" is enough.`,
  );
}

function works(command: string, words: readonly string[]): Promise<boolean> {
  return run(command, words).then(
    () => true,
    () => false,
  );
}

function reasonOf(error: unknown, name: EnvironmentName, version: string): string {
  return `The environment "${name}" of DTX ${version} could not be installed: ${lastLine(error)}`;
}

function lastLine(error: unknown): string {
  const lines = String((error as { stderr?: unknown }).stderr ?? error).split('\n');
  return (
    lines
      .filter((line) => line.trim() !== '')
      .at(-1)
      ?.slice(0, 300) ?? 'no reason was given'
  );
}
