import { committed } from '../support/fixture-site.ts';
import { expect, test, testReading } from './site.ts';

const url = 'https://parts.example.org';

test.describe('where a page stands [X.8]', () => {
  testReading('breadcrumbs lead up, and end with the page', async ({ page }) => {
    await page.goto('/parts/code');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Home', 'Parts', 'Code']);
    await expect(breadcrumbs.getByRole('link', { name: 'Parts' })).toHaveAttribute('href', '/parts/');
    await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText('Code');
  });

  testReading('the head has them as structured data', async ({ page }) => {
    await page.goto('/parts/code');
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${url}/` },
        { position: 2, name: 'Parts', item: `${url}/parts/` },
        { position: 3, name: 'Code', item: `${url}/parts/code` },
      ],
    });
  });

  testReading('previous and next page follow the reading order of the sidebar', async ({ page }) => {
    await page.goto('/parts/');
    const pager = page.getByRole('navigation', { name: 'Docs pages' });
    await expect(pager.locator('[rel=prev]')).toHaveAttribute('href', '/');
    for (const [place, next] of ['blocks', 'tabs', 'tabs-again', 'code', 'tables'].entries()) {
      // The link of the page before stays until the next one has come.
      await expect(pager.locator('[rel=next]')).toHaveAttribute('href', `/parts/${next}`);
      if (place === 4) break;
      await pager.locator('[rel=next]').click();
      await expect(page).toHaveURL(`/parts/${next}`);
    }
    await expect(pager.locator('[rel=prev]')).toHaveAttribute('href', '/parts/tabs-again');
  });
});

testReading(
  '::children shows the pages below with their descriptions, and no hidden one',
  async ({ page }) => {
    await page.goto('/parts/');
    const links = await page
      .locator('.cards a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const names = [
      'blocks',
      'tabs',
      'tabs-again',
      'code',
      'tables',
      'text',
      'diagrams',
      'extremes',
      'no-headings',
    ];
    expect(links).toEqual(names.map((name) => `/parts/${name}`));
    await expect(page.locator('.cards > li').first()).toContainText('Admonitions of every kind');
  },
);

testReading(
  'an unlisted page is built, says what it is, and is listed nowhere [2N.10]',
  async ({ page, request }) => {
    const response = await page.goto('/parts/unlisted');
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByText('This page is unlisted.')).toBeVisible();

    await test.step('is in neither the sidebar, the search page nor the sitemap', async () => {
      await page.goto('/parts/code');
      await expect(
        page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href="/parts/tabs"]'),
      ).toHaveCount(1);
      await expect(page.locator('a[href="/parts/unlisted"]')).toHaveCount(0);
      await page.goto('/search');
      await expect(page.locator('a[href="/parts/unlisted"]')).toHaveCount(0);
      for (const file of ['/sitemap.xml', '/fragments/sidebar.html']) {
        const text = await (await request.get(file)).text();
        expect(text).toContain('/parts/code');
        expect(text).not.toContain('unlisted');
      }
    });
  },
);

test('a draft is absent from everything that was built', async ({ request }) => {
  expect((await request.get('/parts/draft')).status()).toBe(404);
  for (const file of ['/sitemap.xml', '/fragments/sidebar.html', '/parts/', '/search']) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('parts/draft');
  }
});

test.describe('the end of a page', () => {
  testReading('leads to its source', async ({ page }) => {
    for (const [path, file] of [
      ['/parts/', 'parts/index.md'],
      ['/', 'index.mdx'],
      ['/parts/code', 'parts/code.md'],
    ] as const) {
      await page.goto(path);
      const link = page.getByRole('link', { name: 'Edit this page' });
      await expect(link).toHaveAttribute('href', `https://code.example.org/edit/main/content/docs/${file}`);
    }
  });

  testReading('tells the day of the last change', async ({ page }) => {
    await page.goto('/parts/code');
    const time = page.getByText('Last updated').locator('time');
    await expect(time).toHaveText('February 29, 2024');
    expect(new Date((await time.getAttribute('datetime')) ?? '')).toEqual(new Date(committed));
  });
});
