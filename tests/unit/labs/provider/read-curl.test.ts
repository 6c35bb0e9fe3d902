import { spawn, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PastedRequest } from '../../../../src/labs/provider/http-message.ts';
import { readRequest } from '../../../../src/labs/provider/read-request.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl)
  console.warn('curl was not found: what it sends is not compared with what is read of its calls.');

const read = (text: string): PastedRequest => {
  const found = readRequest(text);
  if ('problem' in found) throw new Error(found.problem.message);
  return found;
};

/** Calls as people paste them, with HOST in place of the server. */
const calls = [
  `curl 'http://HOST/api/chat' -H 'accept: */*' -H 'content-type: application/json' --data-raw '{"q":"Can I return shoes?"}' --compressed`,
  `curl 'http://HOST/a' \\\n  -H 'Authorization: Bearer abc' \\\n  --data-raw $'{"q":"it\\'s \\u00e9\\n"}'`,
  `curl -X PUT http://HOST/a?b=c -d '{"a": 1}' -H "Content-Type: application/json"`,
  `curl -sSL -XPATCH http://HOST/a -H'X-A: b' -dq=1 -d "w=2 3"`,
  `curl http://HOST --json '{"a":' --json ' 1}'`,
  `curl -G http://HOST/ask --data-urlencode 'q=Can I? & "x"/é' -d lang=en --data-urlencode '=a b' --data-urlencode 'c d'`,
  `curl "http://HOST/ask?x=1" -G -d 'y=2'`,
  `curl -u 'me:pa ss' http://HOST/`,
  `curl -b 'a=1; b=2' -b c=3 -A 'Agent 1' -e http://from.example/ http://HOST/x`,
  `curl http://HOST/x -H 'Accept:' -H 'X-Empty;' -H 'X-Space:   v  '`,
  `curl --oauth2-bearer tok http://HOST/x --request DELETE`,
  `curl "http://HOST/x" -d "{\\"q\\": \\"a\\\\nb\\"}" -H "Content-Type: application/json" # a comment`,
  `curl --url http://HOST/x#fragment -H "X-Q: a'b" -d "a='b'"`,
  `curl 'http://HOST/x' --data 'a=1' | cat`,
];

