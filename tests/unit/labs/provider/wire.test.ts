import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../src/labs/provider/json-tree.ts';
import { wire } from '../../../../src/labs/provider/wire.ts';
import { pythonWithRequests, withoutVersions, writtenByPython } from '../../../support/provider-oracle.ts';

const python = pythonWithRequests();
if (!python)
  console.warn('Python with requests is not installed: addresses and headers are not compared with it.');

const tree = (text: string) => {
  const read = readJson(text);
  if ('problem' in read) throw new Error(read.problem.message);
  return read.node;
};

const piece = fc.constantFrom(
  'a',
  'B',
  '~',
  '%41',
  '%2f',
  '%',
  '%zz',
  ' ',
  'é',
  '\u{1F600}',
  '[',
  ']',
  '{',
  '|',
  '"',
  "'",
  '+',
  '&',
  '=',
  '@',
  ':',
  '\\',
  '^',
  '<',
  '..',
  '.',
  '/',
  '//',
);
const path = fc.array(piece, { maxLength: 6 }).map((all) => all.join(''));
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'PATCH'),
  url: fc
    .tuple(
      fc.constantFrom(
        'http://shop.example',
        'https://Shop.example:8443',
        'http://127.0.0.1:80',
        'https://a.example:443',
      ),
      path,
      fc.option(path),
    )
    .map(([host, way, query]) => `${host}${way === '' ? '' : `/${way}`}${query === null ? '' : `?${query}`}`),
  headers: fc.dictionary(
    fc.constantFrom(
      'User-Agent',
      'accept',
      'HOST',
      'Content-Type',
      'content-length',
      'Content-length',
      'X-A',
      'x-a',
      'Connection',
      'X-Line',
    ),
    fc.constantFrom('a', '1', 'shop.example', 'text/plain', 'a\nb', '', ' x', 'caf\u00e9', '\u20ac'),
    { maxKeys: 4 },
  ),
  body: fc.constantFrom(
    undefined,
    '{}',
    '{"é": [1.0, 1e16, 1e-5, -0, true, null, "\\u007f\\n"]}',
    '"a"',
    '[]',
    '0',
    'NaN',
  ),
});

test.skipIf(!python)(
  '[2S.34] a request is written as the library writes it, or refused where it refuses',
  () => {
    const all = fc.sample(request, { numRuns: 1500, seed: 5 });
    const answers = writtenByPython(
      all.map(({ method, url, headers, body }) => ({
        request: [method, url, headers, body ?? null] as const,
      })),
      python ?? '',
    );
    const differences = all.flatMap(({ method, url, headers, body }, i) => {
      const here = wire({
        method,
        url,
        headers: Object.entries(headers),
        body: body === undefined ? undefined : tree(body),
      });
      const there = answers[i];
      const written = there && 'sent' in there ? withoutVersions(there.sent) : 'refused';
      const mine = 'text' in here ? here.text : 'refused';
      return mine === written ? [] : [{ method, url, headers, body, here, there }];
    });
    differences.sort((a, b) => a.url.length - b.url.length);
    expect(differences.slice(0, 3)).toEqual([]);
  },
);

describe('what the library adds', () => {
  test('is told by name, and its own version is not guessed', () => {
    const sent = wire({
      method: 'POST',
      url: 'http://a.example',
      headers: [['accept', 'x']],
      body: tree('{}'),
    });
    expect(sent).toEqual({
      text: 'POST / HTTP/1.1\nHost: a.example\nUser-Agent: python-requests/(version)\nAccept-Encoding: gzip, deflate\naccept: x\nConnection: keep-alive\nContent-Length: 2\nContent-Type: application/json\n\n{}',
      bytes: 2,
      added: ['Host', 'User-Agent', 'Accept-Encoding', 'Connection', 'Content-Length', 'Content-Type'],
    });
  });
});
