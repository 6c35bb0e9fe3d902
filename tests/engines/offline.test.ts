import { expect, test } from './support/test.ts';

test('without a network Back shows the pages a reader has seen, and links do where the document is kept', async ({
  reader,
  site,
}) => {
  await reader.open('/community');
  await reader.click('.sidebar a', 'Supported models');
  await reader.sees('h1', 'Supported models');
  await site.stop();
  await reader.back();
  await reader.sees('h1', 'Community');
  await expect.poll(() => reader.address()).toBe('/community');
  if (!(await reader.ask(() => 'navigation' in window))) return;
  await reader.click('.sidebar a', 'Supported models');
  await reader.sees('h1', 'Supported models');
  await expect.poll(() => reader.address()).toBe('/dtx-supported-models/');
});

test('a link to a page that cannot be loaded leads to it all the same, and Back to the text', async ({
  reader,
  site,
}) => {
  for (const hash of ['', '#safety-and-limits']) {
    await reader.open('/community');
    // What a failed navigation of the browser itself leaves in the address is its own business.
    const isOurs = await reader.ask(() => 'navigation' in window);
    await site.stop();
    await reader.ask((to) => location.assign(to), `${site.address}/tactics/pair${hash}`);
    // The browser's own page, which has the address.
    await expect
      .poll(() => reader.ask(() => document.querySelector('h1')?.textContent))
      .not.toBe('Community');
    if (isOurs) await expect.poll(() => reader.address()).toBe(`/tactics/pair${hash}`);
    await reader.back();
    await reader.sees('h1', 'Community');
    expect(await reader.address(), hash).toBe('/community');
    await site.start();
  }
});

test('without a network the dialog says that its code is missing, and Retry brings it', async ({
  reader,
  site,
}) => {
  // The code is fetched ahead when the page is idle.
  site.replace(/\/_astro\/mount\.island\./, { status: 404, body: 'Gone' });
  await reader.open('/community');
  await site.stop();
  await reader.click('.search-button');
  await reader.sees('.search-dialog h2', 'Page Error');
  site.restore();
  await site.start();
  await reader.click('.search-dialog button', 'Retry');
  await expect.poll(() => reader.attribute('.finder', 'data-status')).toBe('idle');
});
