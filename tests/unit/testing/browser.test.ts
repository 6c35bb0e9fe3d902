import { expect, it, vi } from 'vitest';
import { missingBrowser } from '../../../tools/testing/browser.ts';

const none = () => false;

it('without a browser the command to get one is told', () => {
  vi.stubEnv('CHROME_PATH', undefined);
  expect(missingBrowser(none)).toContain('apt-get install chromium');
  expect(missingBrowser(none)).toContain('npx playwright install chromium');
});

it.each(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/usr/bin/google-chrome'])(
  '%s is enough',
  (path) => {
    vi.stubEnv('CHROME_PATH', undefined);
    expect(missingBrowser((each) => each === path)).toBeUndefined();
  },
);

it('so is what Playwright brought, with a window or without', () => {
  vi.stubEnv('CHROME_PATH', undefined);
  expect(missingBrowser((each) => /[\\/]chromium-\d+[\\/].*chrome/i.test(String(each)))).toBeUndefined();
  expect(missingBrowser((each) => /[\\/]chromium_headless_shell-\d+$/.test(String(each)))).toBeUndefined();
});

it('a browser that is named and does not exist is told, whatever else is installed', () => {
  vi.stubEnv('CHROME_PATH', '/opt/chrome');
  expect(missingBrowser((path) => path !== '/opt/chrome')).toContain('CHROME_PATH names /opt/chrome');
});
