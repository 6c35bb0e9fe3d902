import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { z } from 'zod';
import { freePort } from '../../../tools/testing/free-port.ts';
import type { Engine, Tab } from './engine.ts';

/** Where distributions put the browser that shows pages for the driver: beside the library, not on the path. */
const browsers = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'];

/**
 * Starts WebKit's driver and browser on a screen that nobody sees; they speak WebDriver:
 * https://www.w3.org/TR/webdriver2/.
 * @param program path of WebKitWebDriver
 * @throws {Error} the browser or the screen cannot be had
 */
export async function startWebKit(program: string): Promise<Engine> {
  const [browser] = globSync(browsers);
  if (!browser) throw new Error(`No MiniBrowser in ${browsers.join(' or ')}. Install webkit2gtk-driver.`);
  const { screen, display } = await startScreen();
  // Two drivers that were given the same port would both answer.
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const children = [driver, screen];
  const ended = children.map((child) => new Promise((done) => child.once('exit', done)));
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  const send = sender(`http://127.0.0.1:${port}`);
  await answers(send, driver);
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  const session = z
    .object({ sessionId: z.string() })
    .parse(await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } }));
  const path = `/session/${session.sessionId}`;
  return {
    newTab: () => newTab((method, command, body) => send(method, path + command, body)),
    async stop() {
      await send('DELETE', path).catch(() => undefined);
      // Without its screen the browser ends, too, whatever became of the driver.
      for (const child of children) child.kill();
      await Promise.all(ended);
    },
  };
}

/** A screen of its own number, which it writes where it is asked to. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((done, fail) => {
    screen.stdout?.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
    screen.once('error', () => fail(new Error('No Xvfb. Install xvfb.')));
    screen.once('exit', (code) => fail(new Error(`Xvfb ended with code ${code}`)));
  });
  return { screen, display: `:${number}` };
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const success = z.object({ value: z.unknown() });

function sender(origin: string): Send {
  return async (method, path, body) => {
    const text = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    // A driver that cannot do what it is told is silent, and a page that goes away while it is asked stays so.
    const signal = AbortSignal.timeout(path.endsWith('/execute/sync') ? 3_000 : 30_000);
    const response = await fetch(origin + path, { method, signal, ...text });
    const answer: unknown = await response.json();
    if (response.ok) return success.parse(answer).value;
    const { error, message } = failure.parse(answer).value;
    throw new Error(`${error}: ${message}`);
  };
}

async function answers(send: Send, driver: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}`);
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function newTab(send: Send): Promise<Tab> {
  const before = await send('GET', '/window');
  // A tab of a window stays behind its first one; what is not seen cannot be pointed at, and the driver waits for ever.
  const { handle } = z
    .object({ handle: z.string() })
    .parse(await send('POST', '/window/new', { type: 'window' }));
  await send('POST', '/window', { handle });
  const command = async (path: string, body: object = {}): Promise<void> => {
    await send('POST', path, body);
  };
  const evaluate = async (source: string, args: readonly unknown[]): Promise<unknown> => {
    const script = `return (async () => JSON.stringify(await (${source})(...JSON.parse(arguments[0]))))()`;
    const value = await send('POST', '/execute/sync', { script, args: [JSON.stringify(args)] });
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  };
  return {
    open: (url) => command('/url', { url }),
    reload: () => command('/refresh'),
    traverse: (by) => command(by < 0 ? '/back' : '/forward'),
    evaluate,
    perform: (actions) => command('/actions', { actions }),
    // Sizes of the window; what is around the page is known when it has one.
    async resize(width, height) {
      const around = z
        .tuple([z.number(), z.number()])
        .parse(await evaluate('() => [outerWidth - innerWidth, outerHeight - innerHeight]', []));
      await command('/window/rect', { width: width + around[0], height: height + around[1] });
    },
    async close() {
      await send('DELETE', '/window');
      await send('POST', '/window', { handle: before });
    },
    errors: [],
  };
}
