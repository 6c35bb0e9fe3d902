import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { renderNotFound, renderPage } from '../../../src/page/render.tsx';
import { sourceSign } from '../../../src/site/source-sign.ts';
import { cardAddress } from '../../../src/social/card-edition.ts';
import { pageTitle } from '../../../src/view/page-title.ts';
import { configFile, description, englishStrings, page, siteOf } from '../site-folder.ts';

const siteTitle = 'DTX | Documentation';

/** The head of the page `/lab/` of a site. */
async function headOf(fields: Record<string, unknown> = {}, config: Record<string, unknown> = {}) {
  const site = await siteOf(
    { 'lab/index.md': page({ title: 'Lab', ...fields }) },
    { 'site.config.ts': configFile(config) },
  );
  const lab = site.find('/lab');
  if (!lab) throw new Error('the page of the test is missing');
  const { head } = await renderPage(site, lab, 'Astro v0');
  const tree = fromHtml(head, { fragment: true });
  return {
    tree,
    meta: (name: string) =>
      select(`meta[name="${name}"], meta[property="${name}"]`, tree)?.properties.content,
    links: (rel: string) =>
      selectAll(`link[rel="${rel}"]`, tree).map(({ properties }) => [properties.hrefLang, properties.href]),
  };
}

describe('pageTitle', () => {
  it('is the title of the page, a bar and the title of the site [1.3]', () => {
    expect(pageTitle('Community', siteTitle)).toBe('Community | DTX | Documentation');
    expect(pageTitle('  Community ', siteTitle)).toBe('Community | DTX | Documentation');
  });

  it.each(['', '   ', siteTitle, ` ${siteTitle} `])(
    'of "%s" is the bare title of the site [1.3]',
    (title) => {
      expect(pageTitle(title, siteTitle)).toBe(siteTitle);
    },
  );

  it('always ends with the title of the site and says it once more only when the page does [1.3]', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const whole = pageTitle(title, siteTitle);
        expect(whole.endsWith(siteTitle)).toBe(true);
        expect(pageTitle(`\t${title}\n`, siteTitle)).toBe(whole);
      }),
    );
  });
});

describe('the head of a page', () => {
  it('shares the title of the tab [1.3, 2N.9]', async () => {
    const { tree, meta } = await headOf();
    expect(select('title', tree)?.children).toMatchObject([{ value: 'Lab | DTX | Documentation' }]);
    expect(meta('og:title')).toBe('Lab | DTX | Documentation');
    expect(meta('description')).toBe(description);
    expect(meta('og:description')).toBe(description);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:image')).toBe('https://docs.example.org/social/lab.png');
    expect(meta('twitter:image')).toBe('https://docs.example.org/social/lab.png');
    expect(meta('og:image:alt')).toBe('Lab | DTX | Documentation');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect([meta('og:type'), meta('og:site_name')]).toEqual(['article', siteTitle]);
  });

  it('tells the version of the site, what built it, the docs version and the language [1.8, 1.9, 1.10, 1.11]', async () => {
    const { meta } = await headOf();
    expect(meta('version')).toBe(version);
    expect(meta('generator')).toBe('Astro v0');
    expect(meta('docsearch:version')).toBe('current');
    expect(meta('docsearch:language')).toBe('en');
    expect(meta('og:locale')).toBe('en');
  });

  it('names languages with a region as the Open Graph protocol has them [2N.7]', async () => {
    const locales = ['pt-BR', 'zh-CN'].map((code) => ({ code, label: code }));
    const site = await siteOf(
      { 'lab.md': page() },
      {
        'site.config.ts': configFile({ locales }),
        ...Object.fromEntries(locales.map(({ code }) => [`content/i18n/${code}.yml`, englishStrings])),
        'content/i18n/zh-CN/docs/lab.md': `---\ntitle: "Lab"\ndescription: "${description}"\nsource: "${sourceSign(page())}"\n---\n`,
      },
    );
    const lab = site.find('/lab');
    if (!lab) throw new Error('the page of the test is missing');
    const tree = fromHtml((await renderPage(site, lab, 'Astro v0')).head, { fragment: true });
    const contents = (name: string) =>
      selectAll(`meta[property="${name}"]`, tree).map(({ properties }) => properties.content);
    expect(contents('og:locale')).toEqual(['pt_BR']);
    expect(contents('og:locale:alternate')).toEqual(['zh_CN']);
  });

  it('gives the listed form of the route in canonical, og:url and alternates [2N.7, 2N.8, 2R.17]', async () => {
    const { meta, links } = await headOf();
    const url = 'https://docs.example.org/lab/';
    expect(links('canonical')).toEqual([[undefined, url]]);
    expect(meta('og:url')).toBe(url);
    expect(links('alternate')).toEqual([
      ['en', url],
      ['x-default', url],
      [undefined, '/lab.md'],
    ]);
  });

  it('names the Markdown of the page, which pages that the site makes of itself have not [2T.6]', async () => {
    const { tree } = await headOf();
    expect(select('link[type="text/markdown"]', tree)?.properties).toMatchObject({
      rel: ['alternate'],
      href: '/lab.md',
    });
    const site = await siteOf({});
    const { head } = await renderNotFound(site, 'Astro v0');
    expect(head).not.toContain('text/markdown');
  });

  it('keeps search engines away only when configured, or from an unlisted page [2N.10]', async () => {
    expect((await headOf()).meta('robots')).toBeUndefined();
    expect((await headOf({}, { noIndex: true })).meta('robots')).toBe('noindex, nofollow');
    expect((await headOf({ unlisted: true })).meta('robots')).toBe('noindex, nofollow');
  });

  it('cannot be broken by what an author writes', async () => {
    const { tree, meta } = await headOf({ title: '</title><script>alert("1")</script>' });
    expect(selectAll('script', tree)).toHaveLength(2);
    expect(meta('og:title')).toBe(`</title><script>alert("1")</script> | ${siteTitle}`);
  });
});