describe.skipIf(!hasCurl)('[2S.34] a call of curl', () => {
  let server: Server;
  let received: ((text: string) => void) | undefined;
  beforeAll(async () => {
    server = createServer((socket) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const end = text.indexOf('\r\n\r\n');
        const length = Number(/^content-length: (\d+)/im.exec(text.slice(0, end))?.[1] ?? 0);
        if (end < 0 || Buffer.byteLength(text.slice(end + 4)) < length) return;
        socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
        received?.(text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  /** What curl sends, without what it adds by itself. */
  async function sentByCurl(call: string): Promise<{ line: string; headers: string[]; body: string }> {
    const text = await new Promise<string>((resolve, reject) => {
      received = resolve;
      const shell = spawn('bash', ['-c', call], {
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
        stdio: 'ignore',
      });
      shell.on('error', reject);
      shell.on('exit', (code) => code && reject(new Error(`curl ended with ${code}`)));
    });
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const [line = '', ...headers] = head.split('\r\n');
    return { line, headers, body };
  }

  test.each(calls)('is read as curl sends it: %s', async (call) => {
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sent = await sentByCurl(call.replaceAll('HOST', host));
    const request = read(call.replaceAll('HOST', host));
    const { pathname, search } = new URL(request.url);
    expect(`${request.method} ${pathname}${search} HTTP/1.1`).toBe(
      // Newer versions of curl write these digits as large letters.
      sent.line.replace(/%[\da-f]{2}/g, (code) => code.toUpperCase()),
    );
    expect(request.body ?? '').toBe(sent.body);
    const own = new Set(request.headers.map(([name]) => name.toLowerCase()));
    const theirs = sent.headers.filter((header) => {
      const name = header.split(':')[0]?.toLowerCase() ?? '';
      const isAdded = /^(?:host|user-agent|accept|content-length|accept-encoding)$/.test(name);
      const isForm = name === 'content-type' && /^\s*[{[]/.test(request.body ?? '');
      return own.has(name) || !(isAdded || isForm);
    });
    expect(request.headers.map(([name, value]) => `${name}: ${value}`.trim()).sort()).toEqual(
      theirs.map((header) => header.trim().replace(/:\s+/, ': ')).sort(),
    );
  });
});

describe('a call of curl that cannot be read as it is', () => {
  const remarks = (text: string) => read(text).remarks.map(({ kind, text: says }) => `${kind}: ${says}`);

  test.each([
    ['curl https://a.example -d @body.json', 'stop: curl reads --data from the file body.json'],
    ['curl https://a.example -d @-', 'stop: curl reads --data from its input, which this page cannot read'],
    ['curl https://a.example --json @b.json', 'stop: curl reads --json from the file b.json'],
    [
      'curl https://a.example --data-urlencode q@b.txt',
      'stop: curl reads --data-urlencode from the file b.txt',
    ],
    ['curl https://a.example --url-query q@b.txt', 'stop: curl reads --url-query from the file b.txt'],
    [
      "curl https://a.example -F 'q=hi' -F 'f=@r.pdf;type=a/b'",
      'stop: curl sends the file r.pdf. This page cannot',
    ],
    [`curl https://a.example -F 'f=@"a;b.pdf"'`, 'stop: curl sends the file a;b.pdf. This page cannot'],
    ['curl https://a.example -F f=@-', 'stop: curl sends its input. This page cannot'],
    ["curl https://a.example -F 'q=<q.txt'", 'stop: curl reads a part of the form from the file q.txt'],
    ['curl https://a.example -b cookies.txt', 'stop: curl reads --cookie from the file cookies.txt'],
    ['curl https://a.example -T photo.png', 'stop: curl reads --upload-file from the file photo.png'],
    ['curl https://a.example -H @headers.txt', 'stop: curl reads --header from the file headers.txt'],
    ['curl -k https://a.example', 'care: DTX always checks TLS certificates'],
    ['curl --cacert ca.pem https://a.example', 'care: DTX has no field for --cacert'],
    ['curl --cert a.pem --key b.pem https://a.example', 'care: DTX has no field for a client certificate'],
    ['curl -L https://a.example', 'note: DTX has no field for -L'],
    ['curl --http2 https://a.example', 'note: DTX has no field for the version of HTTP'],
    ['curl --digest -u a:b https://a.example', 'stop: This login takes a second request'],
    ['curl --aws-sigv4 aws:amz:eu https://a.example', 'stop: Each request needs a signature of its own'],
    ['curl -x http://proxy:8080 https://a.example', 'care: A scope has no field for a proxy'],
    ['curl -m 30 https://a.example', 'care: DTX has no timeout'],
    ['curl --unix-socket /run/a.sock http://a.example', 'stop: curl is told to connect somewhere else'],
    ['curl https://a.example --fancy', 'care: The option --fancy of curl is not known here'],
    ['curl https://a.example https://b.example', 'note: Only the first address was read'],
    ['curl https://a.example --next https://b.example', 'note: Only the request before --next was read'],
    ['curl https://a.example -d \'{"a": 1}\'', 'note: curl declares this body as a form'],
  ])('%s: says so', (call, says) => {
    expect(remarks(call)).toContainEqual(expect.stringContaining(says));
  });

  test.each(["-F 'q=a@b.example'", '--form-string f=@a', "-F 'q=a < b'"])('%s reads no file', (part) => {
    expect(remarks(`curl https://a.example ${part}`)).toEqual([]);
  });

  test.each([
    ["curl 'https://a.example\n-H 'a: b'", 2, 'A quote'],
    ['curl https://a.example \\\n  -H "a: b', 2, 'A quote (") is not closed'],
    ['curl https://a.example \\\n  -d "$(cat body.json)"', 2, 'The shell runs a command'],
    ['curl -H "a: b"', 1, 'has no address'],
    ['curl https://a.example \\\n  -H', 2, 'The option -H lacks its value'],
    ['', 1, 'Paste a call of curl'],
    ['fetch("https://a.example", {"method": "POST"})', 1, 'This is JavaScript'],
    ['Invoke-WebRequest -Uri "https://a.example"', 1, 'This is PowerShell'],
    ['x'.repeat(300_001), 1, 'longer than 300,000 characters'],
  ])('%j: says on which line', (call, line, message) => {
    expect(readRequest(call)).toEqual({ problem: { line, message: expect.stringContaining(message) } });
  });

  test('variables of the shell are kept as variables, and signs in single quotes are none', () => {
    const { variables, body } = read(
      `curl https://a.example -H "Authorization: Bearer $KEY" -H 'X-A: $B' -d "{\\"t\\": \\"\${TENANT}\\"}"`,
    );
    expect(variables).toEqual(['KEY', 'TENANT']);
    expect(body).toContain('TENANT');
  });

  test('cmd of Windows, lines without their backslash, and a prompt before the call are understood', () => {
    const cmd = `curl ^"https://a.example/chat^" ^\r\n  -H ^"content-type: application/json^" ^\r\n  --data-raw ^"^{^\\^"q^\\^":^\\^"50^% $5^\\^"^}^"`;
    expect(read(cmd)).toMatchObject({ url: 'https://a.example/chat', body: '{"q":"50% $5"}', variables: [] });
    expect(read('$ curl https://a.example\n  -H "a: b"\n  -d x=1')).toMatchObject({
      headers: [
        ['a', 'b'],
        ['Content-Type', 'application/x-www-form-urlencoded'],
      ],
      body: 'x=1',
    });
  });
});
