import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/**
 * When each file of a folder was last committed.
 * @param root a folder inside the working tree
 * @param folder below `root`
 * @returns file path from `root` → commit date; empty without git or outside a repository
 */
export function lastCommits(root: string, folder: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  let log: string;
  try {
    log = execFileSync(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative', '--', folder],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 256 * 1024 * 1024,
      },
    );
  } catch {
    return dates;
  }
  for (const entry of log.split('\0').slice(1)) {
    const [date = '', ...files] = entry.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, new Date(date));
  }
  return dates;
}

/** A file that changes with the history of the repository around a folder, so that `lastCommits` may have changed. */
export function historyFile(root: string): string {
  try {
    const path = execFileSync('git', ['rev-parse', '--git-path', 'logs/HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return resolve(root, path.trim());
  } catch {
    return join(root, '.git');
  }
}

/**
 * The day a checked state of a folder speaks for.
 * @param root a folder inside the working tree
 * @returns date of the last commit; today, when something is not committed or git does not know the folder: with the
 *   hour in it no two builds of a day would be the same. `SOURCE_DATE_EPOCH` (seconds) is a day for any state, see
 *   https://reproducible-builds.org/specs/source-date-epoch/
 * @throws {Error} `SOURCE_DATE_EPOCH` is not a number
 */
export function stateDate(root: string): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch !== undefined) return epochDate(epoch);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain', '.') === '' ? new Date(git('log', '-1', '--format=%cI')) : today();
  } catch {
    return today();
  }
}

function epochDate(epoch: string): Date {
  if (!/^\d{1,11}$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH: "${epoch}" is not a number of seconds.`);
  return new Date(Number(epoch) * 1000);
}

function today(): Date {
  return new Date(new Date().setUTCHours(0, 0, 0, 0));
}
