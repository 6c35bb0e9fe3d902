import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { site } from './served-site.ts';

describe('a condition', () => {
  it('saves the body of a file that the client has, in the form that it has', async () => {
    const origin = await site();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask(origin, '/page', { 'accept-encoding': encoding });
      for (const tag of [headers.etag, `"other", W/${headers.etag}`, '*']) {
        const again = await ask(origin, '/page', { 'accept-encoding': encoding, 'if-none-match': tag });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
        expect(again.headers.vary).toBe('accept-encoding');
      }
    }
  });

  it('counts the tag before the date', async () => {
    const origin = await site();
    const { headers } = await ask(origin, '/page');
    const later = 'Fri, 01 Jan 2100 00:00:00 GMT';
    const status = async (conditions: Record<string, string | undefined>) =>
      (await ask(origin, '/page', conditions)).status;
    expect(await status({ 'if-modified-since': headers['last-modified'] })).toBe(304);
    expect(await status({ 'if-modified-since': later })).toBe(304);
    expect(await status({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(200);
    expect(await status({ 'if-modified-since': 'no date' })).toBe(200);
    expect(await status({ 'if-modified-since': later, 'if-none-match': '"other"' })).toBe(200);
  });

  it('that only another form or an older file fulfils gets no file', async () => {
    const origin = await site();
    const { headers } = await ask(origin, '/page');
    const { etag, 'last-modified': modified } = headers;
    const status = async (conditions: Record<string, string | undefined>, path = '/page') => {
      const answer = await ask(origin, path, conditions);
      if (answer.status === 412) expect(answer.body.length).toBe(0);
      return answer.status;
    };
    const [early, late] = ['Mon, 01 Jan 2001 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'];
    for (const tag of [etag, `"a, b", ${etag}`, '*'])
      expect(await status({ 'if-match': tag }), tag).toBe(200);
    // Compared strongly.
    for (const tag of ['"other"', `W/${etag}`, 'no tag', ''])
      expect(await status({ 'if-match': tag }), tag).toBe(412);
    expect(await status({ 'if-match': etag, 'accept-encoding': 'br' })).toBe(412);
    expect(await status({ 'if-unmodified-since': modified })).toBe(200);
    expect(await status({ 'if-unmodified-since': late })).toBe(200);
    expect(await status({ 'if-unmodified-since': early })).toBe(412);
    expect(await status({ 'if-unmodified-since': 'no date' })).toBe(200);
    // The order of RFC 9110, 13.2.2.
    expect(await status({ 'if-match': etag, 'if-unmodified-since': early })).toBe(200);
    expect(await status({ 'if-match': '"other"', 'if-none-match': etag })).toBe(412);
    expect(await status({ 'if-match': etag, 'if-none-match': etag })).toBe(304);
    expect(await status({ 'if-match': '"other"', range: 'bytes=0-1' })).toBe(412);
    expect(await status({ 'if-match': '"other"' }, '/nowhere')).toBe(404);
  });

  it('has tags that differ where the bytes do', async () => {
    const origin = await site();
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await ask(origin, '/page', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});
