/**
 * Shows that readers meet nothing new: builds the site as it is and as it was at a commit, and compares what came out.
 * Hashes in names of files and in policies may differ, because they are made of code; everything else is told.
 * Usage: npm run compare -- <commit>     SITE_ROOT=folder for another site
 * Exit: 0 all pages and texts are the same; 1 some are not; 2 no such commit, or a build that failed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareBuilds } from './compare/compare-builds.ts';
import { readableError } from './readable-error.ts';

const commit = process.argv[2];
if (!commit) {
  console.error('Name a commit: npm run compare -- main');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'dtx-docs-compare-'));
const worktree = join(folder, 'project');
const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'pipe'] });
try {
  git('worktree', 'add', '--detach', worktree, commit);
  symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'));
  const before = build(worktree, join(folder, 'before'));
  const after = build(resolve('.'), join(folder, 'after'));
  const { compared, differences } = compareBuilds(before, after);
  for (const difference of differences) console.log(difference);
  console.log(`${compared} files compared, ${differences.length} differ.`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error(readableError(error));
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** @returns the folder it built into; both builds say that they were made on one day */
function build(project: string, output: string): string {
  execFileSync(process.execPath, ['tools/build.ts'], {
    cwd: project,
    env: {
      ...process.env,
      OUT_DIR: output,
      SOURCE_DATE_EPOCH: '0',
      BUILD_STAGES: 'examples,links,search',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return output;
}
