import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPaths } from '../../../src/base/nearest.ts';

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
