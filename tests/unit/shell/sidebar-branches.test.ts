import { expect, it, vi } from 'vitest';
import { fetchCompleteSidebar } from '../../../src/shell/sidebar/sidebar.browser.ts';

it('[4.8] the sidebar is fetched again after a failure, and once when it came', async () => {
  const fetched = vi.fn<typeof fetch>();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  fetched.mockResolvedValueOnce(new Response('<nav>'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ html });
    },
  );
  const sidebar = () => fetchCompleteSidebar('/fragments/sidebar.html');
  await expect(sidebar()).rejects.toThrow('offline');
  await expect(sidebar()).rejects.toThrow('/fragments/sidebar.html: 404');
  expect(await sidebar()).toEqual({ html: '<nav>' });
  await sidebar();
  expect(fetched).toHaveBeenCalledTimes(3);
});
