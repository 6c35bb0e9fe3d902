import { describe, expect, it } from 'vitest';
import { compareBuilds } from '../../../tools/compare/compare-builds.ts';
import { folder } from '../site-folder.ts';

const page = (script: string, text = 'Text') =>
  `<meta content="script-src 'sha256-${script.repeat(43)}='"><script src="/_astro/a.b.${script.repeat(8)}.js"></script><p>${text}`;

describe('compareBuilds', () => {
  it('looks past hashes in names of code and in policies, and past the code itself', () => {
    const before = folder({ 'a/index.html': page('x'), '_astro/a.b.xxxxxxxx.js': '1', 'logo.png': '1' });
    const after = folder({ 'a/index.html': page('y'), '_astro/a.b.yyyyyyyy.js': '2', 'logo.png': '2' });
    expect(compareBuilds(before, after)).toEqual({ compared: 1, differences: [] });
  });

  it('shows the first place where two files part', () => {
    const before = folder({ 'a.html': page('x', 'One'), 'robots.txt': 'a', _redirects: '/a /b 301' });
    const after = folder({ 'a.html': page('x', 'Two'), 'robots.txt': 'ab', _redirects: '/a /b 301' });
    const { compared, differences } = compareBuilds(before, after);
    expect(compared).toBe(3);
    expect(differences).toHaveLength(2);
    expect(differences[0]).toMatch(/^a\.html: at \d+: ".*<p>One" is ".*<p>Two"$/);
    expect(differences[1]).toBe('robots.txt: at 1: "a" is "ab"');
  });

  it('names what is in one of them only, and so an index of another content', () => {
    const before = folder({ 'a.html': 'a', '_search/index.111111111111.json': '{}' });
    const after = folder({ 'b.html': 'a', '_search/index.222222222222.json': '{}' });
    expect(compareBuilds(before, after).differences).toEqual([
      '_search/index.111111111111.json: gone',
      '_search/index.222222222222.json: new',
      'a.html: gone',
      'b.html: new',
    ]);
  });
});
