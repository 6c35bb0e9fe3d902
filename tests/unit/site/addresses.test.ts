import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn } from '../../../src/site/addresses.ts';
import { page, siteOf } from '../site-folder.ts';

describe('a link by route', () => {
  it('is an address of the edition, with what stands behind the route', async () => {
    const site = await siteOf({ 'lab/index.md': page({ title: 'Lab' }) });
    expect(addressIn(site, '/lab?a=1#b')).toBe('/lab/?a=1#b');
  });

  it.each([
    '//',
    '//?a=1',
    '//evil.example/lab',
    'javascript:alert(1)',
    'https://example.org/lab',
    '#lab',
    '',
    '/none',
    '/%E0%A4%A',
  ])('leaves %s as it is', async (href) => {
    const site = await siteOf({ 'lab/index.md': page({ title: 'Lab' }) });
    expect(addressIn(site, href)).toBe(href);
  });

  it('of a site below a path is below it, whether it names a page or a file', async () => {
    const files = { 'lab/index.md': page({ title: 'Lab' }) };
    const { find, config } = await siteOf(files);
    const below = { find, config: { ...config, basePath: '/docs' } };
    expect(addressIn(below, '/schemas/scope.schema.json#x')).toBe('/docs/schemas/scope.schema.json#x');
    for (const href of ['//', '//evil.example/lab', 'https://example.org/lab', '#lab', ''])
      expect(addressIn(below, href)).toBe(href);
  });

  it('never turns what is not a page of the site into one', async () => {
    const site = await siteOf({ 'lab/index.md': page({ title: 'Lab' }) });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const address = addressIn(site, text);
        if (address !== text) expect(address).toMatch(/^\/(lab\/)?([?#]|$)/);
      }),
    );
  });
});
