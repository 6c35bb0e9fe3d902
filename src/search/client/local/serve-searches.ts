import { handleQueries } from '../../protocol/handler.ts';
import { DeserializationError } from '../search-client.ts';
import { createIndexLoader } from './index-loader.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

type Search = Extract<WorkerRequest, { kind: 'search' }>;

/**
 * The worker's side: takes messages, answers searches.
 * @param post sends an answer to the page
 */
export function serveSearches(post: (answer: WorkerAnswer) => void): (message: WorkerRequest) => void {
  const wanted = new Set<number>();
  let indexName = '';
  let loadEngine: ReturnType<typeof createIndexLoader> | undefined;

  async function answer(message: Search): Promise<void> {
    const { id } = message;
    const reply = await search(message).catch(
      (error: unknown): Failure => ({
        failure: error instanceof DeserializationError ? 'unreadable' : 'unreachable',
        message: error instanceof Error ? error.message : String(error),
      }),
    );
    if (reply && wanted.delete(id)) post({ id, ...reply });
  }

  /** @returns nothing for a search that was cancelled before its turn */
  async function search({ id, body }: Search) {
    if (!loadEngine) throw new Error('The search was asked before it was opened.');
    const engine = await loadEngine();
    // Later, so that messages that have come meanwhile can cancel it: a fast typist outruns a slow phone.
    await new Promise((done) => setTimeout(done));
    if (!wanted.has(id)) return undefined;
    // Only a defect of the engine: what was not to be had is known by now.
    return handleQueries(body, new Map([[indexName, engine]]), console.error);
  }

  return (message) => {
    switch (message.kind) {
      case 'open':
        indexName = message.indexName;
        loadEngine = createIndexLoader(message.index, message.texts);
        // A failure shows at the search that needs the index.
        loadEngine().catch(() => undefined);
        break;
      case 'search':
        wanted.add(message.id);
        answer(message);
        break;
      case 'cancel':
        wanted.delete(message.id);
    }
  };
}

type Failure = Pick<Extract<WorkerAnswer, { failure: unknown }>, 'failure' | 'message'>;
