/**
 * Shows the site while it is being written: `npm run dev`.
 * Usage: node tools/dev.ts [--port 3000] [--host]     --host: also for other machines of the network
 * Exit: 2 wrong usage.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const started = performance.now();
process.env.NODE_ENV ??= 'development';
const usage = 'Usage: npm run dev -- [--port 3000] [--host [name]]';

const { startDevServer } = await import('./dev/server.ts');
const { siteRoot } = await import('../src/site/current-site.ts');
const { port, host } = readArguments();
const server = await startDevServer({
  project: resolve(import.meta.dirname, '..'),
  root: siteRoot(),
  port,
  host,
  print: console.log,
});
const { local = [], network = [] } = server.resolvedUrls ?? {};
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `The site is at ${[...local, ...network].join(' and ')} (ready in ${seconds} s). Save a file to see it.`,
);

function readArguments(): { port: number; host: string | undefined } {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
    const port = Number(values.port ?? process.env.PORT ?? 3000);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new RangeError('The port must be a number.');
    return { port, host: values.host };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}
