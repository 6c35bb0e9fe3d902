import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileMemory } from '../../../src/base/file-memory.ts';
import { formatPaths, mergePaths, readPublishedPaths } from '../../../src/redirects/published-paths.ts';
import { pagePaths } from '../../../src/redirects/site-redirects.ts';
import { listFiles } from '../../../src/site/read-content.ts';
import { loadSite } from '../../../src/site/site.ts';
import { freezeVersion } from '../../../src/versions/freeze-version.ts';
import { undoFreeze } from '../../../src/versions/undo-freeze.ts';
import {
  current,
  expectOneLine,
  mistakesOf,
  page,
  siteFolder,
  versionList,
  versionsOf,
} from '../site-folder.ts';
import { first, list, second } from './listed.ts';

const siteAt = (...versions: readonly object[]) =>
  siteFolder({
    ...(versions.length > 0 && versionList(...versions)),
    'content/docs/guide.md': page({ title: 'Guide' }),
    'content/product/models.yml': 'kept as it is',
    'content/i18n/de/docs/guide.md': 'kept as it is',
    'content/paths.txt': '/\n/guide\n/search\n/privacy\n',
  });

describe('freezing a version', () => {
  it('copies pages, product model and translations and makes it the newest version', async () => {
    const root = siteAt();
    const lines = await freezeVersion(root, '1.0');
    expect(lines.join('\n')).toContain('content/versions/1.0 (docs, product, i18n/de/docs)');
    expect(await versionsOf(root)).toEqual(['1.0', 'current']);
    for (const file of ['docs/guide.md', 'product/models.yml', 'i18n/de/docs/guide.md'])
      expect(readFileSync(join(root, 'content/versions/1.0', file))).toEqual(
        readFileSync(join(root, 'content', file)),
      );
    await freezeVersion(root, '1.1');
    expect(await versionsOf(root)).toEqual(['1.1', '1.0', 'current']);
  });

  it('leaves what a maintainer wrote beside the entries', async () => {
    const root = siteAt();
    writeFileSync(join(root, list), '# The newest first.\n- name: current # being written\n  label: Next\n');
    await freezeVersion(root, '1.0');
    expect(readFileSync(join(root, list), 'utf8')).toBe(
      '# The newest first.\n- name: "1.0"\n  label: "1.0"\n- name: current # being written\n  label: Next\n',
    );
  });

  it('tells what was done, where the next version stands, and how to take it back', async () => {
    const root = siteAt();
    const lines = await freezeVersion(root, '1');
    expect(lines).toEqual([
      'Version 1 is frozen in content/versions/1 (docs, product, i18n/de/docs) and is served at the site root.',
      'What is being written is served at /next/; adapt "banner", "label" and "path" in content/versions.yml as you like.',
      'Run "npm run paths" for the list of published paths, then "npm run check content".',
      'To take it back: npm run docs:version -- --undo 1',
    ]);
    const elsewhere = siteAt(first, { ...current, path: 'preview' });
    expect((await freezeVersion(elsewhere, '2.0'))[1]).toContain('is served at /preview/;');
  });

  it('goes on with a list in brackets', async () => {
    const root = siteAt();
    writeFileSync(join(root, list), '[{ name: current, label: Next }]\n');
    await freezeVersion(root, '1.0');
    expect(await versionsOf(root)).toEqual(['1.0', 'current']);
  });

  it.each([
    ['current', list, '"current" is not a name of a version. Name it like a release: 0.35.'],
    ['../x', list, 'is not a name of a version'],
    ['1.0.', list, 'is not a name of a version'],
    [
      '1.0',
      'content/versions/1.0',
      'this version exists already. Choose another name; to remove it: npm run docs:version -- --remove 1.0.',
    ],
    // It would have the folder of what is being written, once it is not the newest any more.
    ['next', list, '/next/ is the folder of a version or language. Choose another name: 0.35.'],
    ['en', list, '/en/ is the folder of a version or language'],
  ])('refuses the name %s and changes nothing', async (name, file, problem) => {
    const root = siteAt(first, current);
    const before = readFileSync(join(root, list), 'utf8');
    expectOneLine(await mistakesOf(() => freezeVersion(root, name)), file, problem);
    expect(readFileSync(join(root, list), 'utf8')).toBe(before);
    expect(existsSync(join(root, 'content/versions'))).toBe(false);
  });

  it('refuses a name whose folder is there, and leaves what lies in it', async () => {
    const root = siteFolder({
      'content/versions/1.0/docs/index.md': 'kept as it is',
    });
    const lines = await mistakesOf(() => freezeVersion(root, '1.0'));
    expectOneLine(lines, 'content/versions/1.0', 'this folder is there', 'when an interrupted run left it');
    expect(readFileSync(join(root, 'content/versions/1.0/docs/index.md'), 'utf8')).toBe('kept as it is');
    expect(await versionsOf(root)).toEqual(['current']);
  });
});

