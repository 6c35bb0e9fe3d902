import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { previewPage } from '../../../../src/search/ui/dialog/preview/preview-page.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('<p>'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ html });
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('a page of the preview is read once, while it is among the last twenty', async () => {
  const paths = Array.from({ length: 20 }, (_, i) => `/kept/${i}`);
  for (const path of [...paths, '/kept/0']) await previewPage(path);
  expect(fetched).toHaveBeenCalledTimes(20);
  await previewPage('/kept/20');
  await previewPage('/kept/1');
  expect(fetched).toHaveBeenCalledTimes(21);
  await previewPage('/kept/0');
  expect(fetched).toHaveBeenCalledTimes(22);
});

it('a page of the preview that failed is asked for again', async () => {
  fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(previewPage('/failed')).rejects.toThrow('/failed: 404');
  await expect(previewPage('/failed')).resolves.toEqual({ html: '<p>' });
});
