import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ownServer } from '../../support/hosts.ts';
import { type Fixture, type FixtureName, fixtures } from './fixtures.ts';

export const project = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Where fixtures are copied to and built: as deep as `tests/fixtures/`, so that their imports hold, and inside the
 * project, because builds that write elsewhere share one folder of Astro's and disturb each other.
 */
const folder = join(project, '.cache/fixtures');

/** Day of the only commit of a fixture that has a history. */
export const committed = '2024-02-29T12:00:00Z';

export interface RunningSite {
  readonly url: string;
  /** Site folder. */
  readonly root: string;
  /** What was built of it. Other tests read it at the same time. */
  readonly built: string;
  close(): Promise<void>;
}

/**
 * Serves a built fixture. It is built when nobody has done so since it or the project changed.
 * @param origins what stands for placeholders; the folder served is then one of its own
 * @throws with the build's output when it does not build
 */
export async function serveFixture(
  name: FixtureName,
  origins: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const root = await builtFixture(name);
  const isOwn = Object.keys(origins).length > 0;
  const built = isOwn ? withOrigins(join(root, 'built'), origins) : join(root, 'built');
  const { origin, stop } = await ownServer(built);
  const remove = () => rmSync(built, { recursive: true, force: true });
  // Tests share it until their process ends.
  if (isOwn) process.once('exit', remove);
  return {
    url: origin,
    root,
    built,
    async close() {
      await stop();
      if (isOwn) remove();
    },
  };
}

/**
 * Copies a fixture with all that makes it complete, so that it can be changed.
 * @returns path of the copy; the caller removes it
 */
export function copyFixture(name: FixtureName): string {
  const {
    of,
    locales = ['en'],
    hasOwnStrings,
    isCommitted,
    hasProductModel,
    files,
  }: Fixture = fixtures[name];
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, 'copy-'));
  // The workers of nginx may be another user.
  chmodSync(root, 0o755);
  const copy = (from: string, to: string) => cpSync(join(project, from), join(root, to), { recursive: true });
  copy(`tests/fixtures/${of}`, '.');
  for (const locale of locales)
    copy(`content/i18n/${hasOwnStrings ? locale : 'en'}.yml`, `content/i18n/${locale}.yml`);
  if (hasProductModel) copy('content/product', 'content/product');
  for (const [file, text] of Object.entries(files ?? {})) writeFileSync(join(root, file), text);
  if (isCommitted) commit(root);
  return root;
}

/** Makes the copy a repository with one commit, on a known day. */
function commit(root: string): void {
  const settings = ['user.name=Author', 'user.email=author@example.org', 'commit.gpgsign=false'];
  // Without the variables of a git that runs the tests from a hook: they would name its repository.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const dates = { GIT_COMMITTER_DATE: committed, GIT_AUTHOR_DATE: committed };
  const git = (...args: string[]) =>
    execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: root,
      env: { ...Object.fromEntries(outer), ...dates },
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=Pages');
}

/**
 * Builds a copied fixture into its folder `built`, without what no test looks at.
 * @throws with the build's output when it does not build
 */
export async function buildSite(root: string, { hasPreviewImages }: Partial<Fixture> = {}): Promise<void> {
  const stages = [
    'pages',
    'examples',
    'links',
    'markdown',
    'search',
    ...(hasPreviewImages ? ['images'] : []),
  ];
  const own = { SITE_ROOT: root, OUT_DIR: join(root, 'built'), NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['tools/build.ts'], {
    cwd: project,
    env: { ...process.env, ...own, BUILD_STAGES: stages.join() },
  });
}

/**
 * Builds a fixture once for all workers and runs, until it or the project changes.
 * @returns its site folder, with the folder `built`; nobody may change them
 * @throws with the build's output when it does not build
 */
export async function builtFixture(name: FixtureName): Promise<string> {
  const root = join(folder, `${name.replaceAll(' ', '-')}-${signature(fixtures[name])}`);
  const lock = `${root}.lock`;
  for (;;) {
    if (existsSync(root)) return root;
    if (takes(lock)) break;
    await wait(100);
  }
  const copy = copyFixture(name);
  try {
    await buildSite(copy, fixtures[name]);
    // All at once: who finds the folder finds it complete.
    if (!existsSync(root)) renameSync(copy, root);
    removeOlder(name, root);
    return root;
  } finally {
    rmSync(copy, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
}

/** Whether this process has the lock now. That of a process which has ended is removed. */
function takes(lock: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      const owner = Number(readFileSync(lock, 'utf8'));
      // Nothing is sent: it fails when there is no such process.
      if (owner > 0) process.kill(owner, 0);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ESRCH') rmSync(lock, { force: true });
    }
    return false;
  }
}

/** What a built site is made from, besides the fixture: changed, it is built again. */
const sources = [
  'src/**/*',
  'tools/**/*.ts',
  'checks/**/*.ts',
  'public/**/*',
  'content/i18n/*.yml',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'tests/browser/support/fixture-site.ts',
];

/** The runner of the tests. */
const notBuiltWith = ['tools/test.ts', 'tools/testing/**'];

/** Name of a state of the fixture and of all that it is built with. */
function signature(fixture: Fixture): string {
  const model = fixture.hasProductModel ? ['content/product/**/*'] : [];
  const files = globSync(
    [...sources, 'tests/fixtures/*/site.config.ts', `tests/fixtures/${fixture.of}/**/*`, ...model],
    { cwd: project, exclude: notBuiltWith },
  );
  const hash = createHash('sha256').update(JSON.stringify(fixture));
  for (const file of files.sort()) {
    const path = join(project, file);
    if (statSync(path).isFile()) hash.update(`\n${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Removes what was built of earlier states; what is young may be in use by another run. */
function removeOlder(name: FixtureName, root: string): void {
  const day = 24 * 60 * 60 * 1000;
  for (const other of globSync(`${name.replaceAll(' ', '-')}-????????????`, { cwd: folder }).map((each) =>
    join(folder, each),
  )) {
    if (other !== root && Date.now() - statSync(other).mtimeMs > day)
      rmSync(other, { recursive: true, force: true });
  }
}

/** A copy of what was built, with these origins in place of others; without the compressed forms, which have the old. */
function withOrigins(built: string, origins: Readonly<Record<string, string>>): string {
  const copy = mkdtempSync(join(folder, 'served-'));
  for (const file of globSync('**/*', { cwd: built })) {
    const path = join(built, file);
    if (!statSync(path).isFile() || file.endsWith('.br')) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    if (/\.(html|json)$/.test(file))
      writeFileSync(join(copy, file), replaced(readFileSync(path, 'utf8'), origins));
    else cpSync(path, join(copy, file));
  }
  return copy;
}

/** In one pass: an origin that was put in may begin like one that is looked for. */
function replaced(text: string, origins: Readonly<Record<string, string>>): string {
  return text.replace(/http:\/\/127\.0\.0\.1:\d+/g, (origin) => origins[origin] ?? origin);
}
