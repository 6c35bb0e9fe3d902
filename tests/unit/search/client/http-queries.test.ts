import { beforeEach, describe, expect, it } from 'vitest';
import type { ProviderSettings } from '../../../../src/search/settings.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import {
  answers,
  type Behavior,
  drops,
  dropsAfterHeaders,
  fails,
  held,
  refusingOrigin,
  says,
  saysNothing,
} from '../../../support/search/fake-host.ts';
import { fakeRequest, fakeSettings } from '../../../support/search/fake-settings.ts';
import { ask, openClient, startHosts, stubPage, waitForHosts } from './http.ts';

const request = fakeRequest();
const found: Behavior = answers({ hits: [fakeHit()], nbHits: 31 });

let storage: Map<string, string>;
beforeEach(() => {
  storage = stubPage();
  waitForHosts();
});

describe('a client over HTTP', () => {
  it('sends a query as one POST with id and key in the address, and headers that need no permission in advance [7.1] [7.2] [7.9] [7.10]', async () => {
    const { all, settings } = await startHosts([answers({ hits: [fakeHit()], nbHits: 31, queryID: 'abc' })]);
    expect(await ask(openClient(settings), { ...request, clickAnalytics: true })).toMatchObject({
      result: { nbHits: 31, queryID: 'abc', hits: [{ objectID: '/tactics/tap#0' }] },
    });
    const requests = all[0]?.requests ?? [];
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
    const [seen] = requests;
    expect(seen?.path).toBe('/1/indexes/*/queries');
    expect(seen?.search).toBe('x-algolia-agent=DTX+Docs&x-algolia-api-key=KEY&x-algolia-application-id=APP');
    expect(seen?.headers).toMatchObject({ 'content-type': 'text/plain', accept: 'application/json' });
    expect(Object.keys(seen?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
    expect(JSON.parse(seen?.body ?? '')).toEqual({ requests: [{ ...request, clickAnalytics: true }] });
  });

  it('answers an equal query from memory, another not [7.1]', async () => {
    const { all, settings } = await startHosts([found]);
    const client = openClient(settings);
    for (const query of ['tap', 'tap', 'pair', 'tap']) await ask(client, fakeRequest(query));
    expect(all[0]?.searches().map(({ query }) => query)).toEqual(['tap', 'pair']);
  });

  it('brings any text to the host as it was typed [7.2]', async () => {
    const { all, settings } = await startHosts([found]);
    const client = openClient(settings);
    const queries = [
      '--max_prompts',
      '<img src=x onerror=alert(1)>',
      'ünïcode 攻撃 🙂',
      '\u202Ebidi',
      '\0\u0007',
      'x'.repeat(10_000),
    ];
    for (const query of queries) await ask(client, fakeRequest(query));
    expect(all[0]?.searches().map(({ query }) => query)).toEqual(queries);
  });

  it('says which hosts it asked when there is not a single answer [8.1]', async () => {
    const { all } = await startHosts([fails(500), drops()]);
    const origins = [...all.map(({ origin }) => origin), await refusingOrigin()];
    const outcome = await ask(openClient(fakeSettings({ hosts: origins })), request);
    expect(outcome).toMatchObject({ error: { name: 'UnreachableError' } });
    const { message } = 'error' in outcome ? outcome.error : { message: '' };
    for (const origin of origins) expect(message).toContain(origin);
  });

  it.each<[string, Behavior]>([
    ['status 500', fails(500)],
    ['status 503 with a page', says('<h1>Overloaded</h1>', 'text/html', 503)],
    ['status 304', says('', 'text/plain', 304)],
    ['a connection lost before the answer', drops()],
    ['a connection lost within the answer', dropsAfterHeaders()],
  ])('asks the next host after %s [8.2]', async (_, behavior) => {
    const { calls, settings } = await startHosts([behavior, found]);
    expect(await ask(openClient(settings), request)).toMatchObject({ result: { nbHits: 31 } });
    expect(calls()).toEqual([1, 1]);
  });

  it.each([400, 403, 404, 429])(
    'takes status %d as final, with the provider’s words [8.3]',
    async (status) => {
      const { calls, settings } = await startHosts([fails(status, 'Not with this key'), found]);
      expect(await ask(openClient(settings), request)).toMatchObject({
        error: { name: 'ApiError', message: 'Not with this key', status },
      });
      expect(calls()).toEqual([1, 0]);
    },
  );

  it.each<[string, Behavior]>([
    ['text', says('not json')],
    ['broken JSON', says('{"results":[')],
    ['a page', says('<!doctype html><title>Sign in to this network</title>', 'text/html')],
    ['JSON of another kind', says('{"results":[{"hits":{"0":"x"},"nbHits":"many"}]}')],
    ['an empty body', saysNothing(200)],
    ['status 204', saysNothing(204)],
  ])('cannot read an answer that is %s, and asks no other host [8.4]', async (_, behavior) => {
    const { calls, settings } = await startHosts([behavior, found]);
    expect(await ask(openClient(settings), request)).toMatchObject({
      error: { name: 'DeserializationError' },
    });
    expect(calls()).toEqual([1, 0]);
  });

  it('is refused at once without application id or key [5.3] [5.4]', () => {
    const opening = (differs: Partial<ProviderSettings>) => () => openClient(fakeSettings(differs));
    expect(opening({ appId: '' })).toThrow('`appId` is missing.');
    expect(opening({ apiKey: '' })).toThrow('`apiKey` is missing.');
    expect(opening({})).not.toThrow();
  });

  it('ends a query nobody waits for at the host, and gives each of two others its own answer [X.5]', async () => {
    let lost = false;
    const echo = answers(({ query = '' }) => ({ query }));
    const { behavior, release } = held(echo, ({ body }) => body.includes('"slow"'));
    const { calls, settings } = await startHosts([
      (seen, response) => {
        if (!seen.body.includes('"old"')) return behavior(seen, response);
        response.on('close', () => {
          lost = true;
        });
      },
    ]);
    const client = openClient(settings);
    const ending = new AbortController();
    const old = ask(client, fakeRequest('old'), ending.signal);
    await expect.poll(calls).toEqual([1]);
    ending.abort();
    expect(await old).toMatchObject({ error: { name: 'AbortError' } });
    await expect.poll(() => lost).toBe(true);
    expect(storage.has('dtx:search-hosts')).toBe(false);
    const slow = ask(client, fakeRequest('slow'));
    expect(await ask(client, fakeRequest('quick'))).toMatchObject({ result: { query: 'quick' } });
    release();
    expect(await slow).toMatchObject({ result: { query: 'slow' } });
  });

  it('asks this site’s server without id and key', async () => {
    const { all } = await startHosts([answers({ nbHits: 3 })]);
    stubPage(all[0]?.origin);
    const { appId: _, apiKey: __, ...provider } = fakeSettings({ kind: 'self' }).provider;
    expect(await ask(openClient({ ...fakeSettings(), provider }), request)).toMatchObject({
      result: { nbHits: 3 },
    });
    expect(all[0]?.requests[0]).toMatchObject({
      path: '/1/indexes/*/queries',
      search: 'x-algolia-agent=DTX+Docs',
    });
  });
});
