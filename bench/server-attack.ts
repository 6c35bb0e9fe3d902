import { connect } from 'node:net';

const call = 'POST /1/indexes/*/queries HTTP/1.1\r\nHost: x\r\n';
const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`;

/** What nobody who reads would send. */
const attacks: readonly string[] = [
  ...['5-2', '-0', '-99999999', '99999999-', '0-0,1-1,2-2', 'x', '--', '0-18446744073709551616'].map(
    (range) => get('/favicon.svg', `Range: bytes=${range}\r\n`),
  ),
  ...[
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/\\..\\x',
    '/\u0001\u0002',
    '//x//',
  ].map((path) => get(path)),
  ...['/.env', '/.git/config', '/_redirects', '/index.html.br', `/${'a/'.repeat(4000)}`].map((path) =>
    get(path),
  ),
  ...['TRACE', 'PROPFIND', 'DELETE', 'CONNECT', 'QUERY', 'NONSENSE'].map(
    (method) => `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  ),
  get('/', `If-None-Match: ${'"x",'.repeat(3000)}\r\n`),
  get('/', `Accept-Encoding: ${'br;q=0,'.repeat(2000)}\r\n`),
  get('/', `X: ${'y'.repeat(60_000)}\r\n`),
  'GET / HTTP/1.1\r\nHost: x\r\nHalf',
  'nonsense\r\n\r\n',
  `${call}Content-Length: 99999999\r\n\r\n${'x'.repeat(200_000)}`,
  `${call}Transfer-Encoding: chunked\r\n\r\n30d40\r\n${'x'.repeat(200_000)}\r\n0\r\n\r\n`,
  `${call}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `${call}Content-Length: 20\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n{"requests":[],"x":1}`,
  `${call}Content-Length: 8\r\nConnection: close\r\n\r\n\u0000\u0001[[[[[[`,
];

/**
 * Sends each of them once, over a connection of its own.
 * @returns how many
 * @throws when one of them is answered as a failure of the server
 */
export async function attack(origin: string): Promise<number> {
  for (const text of attacks) {
    const answer = await send(Number(new URL(origin).port), text);
    if (/^HTTP\/1\.1 5/.test(answer))
      throw new Error(`${JSON.stringify(text.slice(0, 60))} is answered with ${answer.slice(0, 40)}`);
  }
  return attacks.length;
}

function send(port: number, text: string): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'));
    socket.on('data', (data) => {
      answer += data.toString('latin1', 0, 100);
    });
    socket.on('error', () => undefined).on('close', () => done(answer));
    socket.setTimeout(3000, () => socket.destroy());
  });
}
