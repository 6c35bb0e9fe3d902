import { expect, test } from 'vitest';
import { createSiteServer } from '../../../server/site-server.ts';
import { folder } from '../site-folder.ts';

test('the server does not start with a site that has no not-found page, which a later reader would end it by', async () => {
  const site = folder({ 'index.html': '<h1>Home</h1>', 'es/404.html': '<h1>No hay tal página</h1>' });
  await expect(createSiteServer(site)).rejects.toThrow(`No 404.html in ${site}.`);
});
