import { expect, it } from 'vitest';
import { frameAttributes } from '../../../src/page/document/frame.ts';
import { configFile, englishStrings, siteOf } from '../site-folder.ts';

const analytics = { provider: 'gtag', trackingId: 'G-ABC123' };

it('a document is in its language and direction, and light until its reader chose otherwise [2N.11] [4.2]', async () => {
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'ar', label: 'العربية', direction: 'rtl' },
  ];
  const { editions } = await siteOf(
    {},
    { 'site.config.ts': configFile({ locales }), 'content/i18n/ar.yml': englishStrings },
  );
  expect(editions.map((edition) => frameAttributes(edition, true))).toEqual([
    { lang: 'en', dir: 'ltr', 'data-theme': 'light', 'data-theme-choice': 'light' },
    { lang: 'ar', dir: 'rtl', 'data-theme': 'light', 'data-theme-choice': 'light' },
  ]);
});

it('what is measured stands in a published document, and in none while writing [1.7]', async () => {
  const announcement = { id: 'a1', text: 'News.' };
  const site = await siteOf({}, { 'site.config.ts': configFile({ analytics, announcement }) });
  const published = frameAttributes(site, true);
  expect(published['data-announcement']).toBe('a1');
  expect(JSON.parse(published['data-analytics'] ?? '')).toEqual(site.config.analytics);
  expect(frameAttributes(site, false)).not.toHaveProperty('data-analytics');
});
