import { readQueries } from '../tests/relevance/read-queries.ts';
import type { Measure } from './report.ts';
import { percentile } from './search/percentile.ts';
import { allQueries } from './search/requests.ts';
import { type ServerProcess, startServer } from './search/server-process.ts';

/** Seconds that memory is watched under calls of all tools. */
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const atOnce = 200;
const protocol = '2026-07-28';

type Call = readonly [tool: string, args: Readonly<Record<string, unknown>>];

/** What a client asks beside searches. */
const others: readonly Call[] = [
  ['get_page', { path: '/quick-start/other-features' }],
  ['get_page', { path: '/installation/setup-env-variables', section: 'variable-openai_api_key' }],
  ['list_pages', {}],
  ['explain_command', { command: 'dtx redteam run --agent openai --url gpt-4o --max_prompts 5' }],
  ['validate_config', { text: 'agent:\n  description: A shop\nredteam:\n  max_prompts: 5\n' }],
  [
    'replay_verdict',
    { agent: 'chat', evaluator: 'jsonpath', reply: 'no', rule: '.response.content == "no"' },
  ],
];
const endless: Call = [
  'replay_verdict',
  { agent: 'chat', evaluator: 'jsonpath', reply: 'no', rule: 'last(range(1e15))' },
];

/** The tools for agents over HTTP, without a limit of calls: how long a search takes, what a crowd does, and memory. */
export async function benchMcp(folder: string): Promise<Measure[]> {
  const searches = allQueries(readQueries()).map((query): Call => ['search_docs', { query }]);
  const server = await startServer(folder);
  try {
    await inTurn(server, [...searches, ...others]);
    const times = await inTurn(server, searches);
    const each = await inTurn(server, others);
    const crowd = Array.from({ length: atOnce }, (_, i) => searches[i % searches.length] ?? others[0]);
    const begin = performance.now();
    const answered = await Promise.all(crowd.map((call) => call && timeOf(server, call)));
    const crowdTime = performance.now() - begin;
    const [beside] = await Promise.all([
      inTurn(server, searches.slice(0, 100)),
      ...[1, 2].map(() => timeOf(server, endless)),
    ]);
    await load(server, searches, seconds / 3);
    const before = server.memory();
    await load(server, searches, seconds);
    const after = server.memory();
    return [
      { name: 'search_docs, median', value: percentile(times, 0.5), unit: 'ms' },
      { name: '  95 of 100', value: percentile(times, 0.95), unit: 'ms', atMost: 20 },
      {
        name: '  beside two expressions without an end, 95 of 100',
        value: percentile(beside, 0.95),
        unit: 'ms',
      },
      { name: 'each of the other tools, longest', value: Math.max(...each), unit: 'ms' },
      { name: `calls answered of ${atOnce} at once`, value: answered.length, unit: '', atLeast: atOnce },
      { name: '  until the last answer', value: crowdTime, unit: 'ms' },
      { name: 'memory under load', value: before, unit: 'MB' },
      { name: `  after ${seconds} s more`, value: after, unit: 'MB', atMost: before * 1.3 + 20 },
    ];
  } finally {
    await server.stop();
  }
}

async function inTurn(server: ServerProcess, calls: readonly Call[]): Promise<number[]> {
  const times: number[] = [];
  for (const call of calls) times.push(await timeOf(server, call));
  return times;
}

/** Calls of all tools, 20 at once. */
async function load(server: ServerProcess, searches: readonly Call[], duration: number): Promise<void> {
  const calls = [...searches, ...others, ...others];
  const end = performance.now() + duration * 1000;
  let next = 0;
  const one = async () => {
    while (performance.now() < end) {
      const call = calls[next++ % calls.length];
      if (call) await timeOf(server, call);
    }
  };
  await Promise.all(Array.from({ length: 20 }, one));
}

/** Milliseconds until an answer was read. @throws when it is not one of the tool */
async function timeOf({ origin }: ServerProcess, [name, args]: Call): Promise<number> {
  const begin = performance.now();
  const response = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': protocol,
      'mcp-method': 'tools/call',
      'mcp-name': name,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args, _meta: envelope },
    }),
  });
  const body = await response.text();
  if (!response.ok || !body.includes('"content"'))
    throw new Error(`${name}: ${response.status} ${body.slice(0, 300)}`);
  return performance.now() - begin;
}

/** What each message says of its client. */
const envelope = {
  'io.modelcontextprotocol/protocolVersion': protocol,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
