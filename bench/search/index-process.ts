/**
 * Loads an index in a process of its own, types queries letter by letter through the handler of the protocol, as
 * the worker does, and prints a line of JSON: see `IndexCosts`.
 * Usage: node --expose-gc bench/search/index-process.ts <file>   JSON with the packed index and texts as JSON
 */
import { readFileSync } from 'node:fs';
import { createEngine } from '../../src/search/core/create-engine.ts';
import { handleQueries } from '../../src/search/protocol/handler.ts';
import { readQueries } from '../../tests/relevance/read-queries.ts';
import type { IndexCosts, IndexFile } from './index-costs.ts';
import { indexName, requestBody, typed } from './requests.ts';

const { index, texts }: IndexFile = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const queries = typed(readQueries());

/** Bytes in use after what is not needed is gone. */
function used(): number {
  if (!gc) throw new Error('Run with --expose-gc');
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const before = used();
// What is measured must not be taken for garbage.
const kept: unknown[] = [index, texts, queries];
Object.assign(globalThis, { kept });
const start = performance.now();
const engine = createEngine(JSON.parse(index), async (place) => JSON.parse(texts[place] ?? ''));
const load = performance.now() - start;
kept.push(engine);
const loaded = used() - before;
const indexes = new Map([[indexName, engine]]);
const times: number[] = [];
for (const query of queries) {
  const body = requestBody(query);
  const began = performance.now();
  const { status } = await handleQueries(body, indexes);
  times.push(performance.now() - began);
  if (status !== 200) throw new Error(`"${query}" was answered with ${status}`);
}
const bytesOfTimes = times.length * 8;
const costs: IndexCosts = { load, times, loaded, searched: used() - before - bytesOfTimes };
process.stdout.write(`${JSON.stringify(costs)}\n`);
