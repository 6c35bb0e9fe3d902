import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { connectTimeout, readTimeout, writeTimeout } from '../client/timeouts.ts';

/** What an upload needs of Algolia's client. */
export type PushClient = Pick<
  Algoliasearch,
  'batch' | 'deleteIndex' | 'indexExists' | 'operationIndex' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
>;

/** Until the answer of a host begins when there is no other to turn to, in milliseconds. */
const onlyHostTimeout = 60_000;

/**
 * Algolia's own client.
 * @param host origin to use instead of Algolia's hosts, for tests
 */
export function createPushClient(appId: string, writeKey: string, host?: string): PushClient {
  return algoliasearch(appId, writeKey, {
    timeouts: {
      connect: host === undefined ? connectTimeout : onlyHostTimeout,
      read: readTimeout,
      write: writeTimeout,
    },
    ...(host !== undefined && { hosts: [hostOf(host)] }),
  });
}

function hostOf(origin: string) {
  const { protocol, host } = new URL(origin);
  return { url: host, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' } as const;
}
