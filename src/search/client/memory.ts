import type { SearchRequest, SearchResult } from '../protocol/messages.ts';
import type { SearchClient } from './search-client.ts';

/** Answers kept, some 20 kB each; the one that was not used for the longest time goes first. */
const memorySize = 200;

type Ask = (request: SearchRequest, signal: AbortSignal) => Promise<SearchResult>;

interface Call {
  readonly answer: Promise<SearchResult>;
  readonly stop: AbortController;
  /** Callers that still want the answer. */
  waiting: number;
}

/**
 * Remembers answers by request, so that an equal request is answered from memory (row 7.1). Equal requests under way
 * share one call, which ends when all who asked have gone; failures are forgotten.
 */
export function withMemory(ask: Ask): SearchClient['search'] {
  const calls = new Map<string, Call>();

  const forget = (key: string, call: Call) => {
    if (calls.get(key) === call) calls.delete(key);
  };
  const begin = (key: string, request: SearchRequest): Call => {
    const stop = new AbortController();
    const call: Call = { answer: ask(request, stop.signal), stop, waiting: 0 };
    call.answer.catch(() => forget(key, call));
    const [oldest] = calls.keys();
    if (oldest !== undefined && calls.size >= memorySize) calls.delete(oldest);
    return call;
  };

  return async (request, signal) => {
    signal?.throwIfAborted();
    const key = JSON.stringify(request);
    const call = calls.get(key) ?? begin(key, request);
    // Last in the map: used last.
    calls.delete(key);
    calls.set(key, call);
    call.waiting += 1;
    if (!signal) return call.answer;
    const leave = () => {
      call.waiting -= 1;
      if (call.waiting > 0) return;
      forget(key, call);
      call.stop.abort(signal.reason);
    };
    return untilAborted(call.answer, signal, leave);
  };
}

/** The answer, or the signal's reason when that comes first; then `leave` is called. */
function untilAborted<T>(answer: Promise<T>, signal: AbortSignal, leave: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      leave();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
