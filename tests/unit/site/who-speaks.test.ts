import { readdirSync, readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it, test } from 'vitest';
import { renderPage } from '../../../src/page/render.tsx';
import { claimPattern } from '../../../src/product/claims.ts';
import { isExampleAddress } from '../../../src/site/config.ts';
import { factsSection, openSettings } from '../../../src/site/publisher.ts';
import { realProduct } from '../product/product-folder.ts';
import { config, configFile, page, siteOf } from '../site-folder.ts';

const { links } = config;

/** The page `/community` of a site with these settings: its text and the links of its foot. */
async function communityOf(fields: Record<string, unknown>) {
  const body = ':::independent\nSomebody else.\n:::\n\n:::official\nThe makers.\n:::\n\n::report-error\n';
  const site = await siteOf(
    { 'community.md': page({ title: 'Community' }, body) },
    { 'site.config.ts': configFile(fields) },
  );
  const found = site.find(factsSection.route);
  if (!found) throw new Error('the page of the test is missing');
  const tree = fromHtml((await renderPage(site, found, 'Astro v0')).body, { fragment: true });
  const main = select('main', tree);
  return {
    text: main ? textOf(main).replace(/\s+/g, ' ') : '',
    main: selectAll('main a', tree).map(({ properties }) => properties.href),
    foot: selectAll('.footer a', tree).map(({ properties }) => properties.href),
  };
}

describe('a site', () => {
  it('that says nothing else is independent, and says so in its foot and its words', async () => {
    const { text, foot } = await communityOf({});
    expect(foot).toContain('/community#how-facts-were-read');
    expect(text).toContain('Somebody else.');
    expect(text).not.toContain('The makers.');
  });

  it('that is official has other words and no notice', async () => {
    const { text, foot } = await communityOf({ publisher: 'official', url: 'https://docs.dtx.dev' });
    expect(foot).not.toContain('/community#how-facts-were-read');
    expect(text).toContain('The makers.');
    expect(text).not.toContain('Somebody else.');
  });

  it('leads to where its errors are reported, or says that there is no such place yet', async () => {
    const report = 'https://code.example.org/dtx-docs/issues/new?labels=error';
    const named = await communityOf({ links: { ...links, report } });
    expect(named.main).toContain(report);
    expect(named.text).toContain('Report an error of this site at code.example.org/dtx-docs/issues/new');
    const mail = await communityOf({ links: { ...links, report: 'mailto:docs@example.org' } });
    expect(mail.text).toContain('at docs@example.org');
    expect((await communityOf({})).text).toContain('has not named an address');
  });
});

describe('a build', () => {
  it('says what its publisher has not set yet', () => {
    const [address, report, security, ...more] = openSettings({ url: 'https://docs.example.org', links });
    expect(address).toMatch(/^The published address is https:\/\/docs\.example\.org, .*SITE_URL/);
    expect(report).toContain('"links.report" in site.config.ts');
    expect(security).toContain('no security.txt');
    expect(more).toEqual([]);
  });

  it('says nothing when all is set', () => {
    const report = 'mailto:docs@dtx.dev';
    expect(openSettings({ url: 'https://docs.dtx.dev', links: { ...links, report } })).toEqual([]);
  });

  test.each([
    ['https://docs.example.org', true],
    ['https://example.com', true],
    ['https://docs.example', true],
    ['http://a.test:3000', true],
    ['https://myexample.org', false],
    ['https://example.org.dtx.dev', false],
  ])('%s is an example: %s', (url, is) => expect(isExampleAddress(url)).toBe(is));
});

describe('that DTX is open source', () => {
  const patterns =
    realProduct()
      ?.claims.find(({ id }) => id === 'dtx-open-source')
      ?.patterns.map(claimPattern) ?? [];
  const claimed = (text: string) => patterns.flatMap((pattern) => text.match(pattern) ?? []);

  it.each([
    'DTX is an open-source red-teaming tool',
    'the open source framework DTX',
    'an open-source tool for testing models',
    'DTX (open sourced in 2024)',
    'DTX es de código abierto',
    'DTX 是开源工具',
    'أداة مفتوحة المصدر',
  ])('is a claim in "%s"', (text) => expect(claimed(text)).not.toEqual([]));

  it.each([
    'DTX 0.34.0 as installed from PyPI and run',
    'DTX tests models. Llama is an open-source model.',
    '读自其公开的源代码，公开源代码',
    'DTX Guard client: MIT',
  ])('is none in "%s"', (text) => expect(claimed(text)).toEqual([]));

  it('is said nowhere: not by the README, the package, the configuration or the interface', () => {
    const strings = readdirSync('content/i18n').filter((name) => name.endsWith('.yml'));
    const files = [
      'README.md',
      'package.json',
      'site.config.ts',
      ...strings.map((name) => `content/i18n/${name}`),
    ];
    expect(strings.length).toBeGreaterThanOrEqual(10);
    for (const file of files) expect(claimed(readFileSync(file, 'utf8')), file).toEqual([]);
  });
});
