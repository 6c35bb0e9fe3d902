import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAnalytics } from '../../../src/analytics/analytics.browser.ts';

const head: { src?: string }[] = [];
const page: { dataLayer?: unknown[]; navigation?: EventTarget } = {};
const unhandled = vi.fn();
const settings = {
  provider: 'gtag',
  trackingId: ['G-ABC123'],
  origin: 'https://tag.example',
  events: { search: false, copy: false },
};

beforeEach(() => {
  head.length = 0;
  delete page.dataLayer;
  unhandled.mockClear();
  process.on('unhandledRejection', unhandled);
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', new URL('https://docs.example.org/a'));
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.unstubAllGlobals();
});

/** Starts the analytics of a page with this attribute, and waits for what that does. */
async function start(analytics: string | undefined): Promise<void> {
  vi.stubGlobal('document', {
    documentElement: { dataset: { analytics } },
    createElement: () => ({}),
    head: { append: (element: { src?: string }) => head.push(element) },
  });
  startAnalytics();
  await import('../../../src/analytics/measure.ts');
  await new Promise((done) => setTimeout(done));
}
const loaded = () => head.flatMap(({ src }) => src ?? []);

it('visits are measured where the site is configured for it [1.7]', async () => {
  await start(JSON.stringify(settings));
  expect(loaded()).toEqual(['https://tag.example/gtag/js?id=G-ABC123']);
});

it('nothing is loaded where it is not, nor for a reader who asks not to be followed [1.7]', async () => {
  await start(undefined);
  await start('');
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await start(JSON.stringify(settings));
  expect(head).toEqual([]);
});

it('a failure of it is not the business of a reader [1.7]', async () => {
  await start('{"provider":');
  expect(head).toEqual([]);
  expect(unhandled).not.toHaveBeenCalled();
});
