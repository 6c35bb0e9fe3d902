import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeKey } from '../../../src/base/routes.ts';
import {
  formatPaths,
  mergePaths,
  missingPaths,
  parsePaths,
  readPublishedPaths,
} from '../../../src/redirects/published-paths.ts';
import { routes } from '../../routes.ts';
import { expectOneLine, folder, mistakesOf } from '../site-folder.ts';

const path = fc
  .tuple(fc.array(fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,5}$/), { maxLength: 3 }), fc.constantFrom('', '/'))
  .map(([names, end]) => (names.length === 0 ? '/' : `/${names.join('/')}${end}`));
const paths = fc.array(path, { maxLength: 20 });

describe('the list of published paths', () => {
  it('of this site holds every route of the contract', () => {
    expect(missingPaths(readPublishedPaths('.') ?? [], routes)).toEqual([]);
  });

  it('is sorted, without comments and empty lines, in either kind of line ends', () => {
    expect(parsePaths('# why\r\n/b/\r\n\r\n  /a \n')).toEqual(['/b/', '/a']);
    expect(mergePaths(['/b/', '/a'], ['/c', '/b'])).toEqual(['/a', '/b/', '/c']);
  });

  it('loses no path and names each once when pages are added, and then holds them all', () => {
    fc.assert(
      fc.property(paths, paths, (known, pages) => {
        const merged = mergePaths(known, pages);
        const keys = merged.map(routeKey);
        expect(new Set(keys)).toEqual(new Set([...known, ...pages].map(routeKey)));
        expect(new Set(keys).size).toBe(keys.length);
        expect(missingPaths(merged, pages)).toEqual([]);
        expect(mergePaths(merged, pages)).toEqual(merged);
        expect(parsePaths(formatPaths(merged))).toEqual(merged);
      }),
    );
  });

  it('says at its top what it is and which command adds to it', () => {
    expect(formatPaths(['/a'])).toMatch(/^# Every path .*\n# .*"npm run paths" adds new ones\.\n\/a\n$/);
  });

  it('misses the pages that it has in no form', () => {
    expect(missingPaths(['/a/', '/b'], ['/a', '/b/', '/c', '/d/'])).toEqual(['/c', '/d/']);
  });

  it('is nothing promised where there is none', () => {
    expect(readPublishedPaths(folder({}))).toBeUndefined();
  });

  it.each(['tactics', '//evil.example', '/a b', '/a//b', '/a?b', '/a\\b'])(
    'has no line such as %j: bad input is one line',
    async (line) => {
      const lines = await mistakesOf(() => parsePaths(`/a\n${line}\n`));
      expectOneLine(lines, 'content/paths.txt', `line 2: "${line}" is not a path. Restore the line.`);
    },
  );
});
