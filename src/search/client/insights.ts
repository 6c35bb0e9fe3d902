import { wantsPrivacy } from '../../browser/wants-privacy.ts';
import type { SearchHit } from '../protocol/messages.ts';
import type { ProviderSettings } from '../settings.ts';

/** Where chosen hits are reported; named by the security policy too. */
export const insightsOrigin = 'https://insights.algolia.io';
const address = `${insightsOrigin}/1/events`;

export interface Insights {
  /**
   * A reader chose a hit.
   * @param position in the list of hits, from 1
   * @param queryID of the answer the hit was in; without one nothing is reported
   */
  reportChosen(hit: Pick<SearchHit, 'objectID'>, position: number, queryID: string | undefined): void;
}

/**
 * Reports chosen hits to Algolia, without a script of its (row 7.13): nothing unless the provider's settings ask for
 * it, and nothing about a reader who sends Do Not Track or Global Privacy Control. Failures are not the reader's
 * business.
 */
export function createInsights({ insights, indexName, appId, apiKey }: ProviderSettings): Insights {
  if (!insights || !appId || !apiKey || wantsPrivacy()) return { reportChosen: () => undefined };
  // Tells clicks of one page load from others; it is never stored, so it leads to nobody.
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const credentials = new URLSearchParams({
    'x-algolia-api-key': apiKey,
    'x-algolia-application-id': appId,
  });
  return {
    reportChosen(hit, position, queryID) {
      if (queryID === undefined) return;
      const event = {
        eventType: 'click',
        eventName: 'Item Selected',
        index: indexName,
        userToken,
        queryID,
        objectIDs: [hit.objectID],
        positions: [position],
      };
      fetch(`${address}?${credentials}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ events: [event] }),
        credentials: 'omit',
        // The page is about to be left.
        keepalive: true,
      }).catch(() => undefined);
    },
  };
}
