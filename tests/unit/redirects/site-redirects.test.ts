import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteRedirects } from '../../../src/redirects/site-redirects.ts';
import { loadSite } from '../../../src/site/site.ts';
import {
  configFile,
  current,
  expectOneLine,
  type Files,
  inGermanToo,
  mistakesOf,
  page,
  siteFolder,
  versionList,
} from '../site-folder.ts';

const redirectsOf = async (files: Files) => siteRedirects(await loadSite(siteFolder(files)));

describe('the redirects of a site', () => {
  it('are those of content/redirects.yml, with the published paths of content/paths.txt', async () => {
    const files = {
      'content/redirects.yml': '- {from: /find, to: /search}\n- {from: /0.33/*, to: /*}\n',
      'content/paths.txt': '/\n/0.33/\n/0.33/search\n/search\n',
    };
    expect(await redirectsOf(files)).toEqual([
      { from: '/0.33', to: '/' },
      { from: '/0.33/search', to: '/search' },
      { from: '/find', to: '/search' },
    ]);
  });

  it('lead to pages of every language and version', async () => {
    const files = {
      ...inGermanToo,
      ...versionList({ name: '2.0', label: '2.0' }, current),
      'content/versions/2.0/docs/index.md': page(),
      'content/redirects.yml': '- {from: /de/next/find, to: /de/next/search}\n- {from: /old, to: /de/}\n',
    };
    expect(await redirectsOf(files)).toEqual([
      { from: '/de/next/find', to: '/de/next/search' },
      { from: '/old', to: '/de/' },
    ]);
  });

  it('are below the path the site is published at, which the files do not know', async () => {
    const root = siteFolder({
      'site.config.ts': configFile({ url: 'https://example.org/docs' }),
      'content/redirects.yml': '- {from: /find, to: /search}\n- {from: /0.33/*, to: /*}\n',
      'content/paths.txt': '/\n/0.33/\n/0.33/search\n/search\n',
    });
    expect(siteRedirects(await loadSite(root, { published: true }))).toEqual([
      { from: '/docs/0.33', to: '/docs/' },
      { from: '/docs/0.33/search', to: '/docs/search' },
      { from: '/docs/find', to: '/docs/search' },
    ]);
    expect(siteRedirects(await loadSite(root))[2]).toEqual({ from: '/find', to: '/search' });
  });

  it('are none without the file', async () => {
    expect(await redirectsOf({})).toEqual([]);
  });

  it('do not lead to a draft', async () => {
    const files = {
      'content/redirects.yml': '- {from: /old, to: /guide}',
      'content/docs/guide.md': page({ title: 'Guide', draft: true }),
    };
    expectOneLine(
      await mistakesOf(() => redirectsOf(files)),
      'content/redirects.yml, "/old"',
      '/guide is not a page',
    );
  });
});

describe('npm run paths', () => {
  const run = (root: string) => {
    const env = { ...process.env, SITE_ROOT: root };
    const { status, stdout } = spawnSync(process.execPath, ['tools/paths.ts'], { env, encoding: 'utf8' });
    return { status, output: stdout.trim(), list: readFileSync(join(root, 'content/paths.txt'), 'utf8') };
  };
  const pathsIn = (list: string) => list.split('\n').filter((line) => line.startsWith('/'));

  it('adds the paths of new pages, takes none away, and changes nothing the second time', () => {
    const root = siteFolder({
      'content/docs/guide.md': page({ title: 'Guide' }),
      'content/paths.txt': '/search\n/privacy\n/gone\n',
    });
    const first = run(root);
    expect(first.output.split('\n').sort()).toEqual(['added /', 'added /guide']);
    expect(pathsIn(first.list)).toEqual(['/', '/gone', '/guide', '/privacy', '/search']);
    const second = run(root);
    expect(second).toEqual({
      status: 0,
      output: 'content/paths.txt has the path of every page.',
      list: first.list,
    });
  });
});
