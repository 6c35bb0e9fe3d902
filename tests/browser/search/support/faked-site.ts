import type { Page, Request } from '@playwright/test';
import type { SearchHit, SearchRequest, SearchResult } from '../../../../src/search/protocol/messages.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import {
  answers,
  type Behavior,
  type FakeHost,
  searchesOf,
  startFakeHost,
} from '../../../support/search/fake-host.ts';
import { type RunningSite, serveFixture } from '../../support/fixture-site.ts';
import { placeholders } from '../../support/fixtures.ts';
import { shared } from '../../support/shared.ts';
import { test as base } from '../../support/shell.ts';
import { waitForHosts } from './patience.ts';

/** A built site whose search asks two hosts of this machine, the first one first. */
export interface FakedSite extends RunningSite {
  readonly first: FakeHost;
  readonly second: FakeHost;
}

async function fakedSite(): Promise<FakedSite> {
  const [first, second] = await Promise.all([startFakeHost(), startFakeHost()]);
  const site = await serveFixture('asking', {
    [placeholders.firstHost]: first.origin,
    [placeholders.secondHost]: second.origin,
  });
  return { ...site, first, second };
}

/** A test on the faked site. Both hosts find nothing until they are told to behave. */
export const test = base.extend<{ reset: undefined; site: FakedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use) => use(await shared('asking', fakedSite)),
    { timeout: 240_000 },
  ],
  reset: [
    async ({ site, context }, use) => {
      await waitForHosts(context);
      for (const host of [site.first, site.second]) {
        host.behave(answers());
        host.requests.length = 0;
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

export { missingResults } from '../../support/fixtures.ts';
export { expect } from '../../support/shell.ts';

/** The moment at which the request for a query has its answer or is given up. To be called before it is sent. */
export async function endOfQuery(page: Page, query: string): Promise<void> {
  const isMeant = (request: Request) => searchesOf({ body: request.postData() ?? '' })[0]?.query === query;
  await Promise.race([
    page.waitForEvent('requestfinished', isMeant),
    page.waitForEvent('requestfailed', isMeant),
  ]);
}

const groups = ['Tactics', 'Providers', 'Tactics', 'Quick start'];

/** Marks a query as a provider would. */
export const marking = (query: string) => (text: string) =>
  query === '' ? text : text.replaceAll(query, `<mark>${query}</mark>`);

/**
 * Hits of one page of an answer with many.
 * @param count of all pages
 */
export function manyHits(
  { query = '', page = 0, hitsPerPage = 20 }: SearchRequest,
  count: number,
): SearchHit[] {
  const left = Math.max(0, Math.min(hitsPerPage, count - page * hitsPerPage));
  return Array.from({ length: left }, (_, i) => {
    const number = page * hitsPerPage + i + 1;
    const content = `Text ${number} says something about ${query} and goes on for a while.`;
    return fakeHit(
      {
        objectID: `${query}-${number}`,
        url: `https://docs.example.org/only#hit-${number}`,
        type: i % 2 === 0 ? 'lvl2' : 'content',
        content: i % 2 === 0 ? null : content,
        hierarchy: {
          lvl0: groups[i % groups.length] ?? '',
          lvl1: 'Page',
          lvl2: `Result ${number} of ${query}`,
        },
      },
      marking(query),
    );
  });
}

/** Answers every query with so many hits in three sections; a section has half of them. */
export function finds(count: number): Behavior {
  return answers((request): Partial<SearchResult> => {
    const narrowed = request.facetFilters ? Math.ceil(count / 2) : count;
    return {
      hits: manyHits(request, narrowed),
      nbHits: narrowed,
      facets: { 'hierarchy.lvl0': { Tactics: Math.ceil(count / 2), Providers: 2, 'Quick start': 1 } },
    };
  });
}
