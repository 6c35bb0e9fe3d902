import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Engine, Tab } from './engine.ts';

/** A profile that shows nothing of its own and reaches no host but this one: others are looked for behind a closed port. */
const preferences = {
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/**
 * Starts a Firefox without a window, which speaks WebDriver BiDi by itself: https://www.w3.org/TR/webdriver-bidi/.
 * @param program path of Firefox
 * @throws {Error} it ended at once; says what it said
 */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'dtx-docs-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  // A home of its own: Firefox refuses that of another user, as containers have it.
  const env = { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' };
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const ended = new Promise((done) => child.once('exit', done));
  process.once('exit', () => child.kill('SIGKILL'));
  const connection = await connect(`${await address(child)}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    newTab: () => newTab(connection),
    async stop() {
      await connection.send('browser.close').catch(() => child.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Where Firefox listens, which it says on its standard error. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) done(found);
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`Firefox ended with code ${code}: ${said.trim()}`)));
  });
}

const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);
const context = z.object({ context: z.string() });
const logged = z.object({ type: z.string(), level: z.string(), text: z.string(), source: context.partial() });
const evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

interface Connection {
  send(method: string, params?: object): Promise<unknown>;
  /** Errors of scripts, by the context they happened in. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
}

async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', () => fail(new Error(`No connection to ${url}`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const errors = new Map<string, string[]>();
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
  });
  socket.addEventListener('message', ({ data }) => {
    const said = message.parse(JSON.parse(data));
    if (said.type === 'event') {
      const { success, data: entry } = logged.safeParse(said.params);
      if (!success || entry.type !== 'javascript' || entry.level !== 'error') return;
      // A script that cannot be had is not an error of a script.
      if (/^Loading (failed for the|module from)/.test(entry.text)) return;
      const { context: place = '' } = entry.source;
      errors.set(place, [...(errors.get(place) ?? []), entry.text]);
      return;
    }
    const command = waiting.get(said.id ?? -1);
    waiting.delete(said.id ?? -1);
    if (said.type === 'success') command?.resolve(said.result);
    else command?.reject(new Error(`${said.error}: ${said.message}`));
  });
  let last = 0;
  return {
    errors,
    send(method, params = {}) {
      last += 1;
      const command = Promise.withResolvers<unknown>();
      waiting.set(last, command);
      socket.send(JSON.stringify({ id: last, method, params }));
      return command.promise;
    },
  };
}

async function newTab({ send, errors }: Connection): Promise<Tab> {
  const place = context.parse(await send('browsingContext.create', { type: 'tab' }));
  const command = async (method: string, params: object = {}): Promise<void> => {
    await send(method, { ...place, ...params });
  };
  return {
    open: (url) => command('browsingContext.navigate', { url, wait: 'none' }),
    reload: () => command('browsingContext.reload', { wait: 'none' }),
    traverse: (delta) => command('browsingContext.traverseHistory', { delta }),
    resize: (width, height) => command('browsingContext.setViewport', { viewport: { width, height } }),
    perform: (actions) => command('input.performActions', { actions }),
    close: () => command('browsingContext.close'),
    async evaluate(source, args) {
      const answer = evaluated.parse(
        await send('script.callFunction', {
          functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: place,
          awaitPromise: true,
        }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    get errors() {
      return errors.get(place.context) ?? [];
    },
  };
}