describe('taking a freeze back', () => {
  /** A site with a version 1.0, every path of it in the list. */
  const siteToFreeze = (...versions: readonly object[]) => {
    const root = siteFolder({
      ...versionList(...(versions.length > 0 ? versions : [first, current])),
      'content/docs/guide.md': page({ title: 'Guide' }),
      'content/versions/1.0/docs/index.md': page({ title: 'Home' }),
      'content/versions/1.0/docs/guide.md': page({ title: 'Guide' }),
    });
    return root;
  };
  const listPaths = async (root: string) => {
    const known = readPublishedPaths(root) ?? [];
    const pages = pagePaths(await loadSite(root, { memory: new FileMemory() }));
    writeFileSync(join(root, 'content/paths.txt'), formatPaths(mergePaths(known, pages)));
  };
  const commit = (root: string) => {
    // Without the variables of a git that runs the tests from a hook: they would name its repository.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
    const settings = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    for (const words of [
      ['init', '-q'],
      ['add', '-A'],
      [...settings, 'commit', '-q', '-m', 'All'],
    ])
      execFileSync('git', words, { cwd: root, env });
  };
  const stateOf = (root: string) =>
    Object.fromEntries(
      ['site.config.ts', ...listFiles(join(root, 'content')).map((file) => `content/${file}`)].map((file) => [
        file,
        readFileSync(join(root, file), 'utf8'),
      ]),
    );

  it.each([
    ['the first version', [current]],
    ['a later one', [first, current]],
  ])('of %s leaves every file as it was, the list of paths too', async (_, versions) => {
    const root = siteToFreeze(...versions);
    await listPaths(root);
    commit(root);
    const before = stateOf(root);
    await freezeVersion(root, '2.0');
    await listPaths(root);
    expect(readPublishedPaths(root)).toContain('/next/guide');
    await undoFreeze(root, '2.0');
    expect(stateOf(root)).toEqual(before);
  });

  it('needs neither a history nor a list of paths', async () => {
    const root = siteToFreeze();
    const before = stateOf(root);
    await freezeVersion(root, '2.0');
    expect(await undoFreeze(root, '2.0')).toEqual([
      'The freeze of 2.0 is taken back: its folder, its entry in content/versions.yml and its paths in content/paths.txt.',
      'Run "npm run check content".',
    ]);
    expect(stateOf(root)).toEqual(before);
  });

  it.each<[string, (root: string) => unknown, string, string]>([
    [
      'several pages of it were changed',
      (root) => {
        for (const page of ['guide', 'index'])
          appendFileSync(join(root, `content/docs/${page}.md`), 'More.\n');
      },
      'content/versions/2.0/docs/guide.md',
      'any more, nor are 1 more files, and would be lost.',
    ],
    [
      'a page of it was changed',
      (root) => writeFileSync(join(root, 'content/versions/2.0/docs/guide.md'), page({ title: 'Fixed' })),
      'content/versions/2.0/docs/guide.md',
      'it is not what is in content/ any more, and would be lost. Keep the version',
    ],
    [
      'what is being written went on',
      (root) => rmSync(join(root, 'content/docs/guide.md')),
      'content/versions/2.0/docs/guide.md',
      'would be lost',
    ],
    [
      'its paths were committed',
      commit,
      'content/paths.txt',
      '/1.0/ and 2 more of its paths are in the committed list. Keep the version: readers may have them',
    ],
    [
      'a redirect leads to a path it made',
      (root) => writeFileSync(join(root, 'content/redirects.yml'), '- {from: /old, to: /1.0/guide}\n'),
      'content/redirects.yml, "/old"',
      '/1.0/guide is not a page',
    ],
  ])('is refused when %s, and changes nothing', async (_, change, file, problem) => {
    const root = siteToFreeze();
    await listPaths(root);
    await freezeVersion(root, '2.0');
    await listPaths(root);
    change(root);
    const before = stateOf(root);
    expectOneLine(await mistakesOf(() => undoFreeze(root, '2.0')), file, problem);
    expect(stateOf(root)).toEqual(before);
    expect(await versionsOf(root)).toEqual(['2.0', '1.0', 'current']);
  });

  it('is for the version that was frozen last', async () => {
    const root = siteToFreeze(second, first, current);
    cpSync(join(root, 'content/versions/1.0'), join(root, 'content/versions/2.0'), { recursive: true });
    expectOneLine(
      await mistakesOf(() => undoFreeze(root, '1.0')),
      list,
      '"1.0" is not the version that was frozen last. Only 2.0 can be taken back',
    );
    const unfrozen = siteFolder();
    expectOneLine(await mistakesOf(() => undoFreeze(unfrozen, 'current')), list, 'None was frozen yet');
  });
});
