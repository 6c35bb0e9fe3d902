import { expect, expectSameDocument, markDocument, navbar, sidebar, testInTurnOn } from '../support/shell.ts';

/** Three versions in four languages, below a path of a host whose server answers the searches. */
const test = testInTurnOn('editions below a path');
const base = '/kettle/docs';

test('[X.11] a site below a path asks for nothing outside of it, and links, menus and search lead below it', async ({
  page,
  site,
}) => {
  const home = `${site.url}${base}`;
  const outside: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${home}/`)) outside.push(request.url());
  });
  await test.step('links of the frame are followed without a new document', async () => {
    await page.goto(`${home}/`);
    await markDocument(page);
    await sidebar(page).getByRole('link', { name: 'Guide to the kettle', exact: true }).click();
    await expect(page).toHaveURL(`${home}/guide`);
    await expectSameDocument(page);
  });
  await test.step('menus lead to the page in another language and version', async () => {
    await navbar(page).locator('[aria-controls=languages]').hover();
    await navbar(page).locator('#languages a', { hasText: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${home}/de/guide`);
    await page.goto(`${home}/guide`);
  });
  await test.step('the dialog is answered by the server below the path', async () => {
    const answered = page.waitForResponse((response) => response.url().includes('/1/indexes/'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('boil');
    expect((await answered).url()).toMatch(`${home}/1/indexes/`);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(`${home}/guide#boil-it`);
  });
  await test.step('and by the index of the site when the server does not', async () => {
    await page.route('**/1/indexes/**', (route) => route.abort());
    await page.goto(`${home}/search?q=fill`);
    const results = page.getByRole('main').getByRole('article').getByRole('link');
    await expect(results.first()).toHaveAttribute('href', new RegExp(`^${base}/`));
    await results.first().click();
    await expect(page).toHaveURL(`${home}/guide#fill-it`);
  });
  await test.step('an address of the site that does not exist offers pages of it', async () => {
    await page.goto(`${home}/guido`);
    await expect(page.locator('[data-nearest] a').first()).toHaveAttribute('href', `${base}/guide`);
  });
  expect({ outside, errors }).toEqual({ outside: [], errors: [] });
  await test.step('the root of the host leads to the home page', async () => {
    await page.goto(site.url);
    await expect(page).toHaveURL(`${home}/`);
  });
});
