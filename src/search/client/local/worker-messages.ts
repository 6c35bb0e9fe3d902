import type { ProtocolError, SearchResponse } from '../../protocol/messages.ts';

/** To the worker. `open` comes first and once; it starts loading the index. */
export type WorkerRequest =
  | {
      readonly kind: 'open';
      readonly indexName: string;
      /** Whole addresses of the index and the texts. */
      readonly index: string;
      readonly texts: readonly string[];
    }
  /** `body` is that of a request to the queries endpoint. */
  | { readonly kind: 'search'; readonly id: number; readonly body: string }
  /** Nobody waits for this search any more. */
  | { readonly kind: 'cancel'; readonly id: number };

/** From the worker, one for each search that was not cancelled in time. */
export type WorkerAnswer =
  | { readonly id: number; readonly status: number; readonly body: SearchResponse | ProtocolError }
  /** The index could not be loaded, or not be read. */
  | { readonly id: number; readonly failure: 'unreachable' | 'unreadable'; readonly message: string };
