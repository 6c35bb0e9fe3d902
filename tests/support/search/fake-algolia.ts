import type { ServerResponse } from 'node:http';
import { type FakeHost, type SeenRequest, startFakeHost } from './fake-host.ts';

/** An index as the fake keeps it. */
export interface FakeIndex {
  readonly records: Map<string, Record<string, unknown>>;
  settings: unknown;
  synonyms: unknown;
  rules: unknown;
}

export interface FakeAlgolia {
  readonly host: FakeHost;
  readonly indexes: Map<string, FakeIndex>;
  /** What was done, one line for each write: `PUT dtx-docs/settings`. */
  readonly writes: string[];
  /** Ids and index names of tasks that were waited for. */
  readonly waited: string[];
  /** Answers writes that match with this status, as often as said. */
  fail(write: RegExp, status: number, times: number): void;
}

/** Bodies of writes, as far as the fake reads them. */
interface Body {
  readonly operation?: 'copy' | 'move';
  readonly destination?: string;
  readonly requests?: readonly { readonly body: Record<string, unknown> }[];
}

/** A server that does what an upload asks of Algolia, and remembers it. */
export async function startFakeAlgolia(): Promise<FakeAlgolia> {
  const indexes = new Map<string, FakeIndex>();
  const writes: string[] = [];
  const waited: string[] = [];
  let failure: { write: RegExp; status: number; times: number } | undefined;
  let lastTask = 0;

  const indexOf = (name: string): FakeIndex => {
    const index = indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [], rules: [] };
    indexes.set(name, index);
    return index;
  };
  const behave = (request: SeenRequest, response: ServerResponse) => {
    const [, name = '', action = '', detail = ''] =
      /^\/1\/indexes\/([^/]+)\/?([^/]*)\/?(.*)$/.exec(decodeURIComponent(request.path)) ?? [];
    const reply = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.method === 'GET') {
      if (action === 'task') waited.push(`${detail} of ${name}`);
      const known = action === 'task' || indexes.has(name);
      reply(
        known ? 200 : 404,
        known ? { status: 'published' } : { message: 'Index does not exist', status: 404 },
      );
      return;
    }
    const write = `${request.method} ${name}/${action}`;
    if (failure?.write.test(write) && failure.times > 0) {
      failure.times -= 1;
      reply(failure.status, { message: 'Failed on purpose', status: failure.status });
      return;
    }
    const body: Body = request.body === '' ? {} : JSON.parse(request.body);
    writes.push(body.operation ? `${write} ${body.operation} to ${body.destination}` : write);
    apply(name, action, request.method, body);
    lastTask += 1;
    reply(200, { taskID: lastTask, objectIDs: [] });
  };
  const apply = (name: string, action: string, method: string, body: Body) => {
    if (method === 'DELETE') indexes.delete(name);
    else if (action === 'settings') indexOf(name).settings = body;
    else if (action === 'synonyms') indexOf(name).synonyms = body;
    else if (action === 'batch') {
      for (const { body: record } of body.requests ?? []) {
        indexOf(name).records.set(String(record.objectID), record);
      }
    } else if (body.operation === 'copy') indexOf(body.destination ?? '').rules = indexOf(name).rules;
    else if (body.operation === 'move') {
      indexes.set(body.destination ?? '', indexOf(name));
      indexes.delete(name);
    }
  };
  return {
    host: await startFakeHost(behave),
    indexes,
    writes,
    waited,
    fail(write, status, times) {
      failure = { write, status, times };
    },
  };
}
