import type { Page } from '@playwright/test';
import type { SearchSettings } from '../../../../src/search/settings.ts';

/**
 * Switches reports of chosen hits on, for pages opened from now on, and keeps them on this machine: what is never sent
 * does not meet the policy of the faked site, which allows none.
 * @returns reads the last report
 */
export async function keepReports(page: Page): Promise<() => Promise<unknown>> {
  await page.route('**/_search/en.current.json', async (route) => {
    const settings: SearchSettings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, provider: { ...settings.provider, insights: true } } });
  });
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (address, options) => {
      if (!`${address}`.startsWith('https://insights.algolia.io/1/events?')) return send(address, options);
      sessionStorage.setItem('report', `${options?.body}`);
      return new Response('{}');
    };
  });
  return async () => JSON.parse((await page.evaluate(() => sessionStorage.getItem('report'))) ?? 'null');
}
