import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ownServer } from '../../support/hosts.ts';

export const project = fileURLToPath(new URL('../../../', import.meta.url));

/** Day of the only commit of a fixture that has a history. */
export const committed = '2024-02-29T12:00:00Z';

export interface RunningSite {
  readonly url: string;
  /** Site folder. */
  readonly root: string;
  /** What was built of it. */
  readonly built: string;
  close(): Promise<void>;
}

/**
 * Copies a site folder of `tests/fixtures/`, with interface strings for each locale, so that it is complete and can be
 * changed. It lies as deep as the fixture, so that its imports hold, and inside the project,
 * because builds that write elsewhere share one folder of Astro's and disturb each other.
 * @param strings whether each locale has its own strings or, so that tests can be read, the English ones
 * @returns path of the copy; the caller removes it
 */
export function copyFixture(
  name: string,
  locales: readonly string[] = ['en'],
  strings: 'english' | 'own' = 'english',
): string {
  const folder = join(project, '.cache/fixtures');
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, `${name}-`));
  cpSync(join(project, 'tests/fixtures', name), root, { recursive: true });
  mkdirSync(join(root, 'content/i18n'), { recursive: true });
  for (const locale of locales) {
    const source = strings === 'own' ? locale : 'en';
    cpSync(join(project, `content/i18n/${source}.yml`), join(root, `content/i18n/${locale}.yml`));
  }
  return root;
}

/** Makes the copy a repository with one commit, on a known day. */
export function commitFixture(root: string): void {
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
 * Builds a copied fixture and serves it.
 * @throws with the build's output when it does not build; the copy is removed
 */
export async function serveFixture(root: string): Promise<RunningSite> {
  const remove = () => rmSync(root, { recursive: true, force: true });
  const built = join(root, 'built');
  try {
    await promisify(execFile)(process.execPath, ['tools/build.ts'], {
      cwd: project,
      env: { ...process.env, SITE_ROOT: root, OUT_DIR: built, NODE_ENV: 'production' },
    });
  } catch (error) {
    remove();
    throw error;
  }
  const { origin, stop } = await ownServer(built);
  return {
    url: origin,
    root,
    built,
    async close() {
      await stop();
      remove();
    },
  };
}