describe('the search in the head of a page', () => {
  const algolia = { provider: 'algolia', appId: 'APP', apiKey: 'key' };
  const heads = async (search?: Record<string, unknown>) => {
    const { tree, links } = await headOf({}, search && { search });
    const policy = select('meta[http-equiv=content-security-policy]', tree)?.properties.content;
    const connections = String(policy)
      .split('; ')
      .filter((directive) => directive.startsWith('connect-src'));
    return { tree, connections, preconnect: links('preconnect').map(([, href]) => href) };
  };

  it('names the OpenSearch description [X.6]', async () => {
    const { tree } = await heads();
    expect(select('link[rel=search]', tree)?.properties).toMatchObject({
      type: 'application/opensearchdescription+xml',
      title: 'DTX',
      href: '/opensearch.xml',
    });
  });

  it.each([undefined, { provider: 'local' }, { provider: 'self' }])(
    'connects to nobody else when this site answers: %o [7.12]',
    async (search) => {
      expect(await heads(search)).toMatchObject({ connections: [], preconnect: [] });
    },
  );

  it('connects ahead of time to the first host of Algolia, and allows the others [7.12]', async () => {
    const { tree, connections, preconnect } = await heads(algolia);
    expect(preconnect).toEqual(['https://APP-dsn.algolia.net']);
    expect(select('link[rel=preconnect]', tree)?.properties.crossOrigin).toBe('anonymous');
    expect(connections).toEqual([
      "connect-src 'self' https://APP-dsn.algolia.net https://APP-1.algolianet.com https://APP-2.algolianet.com https://APP-3.algolianet.com",
    ]);
  });

  it('connects to the configured hosts instead [7.12]', async () => {
    const hosts = ['https://first.example', 'https://second.example'];
    const { connections, preconnect } = await heads({ ...algolia, hosts });
    expect(preconnect).toEqual(['https://first.example']);
    expect(connections).toEqual(["connect-src 'self' https://first.example https://second.example"]);
  });

  it('allows reports of chosen hits only when they are switched on [7.13]', async () => {
    const { connections } = await heads({ ...algolia, insights: true });
    expect(connections).toEqual([expect.stringMatching(/ https:\/\/insights\.algolia\.io$/)]);
  });
});

describe('the policy in the head of a page', () => {
  it('says all it allows: this site, inline code by hash, and pictures as data', async () => {
    const { tree } = await headOf();
    const policy = String(select('meta[http-equiv=content-security-policy]', tree)?.properties.content);
    expect(policy.replace(/( 'sha256-[\w+/]{43}=')+/g, ' #').split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' #",
      "style-src 'self' #",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ]);
  });
});

describe('analytics in the head of a page', () => {
  const policyOf = async (config: Record<string, unknown>) => {
    const { tree, links } = await headOf({}, config);
    const policy = String(select('meta[http-equiv=content-security-policy]', tree)?.properties.content);
    const sources = (name: string) =>
      policy
        .split('; ')
        .find((directive) => directive.startsWith(`${name} `))
        ?.split(' ')
        .slice(1) ?? [];
    return { policy, sources, preconnect: links('preconnect') };
  };
  const analytics = { provider: 'gtag', trackingId: 'G-ABC123' };
  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

  it('is allowed nothing while it is not configured [1.7]', async () => {
    const { policy, sources } = await policyOf({});
    expect(policy).not.toContain('http');
    expect(sources('img-src')).toEqual(["'self'", 'data:']);
  });

  it('is allowed the hosts of gtag, which are connected to only once a reader was asked [1.7]', async () => {
    const { sources, preconnect } = await policyOf({ analytics });
    const tag = 'https://www.googletagmanager.com';
    expect(sources('script-src').filter((source) => source.startsWith('http'))).toEqual([tag]);
    expect(sources('connect-src')).toEqual(["'self'", tag, ...collectors]);
    expect(sources('img-src')).toEqual(["'self'", 'data:', tag, ...collectors]);
    expect(preconnect).toEqual([]);
  });

  it('is allowed a proxy in place of the host of the script [1.7]', async () => {
    const origin = 'https://proxy.example';
    const { sources, policy } = await policyOf({ analytics: { ...analytics, origin } });
    expect(sources('script-src')).toContain(origin);
    expect(sources('connect-src')).toContain(origin);
    expect(policy).not.toContain('googletagmanager');
  });
});

describe('the head of the not-found page', () => {
  it('has a title of its own, no address, and stays out of search engines [8.12]', async () => {
    const tree = fromHtml(renderNotFound(await siteOf({}), 'Astro v0').head, { fragment: true });
    expect(select('title', tree)?.children).toMatchObject([
      { value: 'Page Not Found | DTX | Documentation' },
    ]);
    expect(select('meta[name=robots]', tree)?.properties.content).toContain('noindex');
    expect(select('link[rel=canonical]', tree)).toBeUndefined();
  });
});

describe('cardAddress', () => {
  it.each([
    ['', '/', '/social/index.png'],
    ['', '/lab/', '/social/lab.png'],
    ['', '/lab/scope', '/social/lab/scope.png'],
    ['/docs', '/docs/', '/docs/social/index.png'],
    ['/docs', '/docs/lab/', '/docs/social/lab.png'],
  ])('of a site below "%s": of %s it is %s', (basePath, path, image) => {
    expect(cardAddress({ basePath }, path)).toBe(image);
  });
});
