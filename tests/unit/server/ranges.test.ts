import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { site } from './served-site.ts';

describe('a range', () => {
  const part = async (range: string, headers = {}) => {
    const { status, headers: got, body } = await ask(await site(), '/digits.txt', { range, ...headers });
    return [status, got['content-range'], body.toString()];
  };

  it.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=-99', 'bytes 0-9/10', '0123456789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('%s is sent as what it names', async (range, expected, body) => {
    expect(await part(range)).toEqual([206, expected, body]);
  });

  it.each(['bytes=5-2', 'bytes=10-', 'bytes=99-100', 'bytes=-0'])(
    '%s, which no byte is in, cannot be satisfied',
    async (range) => {
      expect(await part(range)).toEqual([416, 'bytes */10', '']);
    },
  );

  it.each(['bytes=0-1,4-5', 'bytes=a-b', 'bytes=', 'bytes', 'lines=1-2', 'bytes=1-2-3', 'bytes=--1'])(
    '%s, of several parts or none, gets the whole file',
    async (range) => {
      expect(await part(range)).toEqual([200, undefined, '0123456789']);
    },
  );

  it('that cannot be satisfied gets nothing, and so nothing that is compressed', async () => {
    const asked = { range: 'bytes=99999-', 'accept-encoding': 'br' };
    const { status, headers, body } = await ask(await site(), '/page', asked);
    expect([status, body.length]).toEqual([416, 0]);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('content-type');
  });

  it('of an empty file cannot be satisfied', async () => {
    expect(await ask(await site(), '/empty.txt', { range: 'bytes=0-' })).toMatchObject({ status: 416 });
  });

  it('counts only while the file is the one that the client has a part of', async () => {
    const origin = await site();
    const { headers } = await ask(origin, '/digits.txt');
    const status = async (condition: string | undefined) =>
      (await ask(origin, '/digits.txt', { range: 'bytes=0-1', 'if-range': condition })).status;
    expect(await status(headers.etag)).toBe(206);
    expect(await status(headers['last-modified'])).toBe(206);
    expect(await status('"another"')).toBe(200);
    expect(await status(`W/${headers.etag}`)).toBe(200);
    expect(await status('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200);
  });

  it('never breaks an answer, whatever it is', async () => {
    const origin = await site();
    const piece = fc.constantFrom('bytes=', '-', ',', '0', '5', '9', '99', ' ', 'x', '=');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const { status, body } = await ask(origin, '/digits.txt', { range: pieces.join('') });
        expect([200, 206, 416]).toContain(status);
        expect('0123456789').toContain(body.toString());
      }),
      { numRuns: 60 },
    );
  });
});
