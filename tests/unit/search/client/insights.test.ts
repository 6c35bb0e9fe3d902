import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createInsights } from '../../../../src/search/client/insights.ts';
import { stubStorage } from '../../storage/stub-storage.ts';
import { provider } from './support.ts';

const asked = { ...provider, insights: true };
const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
const events = () =>
  sent.mock.calls.flatMap(([, { body }]): Record<string, unknown>[] => JSON.parse(String(body)).events);

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('navigator', {});
});

describe('reports of chosen hits', () => {
  it('are click events with the query they came from [7.13]', () => {
    createInsights(asked).reportChosen({ objectID: 'a' }, 3, 'query-1');
    expect(sent).toHaveBeenCalledTimes(1);
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toBe(
      'https://insights.algolia.io/1/events?x-algolia-api-key=KEY&x-algolia-application-id=APP',
    );
    // A type that a browser need not ask for permission to send.
    const headers = { 'content-type': 'text/plain' };
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', headers });
    expect(events()).toEqual([
      {
        eventType: 'click',
        eventName: 'Item Selected',
        index: 'dtx-docs',
        userToken: expect.stringMatching(/^anonymous-[0-9a-f-]{36}$/),
        queryID: 'query-1',
        objectIDs: ['a'],
        positions: [3],
      },
    ]);
  });

  it('carry a token of the page load, not of the reader [7.13]', () => {
    const stored = stubStorage();
    const page = createInsights(asked);
    for (const report of [page, page, createInsights(asked)]) report.reportChosen({ objectID: 'a' }, 1, 'q');
    const [first, second, other] = events().map(({ userToken }) => userToken);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(stored.size).toBe(0);
  });

  it.each<[string, () => void, typeof provider, string | undefined]>([
    ['when they are off, as by default', () => undefined, provider, 'q'],
    ['without a query id', () => undefined, asked, undefined],
    ['without a key', () => undefined, { ...asked, apiKey: '' }, 'q'],
    ['without an application', () => undefined, { ...asked, appId: '' }, 'q'],
    ['with Do Not Track', () => vi.stubGlobal('navigator', { doNotTrack: '1' }), asked, 'q'],
    [
      'with Global Privacy Control',
      () => vi.stubGlobal('navigator', { globalPrivacyControl: true }),
      asked,
      'q',
    ],
  ])('are not sent %s [7.13]', (_, prepare, settings, queryID) => {
    prepare();
    createInsights(settings).reportChosen({ objectID: 'a' }, 1, queryID);
    expect(sent).not.toHaveBeenCalled();
  });

  it('fail in silence [7.13]', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    createInsights(asked).reportChosen({ objectID: 'a' }, 1, 'q');
    await new Promise((done) => setTimeout(done, 5));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
