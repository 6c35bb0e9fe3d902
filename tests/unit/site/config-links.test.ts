import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../src/site/site.ts';
import { configFile, expectOneLine, mistakesOf, page, siteFolder } from '../site-folder.ts';

const mistakes = (fields: Readonly<Record<string, unknown>>) =>
  mistakesOf(() =>
    loadSite(
      siteFolder({
        'site.config.ts': configFile(fields),
        'content/docs/quick-start.md': page({ title: 'Start' }),
        'content/docs/tactics/index.md': page({ title: 'Tactics' }),
      }),
    ),
  );
const navbar = (...hrefs: string[]) => ({ navbar: hrefs.map((href) => ({ label: 'Link', href })) });

describe('links of the configuration', () => {
  it.each([
    '/quick-start',
    '/quick-start#first',
    '/tactics',
    '/search',
    '/privacy',
    '/',
    '/schemas/scope.json',
    'https://example.org/quick-strat',
    'mailto:team@example.org',
  ])('may lead to %s', async (href) => {
    expect(await mistakes(navbar(href))).toEqual([]);
  });

  it.each([
    ['/quick-strat', '("/quick-strat" is not a page of this site). Perhaps /quick-start is meant.'],
    ['/zzz', '("/zzz" is not a page of this site). Correct the link, or add the page.'],
    ['quick-start', 'is neither a route of this site nor an address with https://). Perhaps /quick-start is'],
    ['//example.org', 'is neither a route of this site nor an address with https://'],
    ['javascript:alert(1)', 'is neither a route of this site nor an address with https://'],
  ])('are told when %s leads nowhere', async (href, part) => {
    expectOneLine(
      await mistakes(navbar('/', href)),
      'site.config.ts',
      'field "navbar.1.href" is wrong',
      part,
    );
  });

  it('are told for the announcement too', async () => {
    const announcement = { id: 'new', text: 'New', link: { label: 'More', href: '/tactic' } };
    expectOneLine(
      await mistakes({ announcement }),
      'site.config.ts',
      'field "announcement.link.href" is wrong ("/tactic" is not a page of this site). Perhaps /tactics/ is meant',
    );
  });
});
