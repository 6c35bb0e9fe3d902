import { readFolder } from '../../server/files/read-folder.ts';
import { loadIndexes } from '../../server/search/load-indexes.ts';
import { answerQueries } from '../../server/search/protocol/operations.ts';
import type { SiteIndex } from '../../server/search/site-index.ts';
import { hitsPerPage } from '../../src/search/client/search-request.ts';
import { readQueries } from '../../tests/relevance/read-queries.ts';
import type { Measure } from '../report.ts';
import { load } from './load.ts';
import { percentile } from './percentile.ts';
import { allQueries, indexName, requestBody } from './requests.ts';
import { startServer } from './server-process.ts';

const seconds = 6;
const connections = 8;

/** The server over loopback, compared with the same ranking called in this process. */
export async function benchServer(folder: string): Promise<Measure[]> {
  const queries = allQueries(readQueries());
  const bodies = queries.map(requestBody);
  const indexes = await loadIndexes(await readFolder(folder));
  const engine = indexes.get(indexName);
  if (!engine) throw new Error(`No index ${indexName} in ${folder}`);
  const ranking = await rateOf(queries, (query) => rank(engine, query));
  const handler = await rateOf(bodies, (body) => answerQueries(body, indexes));
  const server = await startServer(folder);
  try {
    const url = `${server.origin}/1/indexes/*/queries`;
    await load(url, bodies, { connections, seconds: seconds / 2 });
    const { rate, times } = await load(url, bodies, { connections, seconds });
    const compressed = await load(url, bodies, { connections, seconds, encoding: 'br' });
    return [
      { name: 'ranking, called in process', value: ranking, unit: '/s' },
      { name: 'handler of the protocol, called in process', value: handler, unit: '/s' },
      { name: `server over loopback, ${connections} connections`, value: rate, unit: '/s' },
      { name: '  of the ranking', value: rate / ranking, unit: '×', atLeast: 0.6 },
      { name: '  of the handler', value: rate / handler, unit: '×' },
      { name: '  an answer, median', value: percentile(times, 0.5), unit: 'ms' },
      { name: '  an answer, 99 of 100', value: percentile(times, 0.99), unit: 'ms', atMost: 20 },
      { name: '  the same, compressed by brotli', value: compressed.rate, unit: '/s' },
    ];
  } finally {
    await server.stop();
  }
}

const rank = (engine: SiteIndex, query: string) =>
  engine.search({ query, offset: 0, length: hitsPerPage, filters: [], facets: ['hierarchy.lvl0'] });

/** Calls in a second, one after the other, once everything is loaded and compiled. */
async function rateOf<T>(inputs: readonly T[], call: (input: T) => Promise<unknown>): Promise<number> {
  for (const input of inputs) await call(input);
  let calls = 0;
  const begin = performance.now();
  while (performance.now() - begin < seconds * 500) {
    await call(inputs[calls % inputs.length] as T);
    calls += 1;
  }
  return calls / ((performance.now() - begin) / 1000);
}
