import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { hitAddress } from '../../../../src/search/ui/hit-link.ts';

const site = 'https://docs.example.org';

describe('the address of a hit [3.4]', () => {
  it('is path, query and hash on the site itself', () => {
    expect(hitAddress('https://docs.example.org/tactics/tap?x=1#y', site)).toBe('/tactics/tap?x=1#y');
    expect(hitAddress('/tactics/tap#y', site)).toBe('/tactics/tap#y');
  });

  it('is a path where this page came from', () => {
    vi.stubGlobal('location', { origin: 'http://localhost:3000' });
    expect(hitAddress('http://localhost:3000/tactics/tap', site)).toBe('/tactics/tap');
    expect(hitAddress('http://localhost:4000/tactics/tap', site)).toBe('http://localhost:4000/tactics/tap');
  });

  it('stays as it is elsewhere', () => {
    expect(hitAddress('https://blog.example.org/post?a=1#b', site)).toBe(
      'https://blog.example.org/post?a=1#b',
    );
    expect(hitAddress('//evil.example.org/x', site)).toBe('https://evil.example.org/x');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    'blob:https://docs.example.org/1',
    'file:///etc/passwd',
    'https://',
    'http://[',
  ])('is none for %s', (url) => {
    expect(hitAddress(url, site)).toBeUndefined();
  });

  it('leads where the hit says, also by a path that begins with two slashes', () => {
    const url = 'https://docs.example.org//evil.example.org/x';
    expect(new URL(hitAddress(url, site) ?? '', site).href).toBe(url);
  });

  it('is a path of this site or an http address, whatever a provider says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('//', '/\\', 'javascript:')), (url) => {
        const address = hitAddress(url, site);
        if (address !== undefined) expect(new URL(address, site).protocol).toMatch(/^https?:$/);
      }),
    );
  });
});
