import { spawn, spawnSync } from 'node:child_process';
import { request } from 'node:http';
import type { TargetRequest } from '../../../src/labs/provider/target-request.ts';
import type { Reply } from '../../../src/labs/verdict/judge-reply.ts';
import type { ScopeTarget } from '../../../src/labs/verdict/scope-target.ts';

/** A Python server that was started on a port. */
export interface StandIn {
  readonly stop: () => void;
}

/**
 * Starts a server and waits until it says that it listens.
 * @throws {Error} it ends, or says nothing within the time; with what it printed
 */
export async function startStandIn(file: string, port: number, patience = 20_000): Promise<StandIn> {
  const server = spawn('python3', ['-u', file, String(port)], {
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  let printed = '';
  const stop = () => void server.kill();
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) =>
        reject(new Error(`The stand-in ${file} does not answer on port ${port}: ${why}\n${printed}`));
      const timer = setTimeout(() => fail(`it did not say that it listens in ${patience} ms`), patience);
      server.stderr.on('data', (data) => (printed += String(data)));
      server.stdout.on('data', (data) => {
        printed += String(data);
        if (!printed.includes(`:${port}`)) return;
        clearTimeout(timer);
        resolve();
      });
      server.on('exit', (status) => {
        clearTimeout(timer);
        fail(`it ended with ${status}`);
      });
    });
  } catch (error) {
    stop();
    throw error;
  }
  return { stop };
}

/** Sends a request as DTX does: the body as JSON, through the proxy where one is set. */
export async function send(
  { url, method, headers, body }: TargetRequest,
  proxyPort?: number,
): Promise<Reply> {
  const { hostname, port, pathname, search } = new URL(url);
  const to =
    proxyPort === undefined
      ? { host: hostname, port, path: pathname + search }
      : { host: 'localhost', port: proxyPort, path: url };
  const data = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(data));
    const sent = request(
      {
        ...to,
        method,
        headers: { 'Content-Type': 'application/json', 'Content-Length': length, ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ text, status: response.statusCode ?? 0 }));
      },
    );
    sent.on('error', reject).end(data);
  });
}

interface GradioEvent {
  readonly msg: string;
  readonly event_id: string | null;
  readonly output?: { readonly data: unknown };
}

/** Calls a function of a Gradio app as Gradio's own clients do: look up, join the queue, fetch the events. */
export async function callGradio({ config }: ScopeTarget, { body }: TargetRequest): Promise<Reply> {
  if (config.type !== 'gradio') throw new Error('not a Gradio app');
  const get = async (path: string) => (await fetch(new URL(path, config.url))).text();
  const app = JSON.parse(await get('config')) as {
    api_prefix: string;
    dependencies: { id: number; api_name: string }[];
  };
  const prefix = app.api_prefix.slice(1);
  const info = JSON.parse(await get(`${prefix}/info`)) as {
    named_endpoints: Record<string, { parameters: { parameter_name: string }[] }>;
  };
  const { path } = config.apis[0];
  const names = info.named_endpoints[path]?.parameters.map(({ parameter_name }) => parameter_name) ?? [];
  const fn_index = app.dependencies.find(({ api_name }) => `/${api_name}` === path)?.id;
  const session_hash = Math.random().toString(36).slice(2);
  const joined = await fetch(new URL(`${prefix}/queue/join`, config.url), {
    method: 'POST',
    body: JSON.stringify({ data: names.map((name) => body[name]), fn_index, session_hash }),
  });
  const { event_id } = (await joined.json()) as { event_id: string };
  const events = (await get(`${prefix}/queue/data?session_hash=${session_hash}`))
    .split('\n\n')
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace('data: ', '')) as GradioEvent);
  const done = events.find((event) => event.event_id === event_id && event.msg === 'process_completed');
  return { text: JSON.stringify(done?.output?.data), status: joined.status };
}

/** Values of Python expressions, each over names of its own, from Python itself. */
export function evaluateInPython(
  asked: readonly { readonly expression: string; readonly names: Readonly<Record<string, unknown>> }[],
): unknown[] {
  const program =
    'import json,sys; print(json.dumps([eval(a["expression"],{},a["names"]) for a in json.load(sys.stdin)]))';
  return JSON.parse(runPython(['-c', program], JSON.stringify(asked))) as unknown[];
}

/**
 * Runs Python.
 * @param path folders to import from
 * @returns what it prints
 * @throws {Error} with what it complains about
 */
export function runPython(
  args: readonly string[],
  input = '',
  path: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): string {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: path.join(':'), ...variables };
  const { status, stdout, stderr } = spawnSync('python3', [...args], { encoding: 'utf8', input, env });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
