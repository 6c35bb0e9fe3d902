import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withPlace } from '../../../src/redirects/with-place.ts';

const site = 'https://docs.example';

test.each([
  ['/tactics/', '', '', '/tactics/'],
  ['/tactics/', '?from=mail', '#limits', '/tactics/?from=mail#limits'],
  ['/tactics/#paper', '?from=mail', '#limits', '/tactics/?from=mail#paper'],
  ['/tactics/', '?', '#%E0%A4%A', '/tactics/?#%E0%A4%A'],
])('%s with query "%s" and hash "%s" is %s', (target, search, hash, expected) => {
  expect(withPlace(site + target, { search, hash })).toBe(new URL(expected, site).href);
});

test('no query and no hash leads to another page or site, or throws: bad input', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '//evil.example',
      '/../..',
      '@evil.example',
      'javascript:alert(1)',
      '\\\\evil',
      '%E0%A4%A',
    ),
  );
  fc.assert(
    fc.property(text, text, (search, hash) => {
      const url = new URL(withPlace(`${site}/tactics/`, { search: `?${search}`, hash: `#${hash}` }));
      expect(url.origin + url.pathname).toBe(`${site}/tactics/`);
    }),
  );
});
