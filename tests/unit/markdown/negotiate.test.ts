import fc from 'fast-check';
import Negotiator from 'negotiator';
import { describe, expect, it } from 'vitest';
import { preferredRepresentation } from '../../../src/markdown/negotiate.ts';

const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

describe('a client gets HTML', () => {
  it.each([
    ['that says nothing', undefined],
    ['that says nothing, with a header', ''],
    ['that takes anything, as curl does', '*/*'],
    ['that is Chrome', chrome],
    ['that is Firefox', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['that is an old Internet Explorer', 'image/gif, image/jpeg, application/x-ms-application, */*'],
    ['that is Java', 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'],
    ['that wants some text', 'text/*'],
    ['that wants other text', 'text/plain, text/css;q=0.9'],
    ['that wants neither', 'application/json'],
    ['that wants Markdown less', 'text/markdown;q=0.8, text/html'],
    ['that wants Markdown less than anything', 'text/markdown;q=0.5, */*'],
    ['that refuses the old name of Markdown', 'text/x-markdown;q=0, */*'],
    ['that refuses Markdown', 'text/markdown;q=0, */*;q=0.1'],
    ['that refuses Markdown and wants all other text', 'text/*, text/markdown;q=0'],
    ['that refuses both', 'text/html;q=0, text/markdown;q=0'],
    ['that refuses everything', '*/*;q=0'],
    ['that names both alike, HTML first', 'text/html, text/markdown'],
    ['that does not name Markdown', 'text/html;q=0.5, text/*'],
    ['that wants another kind of Markdown', 'text/markdown;variant=CommonMark, */*;q=0.1'],
    ['that wants Markdown in letters we do not send', 'text/markdown;charset=utf-16'],
    ['whose weight is too great', 'text/markdown;q=2, text/html;q=0.1'],
    ['whose weight is less than nothing', 'text/markdown;q=-1'],
    ['whose weight is a word', 'text/markdown;q=high'],
    ['whose weight has four digits', 'text/markdown;q=0.9999, text/html;q=0.1'],
    ['whose weight is in quotes', 'text/markdown;q="1"'],
    ['whose weight is missing', 'text/markdown;q'],
    ['whose type is half of one', 'text, /markdown, text/, markdown'],
    ['whose type has a space in it', 'text / markdown'],
    ['whose star is in the wrong place', '*/markdown'],
    ['that names Markdown in a quoted value', 'text/plain;a=", text/markdown, "'],
    ['whose quotation does not end', 'text/html;a=", text/markdown'],
    ['that names a longer type', 'text/markdownish'],
  ])('%s: %s', (_, accept) => {
    expect(preferredRepresentation(accept)).toBe('html');
  });
});

describe('a client gets Markdown', () => {
  it.each([
    ['that names it', 'text/markdown'],
    ['that names it by its old name', 'text/x-markdown'],
    ['in capitals', 'TEXT/MARKDOWN'],
    ['beside anything', 'text/markdown, */*'],
    ['before HTML, alike', 'text/markdown, text/html, */*'],
    ['with less wanted HTML', 'text/html;q=0.9, text/markdown'],
    ['with HTML by a wildcard only', 'text/*, text/markdown'],
    ['a little more', 'text/html;q=0.998,text/markdown;q=0.999'],
    ['after other types', 'application/json, text/plain;q=0.9, text/markdown;q=0.1'],
    ['as the dialect that we write', 'text/markdown;variant=GFM'],
    ['in our letters', 'text/markdown; charset="UTF-8"'],
    ['with empty elements and parameters', ', ,text/markdown;;q=0.5;, text/html;q=0.4,'],
    ['with a weight and something behind it', 'text/markdown;q=1;level=2, text/html;q=0.9'],
    ['and refuses HTML', 'text/html;q=0, */*'],
    ['under both of its names', 'text/markdown;q=0.2, text/x-markdown;q=0.9, text/html;q=0.5'],
    ['by its old name, beside anything', '*/*, text/x-markdown'],
    ['beside something broken', 'text/html;q=2, text/markdown;q=0.1'],
    [
      'by the more specific of two ranges',
      'text/markdown;variant=GFM;q=0.9, text/markdown;q=0.1, text/html;q=0.5',
    ],
  ])('%s: %s', (_, accept) => {
    expect(preferredRepresentation(accept)).toBe('markdown');
  });
});

const quality = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 1000 }).map((thousandths) => `;q=${(thousandths / 1000).toFixed(3)}`),
);
const range = fc.tuple(
  fc.constantFrom('text/html', 'text/markdown', 'text/*', '*/*', 'text/plain', 'application/json'),
  fc.constantFrom('', '', ';charset=utf-8', ';charset=latin1', ';variant=GFM', ';level=1'),
);
const header = fc
  .uniqueArray(range, { selector: (each) => each.join(''), maxLength: 8 })
  .chain((ranges) => fc.tuple(...ranges.map((each) => quality.map((weight) => each.join('') + weight))))
  .map((ranges) => ranges.join(', '));

/** The package by which the server chooses compressions, asked for what the rules above leave to it. */
function wantedByNegotiator(accept: string): string {
  const offered = ['text/html;charset=utf-8', 'text/markdown;charset=utf-8;variant=GFM'];
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(offered);
  return best?.startsWith('text/markdown') ? 'markdown' : 'html';
}

it('any header that names both is understood as another program understands it', () => {
  fc.assert(
    fc.property(header, (others) => {
      for (const names of ['text/markdown;q=0.500, text/html;q=0.400', 'text/html, text/markdown;q=0.7']) {
        const accept = others === '' ? names : `${others}, ${names}`;
        expect(preferredRepresentation(accept), accept).toBe(wantedByNegotiator(accept));
      }
    }),
    { numRuns: 3000 },
  );
});

it('any header gets Markdown only where another program would send it, too', () => {
  let markdown = 0;
  fc.assert(
    fc.property(header, (accept) => {
      const found = preferredRepresentation(accept);
      if (found === 'markdown') markdown += 1;
      if (wantedByNegotiator(accept) === 'html') expect(found, accept).toBe('html');
    }),
    { numRuns: 3000 },
  );
  expect(markdown).toBeGreaterThan(100);
});

it('a header without "markdown" that takes HTML gets HTML, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => {
      fc.pre(!/markdown/i.test(noise) && !noise.includes('"'));
      expect(preferredRepresentation(`text/html;q=0.1, ${noise.replaceAll('html', '')}`)).toBe('html');
    }),
  );
});

it.each(['"', ',', ';', 'a', ';q=', 'text/markdown,', 'text/markdown;a="', '\\"', ' ', 'a/b;c="\\"'])(
  '8 kB of %s take no longer than others',
  (part) => {
    const accept = `text/html,${part.repeat(8192 / part.length)}`;
    const begin = process.cpuUsage();
    for (let run = 0; run < 10; run++) preferredRepresentation(accept);
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 10_000, 'milliseconds').toBeLessThan(50);
  },
);
