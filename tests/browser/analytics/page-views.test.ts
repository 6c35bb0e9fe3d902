import { commands, expect, openMeasured, test, trackingId, view } from './support.ts';

test.use({ fetchesAhead: true });

const home = 'Home | Bare | Documentation';
const only = 'Only page | Bare | Documentation';

test('[1.7] [2N.5] [7.17] the tag is started with shortened addresses, and told of each link, place in the page and way back, but neither of the same address again nor of letters that are typed', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.tag)) asked.push(request.url());
  });
  await openMeasured(page, site.url);
  await test.step('its script runs, started with shortened addresses; the head has both preconnects', async () => {
    await page.waitForFunction(() => 'tagHasRun' in window);
    expect(asked).toEqual([`${site.tag}/gtag/js?id=${trackingId}`]);
    const [first, second, ...others] = await commands(page);
    expect(first?.[0]).toBe('js');
    expect(second).toEqual(['config', trackingId, { anonymize_ip: true }]);
    expect(others).toEqual([]);
    const preconnects = await page
      .locator('head link[rel=preconnect]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preconnects).toEqual([site.tag, 'https://www.google-analytics.com']);
  });

  await test.step('a page view follows each link, place in the page and way back, with the new title', async () => {
    await page.getByRole('main').getByRole('link', { name: 'one page' }).click();
    const afterLink = view('/only', only);
    await expect.poll(async () => (await commands(page)).slice(2)).toEqual(afterLink);

    await page.evaluate(() => location.assign('#the-only-heading'));
    const afterHash = [...afterLink, ...view('/only#the-only-heading', only)];
    await expect.poll(async () => (await commands(page)).slice(2)).toEqual(afterHash);

    await page.goBack();
    const afterBack = [...afterHash, ...view('/only', only)];
    await expect.poll(async () => (await commands(page)).slice(2)).toEqual(afterBack);

    await page.goBack();
    const atHome = [...afterBack, ...view('/', home)];
    await expect.poll(async () => (await commands(page)).slice(2)).toEqual(atHome);
  });

  await test.step('[2N.5] the same address again is not a page view', async () => {
    await openMeasured(page, `${site.url}/only#the-only-heading`);
    await page.evaluate(() => location.assign('#the-only-heading'));
    await page.evaluate(() => location.assign('#other'));
    await expect.poll(async () => (await commands(page)).slice(2)).toEqual(view('/only#other', only));
  });
  await test.step('[2N.5] letters typed on the search page are not page views', async () => {
    await openMeasured(page, `${site.url}/search`);
    await page.getByRole('searchbox').pressSequentially('text');
    await expect(page).toHaveURL(/\?q=text$/);
    await page.evaluate(() => location.assign('#end'));
    await expect
      .poll(async () => (await commands(page)).filter(([, name]) => name === 'page_path'))
      .toEqual([['set', 'page_path', '/search?q=text#end']]);
  });
});

test('the tag hears of pages where it is blocked, where the browser has to load them and where it has no Navigation API', async ({
  page,
  site,
}) => {
  await test.step('a blocked script harms nothing: pages work, and there are no errors', async () => {
    await page.route(`${site.tag}/**`, (route) => route.abort());
    await openMeasured(page, site.url);
    await page.getByRole('main').getByRole('link', { name: 'one page' }).click();
    await expect(page).toHaveTitle(only);
    await expect.poll(async () => (await commands(page)).slice(2)).toEqual(view('/only', only));
    await page.unroute(`${site.tag}/**`);
  });

  await test.step('[2N.5] a page that the browser has to load is reported by its start alone', async () => {
    // Every command of the tab, also of documents that are left.
    await page.addInitScript(() => {
      const list: unknown[] = [];
      list.push = (command: ArrayLike<unknown>) => {
        const before: string[] = JSON.parse(sessionStorage.getItem('commands') ?? '[]');
        sessionStorage.setItem('commands', JSON.stringify([...before, `${command[0]} ${location.pathname}`]));
        return Array.prototype.push.call(list, command);
      };
      window.dataLayer = list;
    });
    const sent = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('commands') ?? '[]'));
    await openMeasured(page, site.url);
    await page.route('**/only', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.getByRole('main').getByRole('link', { name: 'one page' }).click();
    await expect(page).toHaveTitle(only);
    await expect.poll(sent).toEqual(['js /', 'config /', 'js /only', 'config /only']);
    await page.unroute('**/only');
  });

  await test.step('[2N.5] a place in the page counts where the browser has no Navigation API', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation');
    });
    await openMeasured(page, `${site.url}/only`);
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
    await page.evaluate(() => location.assign('#the-only-heading'));
    await expect
      .poll(async () => (await commands(page)).slice(2))
      .toEqual(view('/only#the-only-heading', only));
  });
});
