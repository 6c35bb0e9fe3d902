import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { preferredRepresentation } from '../../../src/markdown/negotiate.ts';

const rules = [
  ...readFileSync('deploy/nginx.conf', 'utf8').matchAll(
    /^if \(\$http_accept ~\* "(.+)"\) \{ set \$prefers (yes|""); \}$/gm,
  ),
].map(([, form = '', value]) => ({ form: new RegExp(form.replaceAll('\\"', '"'), 'i'), value }));

/** What the rules of nginx make of a header, each of which may change what those before it said. */
const byNginx = (accept: string) =>
  rules.findLast(({ form }) => form.test(accept))?.value === 'yes' ? 'markdown' : 'html';

it('[2T.15] nginx answers with Markdown only where the Node server does', () => {
  expect(rules).toHaveLength(4);
  const range = fc
    .tuple(
      fc.constantFrom(
        'text/markdown',
        'text/x-markdown',
        'text/html',
        'text/*',
        '*/*',
        'text/plain',
        'TEXT/Markdown',
      ),
      fc.constantFrom('', '', '', ';charset=utf-8', ';variant=GFM', ';a=","', ' ; '),
      fc.constantFrom('', '', '', ';q=1', '; q=1.000', ';q=0.5', ';q=0', ';q=2', ';q=1.5'),
    )
    .map((parts) => parts.join(''));
  let markdown = 0;
  fc.assert(
    fc.property(fc.array(range, { maxLength: 5 }), fc.constantFrom(',', ', ', ' , '), (ranges, comma) => {
      const accept = ranges.join(comma);
      if (byNginx(accept) === 'html') return;
      markdown += 1;
      expect(preferredRepresentation(accept), accept).toBe('markdown');
    }),
    { numRuns: 20_000 },
  );
  expect(markdown).toBeGreaterThan(500);
});

it.each([
  ['text/markdown', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/markdown;q=1.0, text/html;q=0.8', 'markdown'],
  ['text/plain, text/markdown, */*;q=0.1', 'markdown'],
  ['text/html, text/markdown', 'html'],
  ['text/html;q=0.9, text/markdown', 'html'],
  ['*/*', 'html'],
  ['', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
])('what agents and browsers send is understood: %s', (accept, wanted) => {
  expect(byNginx(accept)).toBe(wanted);
});
