import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestOf, nearestPaths, nearestWord } from '../../../src/base/nearest.ts';

const routes = [
  '/',
  '/community',
  '/tactics/',
  '/tactics/tap',
  '/tactics/pair',
  '/architecture/plugins',
  '/lab/',
];

describe('nearestPaths', () => {
  it.each([
    ['/tactic/tap', '/tactics/tap'],
    ['/tap', '/tactics/tap'],
    ['/comunity', '/community'],
    ['/architecture/plugin.html', '/architecture/plugins'],
    ['/docs/tactics/pair/', '/tactics/pair'],
    ['/Architecture/PLUGINS', '/architecture/plugins'],
    ['/lab/index.html', '/lab/'],
  ])('suggests for %s first %s', (requested, expected) => {
    expect(nearestPaths(requested, routes)[0]).toBe(expected);
  });

  it('suggests nothing that has nothing in common with the request', () => {
    expect(nearestPaths('/zzzqqq', routes)).toEqual([]);
  });

  it.each(routes)('puts the route %s itself first', (path) => {
    expect(nearestPaths(path, routes)[0]).toBe(path);
  });

  it('survives any request, and suggests at most as many routes as asked for, each once', () => {
    const broken = fc.string({
      unit: fc.constantFrom('%', '/', 'a', '<', 'tactics', '\0', 'é', '😀', '.html'),
      maxLength: 400,
    });
    fc.assert(
      fc.property(fc.oneof(broken, fc.string({ unit: 'binary' })), fc.nat(5), (requested, count) => {
        const found = nearestPaths(requested, routes, count);
        expect(found.length).toBeLessThanOrEqual(count);
        expect(new Set(found).size).toBe(found.length);
        for (const path of found) expect(routes).toContain(path);
      }),
    );
  });
});

describe('editDistance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '_'), maxLength: 8 });

  it.each([
    ['', '', 0],
    ['title', 'title', 0],
    ['titel', 'title', 2],
    ['slg', 'slug', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('of "%s" and "%s" is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is a metric: zero only for equal words, symmetric, and no detour is shorter', () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });

  it('is at least the difference of the lengths and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('the nearest word', () => {
  it.each([
    ['max_prompt', 'max_prompts'],
    ['MAX_PROMPTS', 'max_prompts'],
    // A third of the letters may differ, one in any case.
    ['pluxyn', 'plugin'],
    ['pluxyz', undefined],
    ['ef', 'eg'],
    ['xyz', undefined],
    ['x', 'y'],
  ])('to %s is %s', (word, nearest) => {
    expect(nearestWord(word, ['max_prompts', 'plugin', 'eg', 'y'])).toBe(nearest);
  });

  it('is none where none is known, and the first of equals', () => {
    expect(nearestWord('a', [])).toBeUndefined();
    expect(nearestOf('ab', ['ax', 'ay'])).toEqual({ word: 'ax', distance: 1 });
    expect(nearestWord('abcdefgh', ['abxxefgh'], 4)).toBe('abxxefgh');
    expect(nearestWord('abcdefgh', ['abxxxfgh'], 4)).toBeUndefined();
  });
});

it('of paths that are as near, the shorter one comes first, and three are suggested unless told otherwise', () => {
  const near = ['/guide/ab/x/y', '/guide/ab', '/guide/ab/x', '/guide/ab/y'];
  expect(nearestPaths('/guide/ab', near)).toHaveLength(3);
  expect(nearestPaths('/ab', ['/ab/cde', '/ab/cd'])).toEqual(['/ab/cd', '/ab/cde']);
  expect(nearestPaths('/ab/', ['/ab/index.html', '/ab'])).toEqual(['/ab', '/ab/index.html']);
});

describe('nearestOf', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'B', 'b', '_'), maxLength: 7 });

  it('is the first of those with the smallest distance, within a limit', () => {
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 8 }), fc.option(fc.nat(6)), (wanted, known, most) => {
        const all = known
          .map((each) => ({ word: each, distance: editDistance(wanted.toLowerCase(), each.toLowerCase()) }))
          .filter(({ distance }) => distance <= (most ?? distance))
          .sort((a, b) => a.distance - b.distance);
        expect(nearestOf(wanted, known, most ?? undefined)).toEqual(all[0]);
      }),
    );
  });

  it('gives a distance up to a limit as without one', () => {
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, most) => {
        const distance = editDistance(a, b);
        expect(editDistance(a, b, most)).toBe(distance > most ? Number.POSITIVE_INFINITY : distance);
      }),
    );
  });
});
