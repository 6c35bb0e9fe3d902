import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectLookup } from '../../../server/files/redirects.ts';

const rules = '/install /installation/ 301\n/install/ /installation/ 301\n/cli /quick-start#commands 301\n';
const lookup = (address?: string) => redirectLookup(rules)(address);

describe('an address on the server', () => {
  it.each([
    ['/install', '/installation/'],
    ['/install/', '/installation/'],
    ['/install.html', '/installation/'],
    ['/install/index.html?', '/installation/'],
    ['/%69nstall?a=1&b=//evil.example?c', '/installation/?a=1&b=//evil.example?c'],
    ['/cli?a=1', '/quick-start?a=1#commands'],
    // What is encoded stays as it is, what is not becomes fit for a header.
    ['/install?q=a%20b%C3%A9', '/installation/?q=a%20b%C3%A9'],
    ['/install?q=é', '/installation/?q=%C3%A9'],
  ])('leads from %s to %s', (address, target) => {
    expect(lookup(address)).toBe(target);
  });

  it.each([
    undefined,
    '',
    '/',
    '/installation/',
    '/Install',
    '//install',
    '//evil.example/install',
    '//evil.example/..',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example/install',
    '/install%',
    '/%E0%A4%A',
    '/install%00',
    '/install/..//evil.example',
    'http://evil.example/install',
    `/${'install/'.repeat(250)}`,
  ])('that is not an old path leads nowhere: bad input %j', (address) => {
    expect(lookup(address)).toBeUndefined();
  });

  it('never leads out of the site, and never breaks a header, whatever it is', () => {
    const find = redirectLookup(rules);
    const text = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }));
    const address = fc.oneof(
      text,
      text.map((query) => `/install?${query}`),
      text.map((end) => `/cli${end}`),
    );
    fc.assert(
      fc.property(address, (given) => {
        const target = find(given);
        if (target === undefined) return;
        expect(target).toMatch(/^\/(installation\/|quick-start)[!-~]*$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('leads nowhere on a site without redirects', () => {
    expect(redirectLookup('')('/install')).toBeUndefined();
  });

  it.each([
    '/a //evil.example 301',
    '/a /\\evil.example 301',
    '/a https://evil.example 301',
    '/a /b 302',
    'x',
  ])('does not follow the rule %j: the server does not start with it', (line) => {
    expect(() => redirectLookup(line)).toThrow('is not a redirect within the site');
  });
});
