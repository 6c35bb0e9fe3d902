import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeKey } from '../../../src/base/routes.ts';
import { readPublishedPaths } from '../../../src/redirects/published-paths.ts';
import { pagePaths, siteRedirects } from '../../../src/redirects/site-redirects.ts';
import { loadSite } from '../../../src/site/site.ts';
import { removeVersion } from '../../../src/versions/remove-version.ts';
import {
  current,
  expectOneLine,
  type Files,
  inGermanToo,
  mistakesOf,
  page,
  siteFolder,
  versionList,
  versionsOf,
} from '../site-folder.ts';
import { first, list, second } from './listed.ts';

describe('removing a version', () => {
  const two = versionList(second, first, current);
  const siteOfTwo = () =>
    siteFolder({
      ...two,
      'content/versions/2.0/docs/index.md': page({ title: 'Home' }),
      'content/versions/2.0/docs/guide.md': page({ title: 'Guide' }),
      'content/versions/1.0/docs/index.md': page({ title: 'Home' }),
      'content/versions/1.0/docs/guide.md': page({ title: 'Guide' }),
      'content/versions/1.0/docs/old.md': page({ title: 'Old' }),
      'content/paths.txt': '/\n/guide\n/1.0/\n/1.0/guide\n/1.0/old\n/1.0/search\n',
    });

  it('leaves redirects from its published addresses to the newest version', async () => {
    const root = siteOfTwo();
    expect(await removeVersion(root, '1.0')).toEqual([
      'Version 1.0 is removed.',
      'Entries added to content/redirects.yml for its published addresses: 2.',
      'Run "npm run check content".',
    ]);
    expect(await versionsOf(root)).toEqual(['2.0', 'current']);
    expect(existsSync(join(root, 'content/versions/1.0'))).toBe(false);
    const redirects = readFileSync(join(root, 'content/redirects.yml'), 'utf8');
    expect(redirects).toContain('from: /1.0/*\n  to: /*\n');
    expect(redirects).toContain('from: /1.0/old\n  to: /\n');
  });

  /** A site in two languages; its pages of version 1.0 are those of 2.0 and one more. */
  const siteOfLanguages = (files: Files) =>
    siteFolder({
      ...inGermanToo,
      ...two,
      ...Object.fromEntries(
        [
          '2.0/docs/index.md',
          '2.0/docs/guide.md',
          '1.0/docs/index.md',
          '1.0/docs/guide.md',
          '1.0/docs/old.md',
        ].map((file) => [`content/versions/${file}`, page()]),
      ),
      ...files,
    });

  it('leads every published address on, in each language to a page of that language', async () => {
    const root = siteOfLanguages({
      'content/redirects.yml': '- from: /start\n  to: /1.0/guide',
      'content/paths.txt':
        '/\n/1.0/\n/1.0/guide\n/1.0/old\n/1.0/search\n/de/\n/de/1.0/guide\n/de/1.0/old\n/de/1.0/search\n/start\n',
    });
    const { config, editions } = await loadSite(root);
    await removeVersion(root, '1.0');
    const left = { root, config, editions: editions.filter(({ version }) => version.name !== '1.0') };
    const redirects = siteRedirects(left);
    expect(redirects).toEqual([
      { from: '/1.0', to: '/' },
      { from: '/1.0/guide', to: '/guide' },
      { from: '/1.0/old', to: '/' },
      { from: '/1.0/search', to: '/search' },
      { from: '/de/1.0/guide', to: '/de/guide' },
      { from: '/de/1.0/old', to: '/de/' },
      { from: '/de/1.0/search', to: '/de/search' },
      { from: '/start', to: '/guide' },
    ]);
    const answered = [...pagePaths(left).map(routeKey), ...redirects.map(({ from }) => from)];
    expect(answered).toEqual(expect.arrayContaining((readPublishedPaths(root) ?? []).map(routeKey)));
  });

  it('goes on with a list of redirects in brackets', async () => {
    const file = 'content/redirects.yml';
    const root = siteOfLanguages({ [file]: '# None yet.\n[]\n', 'content/paths.txt': '/\n/1.0/guide\n' });
    await removeVersion(root, '1.0');
    expect(readFileSync(join(root, file), 'utf8')).toBe(
      '# None yet.\n- from: /1.0/*\n  to: /*\n  why: Version 1.0 was removed.\n',
    );
  });

  it.each(['# Mine.\n- from: /start\n  to: /\n', '# Mine.\n- from: /start\n  to: /'])(
    'goes on below the redirects there are, whether or not their last line is ended: %j',
    async (mine) => {
      const file = 'content/redirects.yml';
      const root = siteOfLanguages({ [file]: mine, 'content/paths.txt': '/\n/1.0/guide\n' });
      await removeVersion(root, '1.0');
      expect(readFileSync(join(root, file), 'utf8')).toBe(
        '# Mine.\n- from: /start\n  to: /\n- from: /1.0/*\n  to: /*\n  why: Version 1.0 was removed.\n',
      );
    },
  );

  it('leads nothing on that was never published', async () => {
    const root = siteOfLanguages({ 'content/paths.txt': '/\n/de/\n/de/1.0/\n' });
    await removeVersion(root, '1.0');
    const redirects = readFileSync(join(root, 'content/redirects.yml'), 'utf8');
    expect(redirects).toBe('- from: /de/1.0/*\n  to: /de/*\n  why: Version 1.0 was removed.\n');
  });

  it('takes away the version of this very name', async () => {
    const root = siteFolder({
      ...versionList(current, { name: '1-0', label: '1-0' }, first),
      'content/versions/1-0/docs/index.md': page(),
      'content/versions/1.0/docs/index.md': page(),
    });
    await removeVersion(root, '1.0');
    expect(await versionsOf(root)).toEqual(['current', '1-0']);
    expect(existsSync(join(root, 'content/versions/1-0'))).toBe(true);
    expect(existsSync(join(root, 'content/redirects.yml'))).toBe(false);
  });

  it.each([
    ['2.0', '"2.0" is the newest version. Freeze a newer one first.'],
    ['current', 'there is no frozen version "current"'],
    ['3.0', 'there is no frozen version "3.0". Name one of: 2.0, 1.0.'],
  ])('refuses %s', async (name, problem) => {
    const root = siteOfTwo();
    expectOneLine(await mistakesOf(() => removeVersion(root, name)), list, problem);
    expect(await versionsOf(root)).toEqual(['2.0', '1.0', 'current']);
  });

  it('says so when none was frozen', async () => {
    expectOneLine(
      await mistakesOf(() => removeVersion(siteFolder(), '1.0')),
      list,
      'there is no frozen version "1.0". None was frozen yet.',
    );
  });
});
