import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { historyFile, lastCommits, stateDate } from '../../../src/site/history.ts';
import { loadSite } from '../../../src/site/site.ts';
import { folder, page, siteFolder } from '../site-folder.ts';

// A hook of the surrounding repository names that repository in the environment: these tests have their own.
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
  for (const who of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${who}_NAME`, 'Test');
    vi.stubEnv(`GIT_${who}_EMAIL`, 'test@example.org');
  }
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
});

/** A repository whose site stands in the folder `site` of it. */
function repository() {
  const root = folder({});
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  return {
    site: join(root, 'site'),
    commit(day: string, ...files: string[]) {
      vi.stubEnv('GIT_AUTHOR_DATE', `${day}T12:00:00Z`);
      vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
      mkdirSync(join(root, 'site/docs'), { recursive: true });
      for (const file of files) writeFileSync(join(root, 'site', file), day);
      git('add', '--all');
      git('commit', '--quiet', '--message', day);
    },
  };
}

const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);

describe('lastCommits', () => {
  it('gives each file the date of the last commit that touched it, by its path from the site', () => {
    const { site, commit } = repository();
    commit('2024-01-05', 'docs/a.md', 'docs/b c.md');
    commit('2024-02-06', 'docs/a.md');
    const dates = lastCommits(site, 'docs');
    expect([...dates.keys()].sort()).toEqual(['docs/a.md', 'docs/b c.md']);
    expect(day(dates.get('docs/a.md'))).toBe('2024-02-06');
    expect(day(dates.get('docs/b c.md'))).toBe('2024-01-05');
  });

  it('looks at no other folder', () => {
    const { site, commit } = repository();
    commit('2024-01-05', 'docs/a.md', 'site.config.ts');
    expect([...lastCommits(site, 'docs').keys()]).toEqual(['docs/a.md']);
  });

  it('knows the date of a file whose name is not ASCII', () => {
    const { site, commit } = repository();
    commit('2024-01-05', 'docs/übung.md');
    expect(day(lastCommits(site, 'docs').get('docs/übung.md'))).toBe('2024-01-05');
  });

  it('is empty outside of a repository, in one without commits, and without git', () => {
    const outside = folder({ 'docs/a.md': 'a' });
    expect(lastCommits(outside, 'docs').size).toBe(0);
    execFileSync('git', ['init', '--quiet'], { cwd: outside });
    expect(lastCommits(outside, 'docs').size).toBe(0);
    const { site, commit } = repository();
    commit('2024-01-05', 'docs/a.md');
    vi.stubEnv('PATH', '');
    expect(lastCommits(site, 'docs').size).toBe(0);
  });
});

describe('historyFile', () => {
  it('is a file that each commit changes, wherever in the repository the folder is', () => {
    const { site, commit } = repository();
    commit('2024-01-05', 'docs/a.md');
    const before = readFileSync(historyFile(site), 'utf8');
    commit('2024-02-06', 'docs/a.md');
    expect(readFileSync(historyFile(site), 'utf8')).not.toBe(before);
  });

  it('is the place of a repository that may be made later, outside of one', () => {
    const outside = folder({});
    expect(historyFile(outside)).toBe(join(outside, '.git'));
  });
});

it('a page of a site has the day of its last commit, each its own', async () => {
  const root = siteFolder({ 'content/docs/a.md': page() });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  for (const [file, day] of [
    ['.', '2024-01-05'],
    ['content/docs/a.md', '2024-03-07'],
  ] as const) {
    vi.stubEnv('GIT_AUTHOR_DATE', `${day}T12:00:00Z`);
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    if (file !== '.') writeFileSync(join(root, file), page({}, 'Changed.'));
    git('add', file);
    git('commit', '--quiet', '--message', day);
  }
  const { pages } = await loadSite(root);
  const days = pages.map((each) => [each.path, each.kind === 'doc' && day(each.updated)]);
  expect(Object.fromEntries(days)).toEqual({ '/': '2024-01-05', '/a': '2024-03-07' });
});

describe('stateDate', () => {
  it('is the day of the last commit, whatever file it touched', () => {
    const { site, commit } = repository();
    commit('2024-01-05', 'docs/a.md');
    commit('2024-02-06', 'model.yml');
    expect(day(stateDate(site))).toBe('2024-02-06');
  });

  it('is today while something is not committed, and outside of a repository', () => {
    const { site, commit } = repository();
    commit('2024-01-05', 'docs/a.md');
    writeFileSync(join(site, 'docs/a.md'), 'changed');
    const today = day(new Date());
    expect(day(stateDate(site))).toBe(today);
    expect(day(stateDate(folder({})))).toBe(today);
  });

  it('is the day of SOURCE_DATE_EPOCH where that is set, whatever is committed', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
    expect(stateDate(folder({})).toISOString()).toBe('2023-11-14T22:13:20.000Z');
    for (const wrong of ['', 'yesterday', '1.5', '-1']) {
      vi.stubEnv('SOURCE_DATE_EPOCH', wrong);
      expect(() => stateDate(folder({}))).toThrow(
        `SOURCE_DATE_EPOCH: "${wrong}" is not a number of seconds.`,
      );
    }
  });
});
