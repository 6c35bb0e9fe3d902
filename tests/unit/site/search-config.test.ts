import { describe, expect, it } from 'vitest';
import { isExampleAddress } from '../../../src/site/config.ts';
import { loadConfig } from '../../../src/site/load-config.ts';
import { configFile, expectOneLine, folder, mistakesOf } from '../site-folder.ts';

const file = 'site.config.ts';
const mistakes = (fields: Record<string, unknown>) =>
  mistakesOf(() => loadConfig(folder({ [file]: configFile(fields) })));

describe('the configuration of the search and of addresses', () => {
  it('lets the browser answer for a server unless told otherwise, and reports no chosen hit [7.13]', async () => {
    const searchOf = async (search: object) =>
      (await loadConfig(folder({ [file]: configFile({ search }) }))).search;
    expect(await searchOf({ provider: 'self' })).toMatchObject({ fallback: true });
    expect(await searchOf({ provider: 'algolia', appId: 'A-1', apiKey: 'k' })).toEqual({
      provider: 'algolia',
      indexName: 'dtx-docs',
      appId: 'A-1',
      apiKey: 'k',
      fallback: true,
      insights: false,
    });
  });

  it.each([
    ['a search host with a path', { hosts: ['https://a.example/x'] }, 'field "search.hosts.0" is wrong'],
    ['no search host', { hosts: [] }, 'field "search.hosts" is wrong'],
    ['an application id with a blank', { appId: 'a b' }, 'field "search.appId" is wrong'],
    ['an empty key [5.4]', { apiKey: '' }, 'field "search.apiKey" is wrong'],
    ['an index whose name has a slash', { indexName: 'a/b' }, 'field "search.indexName" is wrong'],
    ['an index whose name is too long', { indexName: 'a'.repeat(129) }, 'field "search.indexName" is wrong'],
    ['a report of missing results without the query', { missingResults: 'https://a.example' }, '{query}'],
  ])('refuses %s', async (_, fields, problem) => {
    const search = { provider: 'algolia', appId: 'A', apiKey: 'k', ...fields };
    expectOneLine(await mistakes({ search }), file, problem);
  });

  it.each([
    ['docs.example.org', true],
    ['example.com', true],
    ['a.test', true],
    ['dtx.invalid', true],
    ['myexample.org', false],
    ['example.dev', false],
    ['latest.dev', false],
  ])('tells whether nobody can own the address %s: %s', (host, isExample) => {
    expect(isExampleAddress(`https://${host}/example.org`)).toBe(isExample);
  });
});
