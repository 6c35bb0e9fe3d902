import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { createSiteServer } from '../../../server/site-server.ts';

export const project = fileURLToPath(new URL('../../../', import.meta.url));

/** Day of the fixture's only commit. */
export const committed = '2024-02-29T12:00:00Z';

/**
 * Copies the fixture site into a folder of its own, with the project's interface strings and a commit on a known
 * day, so that it is complete and can be changed. It lies as deep as the fixture, so that its imports hold, and
 * inside the project, because builds that write elsewhere share one folder and disturb each other.
 * @returns path of the site folder; the caller removes it
 */
export function copyFixture(): string {
  const folder = join(project, '.cache/fixtures');
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, 'prose-'));
  cpSync(join(project, 'tests/fixtures/prose'), root, { recursive: true });
  cpSync(join(project, 'content/i18n'), join(root, 'content/i18n'), { recursive: true });
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
  return root;
}

/** Tests on the fixture site, built once per worker: `page.goto('/parts/code')` opens its pages. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const root = copyFixture();
      const built = join(root, 'built');
      execFileSync(process.execPath, ['tools/build.ts'], {
        cwd: project,
        env: { ...process.env, SITE_ROOT: root, OUT_DIR: built },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const server = createSiteServer(built);
      server.listen(0, 'localhost');
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

export { expect } from '@playwright/test';
