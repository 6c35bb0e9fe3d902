import { vi } from 'vitest';
import type { SearchResult } from '../../../../src/search/protocol/messages.ts';
import { fakeHit, fakeResult } from '../../../support/search/fake-answers.ts';
import { fakeRequest, fakeSettings } from '../../../support/search/fake-settings.ts';

export const request = fakeRequest();
export const settings = fakeSettings();
export const { provider } = settings;

/** A hit as the requests of this site ask for it. */
const { content: _, language: __, version: ___, weight: ____, ...hit } = fakeHit();

export const result: SearchResult = fakeResult(request, { hits: [hit] });

/** What a host does with a request: a status and a body, or silence before or after the headers, or a lost connection. */
export type Deed =
  | { readonly status: number; readonly body: string }
  | 'hangs'
  | 'hangs after headers'
  | 'drops';

export const answered: Deed = { status: 200, body: JSON.stringify({ results: [result] }) };

export interface Call {
  readonly host: string;
  readonly url: string;
  readonly init: RequestInit;
  /** By the clock of the test, in milliseconds. */
  readonly at: number;
  /** When the client gave it up. */
  endedAt?: number;
}

/**
 * Puts hosts in place of the network.
 * @param deed what the host of an origin does
 * @returns the calls as they come
 */
export function stubNetwork(deed: (host: string) => Deed): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const call: Call = { host: new URL(url).origin, url, init, at: Date.now() };
    calls.push(call);
    return respond(deed(call.host), call);
  });
  return calls;
}

async function respond(deed: Deed, call: Call): Promise<Response> {
  if (deed === 'drops') throw new TypeError('Failed to fetch');
  if (deed === 'hangs') return untilEnded(call);
  if (deed === 'hangs after headers') {
    const body = new ReadableStream({
      start: (stream) => void untilEnded(call).catch((e) => stream.error(e)),
    });
    return new Response(body, { status: 200 });
  }
  return new Response([204, 304].includes(deed.status) ? null : deed.body, { status: deed.status });
}

function untilEnded(call: Call): Promise<never> {
  return new Promise((_, reject) => {
    call.init.signal?.addEventListener('abort', () => {
      call.endedAt = Date.now();
      reject(call.init.signal?.reason);
    });
  });
}
