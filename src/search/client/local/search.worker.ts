/** Worker of the search: the index is loaded and asked outside the page's thread. */
import { answerSearches } from './answer-searches.ts';
import type { WorkerRequest } from './worker-messages.ts';

const answer = answerSearches((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => answer(data));
