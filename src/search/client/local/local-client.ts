import type { SearchRequest, SearchResult } from '../../protocol/messages.ts';
import type { SearchSettings } from '../../settings.ts';
import { ApiError, DeserializationError, UnreachableError, type WarmableClient } from '../search-client.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** A worker and who waits for its answers, by the id of the search. */
interface Connection {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<WorkerAnswer>>;
}

export interface LocalClient extends WarmableClient {
  /** Ends the worker, and every query that waits for it with an UnreachableError. A later query starts another. */
  close(): void;
}

/**
 * Client of the index of this site, asked in a worker. The worker starts with the first query or with `warm`; one that
 * crashes is replaced at the next query.
 */
export function createLocalClient(settings: SearchSettings): LocalClient {
  let connection: Connection | undefined;
  let lastId = 0;

  function connect(): Connection {
    if (connection) return connection;
    let worker: Worker;
    try {
      worker = start();
    } catch (error) {
      throw new UnreachableError('The search worker cannot be started.', { cause: error });
    }
    const opened: Connection = { worker, waiting: new Map() };
    connection = opened;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      opened.waiting.get(data.id)?.resolve(data);
      opened.waiting.delete(data.id);
    });
    for (const event of ['error', 'messageerror'] as const) {
      worker.addEventListener(event, () => end(opened));
    }
    const absolute = (url: string) => new URL(url, location.href).href;
    send(worker, {
      kind: 'open',
      indexName: settings.provider.indexName,
      index: absolute(settings.index),
      texts: settings.texts.map(absolute),
    });
    return opened;
  }

  function end(ended: Connection): void {
    if (connection === ended) connection = undefined;
    ended.worker.terminate();
    for (const { reject } of ended.waiting.values()) {
      reject(new UnreachableError('The search worker could not be loaded, or stopped.'));
    }
  }

  return {
    close() {
      if (connection) end(connection);
    },
    warm() {
      try {
        connect();
      } catch {
        // The query says so.
      }
    },
    async search(request, signal) {
      signal?.throwIfAborted();
      const { worker, waiting } = connect();
      lastId += 1;
      const id = lastId;
      const reply = Promise.withResolvers<WorkerAnswer>();
      waiting.set(id, reply);
      const cancel = () => {
        waiting.delete(id);
        send(worker, { kind: 'cancel', id });
        reply.reject(signal?.reason);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      send(worker, { kind: 'search', id, body: JSON.stringify({ requests: [request] }) });
      try {
        return read(await reply.promise, request);
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
  };
}

function read(answer: WorkerAnswer, request: SearchRequest): SearchResult {
  if ('failure' in answer) {
    const { failure, message } = answer;
    throw failure === 'unreadable' ? new DeserializationError(message) : new UnreachableError(message);
  }
  const { status, body } = answer;
  if ('results' in body) {
    const [result] = body.results;
    if (result) return result;
    throw new DeserializationError(`No result for "${request.query ?? ''}"`);
  }
  throw status < 500 ? new ApiError(body.message, status) : new UnreachableError(body.message);
}

function send(worker: Worker, message: WorkerRequest): void {
  worker.postMessage(message);
}

/** The form of this expression is what the bundler looks for. */
function start(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
}
