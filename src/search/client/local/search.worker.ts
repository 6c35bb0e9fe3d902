/** Worker of the search: the index is loaded and asked outside the page's thread. */
import { serveSearches } from './serve-searches.ts';
import type { WorkerRequest } from './worker-messages.ts';

const answer = serveSearches((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => answer(data));
