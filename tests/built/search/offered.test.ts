import { expect, onTestFinished, test } from 'vitest';
import { ownServer } from '../../support/hosts.ts';
import { builtFolder, builtText, pageOf } from '../site.ts';

test('[7.12] the site as it is published connects to nobody', () => {
  const page = pageOf('/search');
  expect(page.attributes('link[rel=preconnect]', 'href')).toEqual([]);
  const [policy] = page.attributes('meta[http-equiv=content-security-policy]', 'content');
  expect(policy).toContain('default-src');
  expect(policy).not.toContain('connect-src');
});

test('[X.6] the site offers itself to browsers as a search engine', async () => {
  for (const route of ['/', '/tactics/tap', '/search']) {
    const page = pageOf(route);
    expect(page.attributes('link[rel=search]', 'href'), route).toEqual(['/opensearch.xml']);
    expect(page.attributes('link[rel=search]', 'type'), route).toEqual([
      'application/opensearchdescription+xml',
    ]);
  }
  const [, template = ''] = /template="([^"]*\{searchTerms\})"/.exec(builtText('opensearch.xml')) ?? [];
  expect(template).toMatch(/^https:\/\/[^/]+\/search\?q=\{searchTerms\}$/);
  const { pathname, search } = new URL(template.replace('{searchTerms}', 'tap'));
  const { origin, stop } = await ownServer(builtFolder);
  onTestFinished(stop);
  expect((await fetch(origin + pathname + search)).status).toBe(200);
});
