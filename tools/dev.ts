/**
 * Shows the site while it is being written: `npm run dev`.
 * Usage: node tools/dev.ts [--port 3000] [--host [name]]     --host: also for other machines of the network
 * Exit: 2 wrong usage.
 */
import { resolve } from 'node:path';
import { readDevOptions } from './dev/options.ts';

const started = performance.now();
process.env.NODE_ENV ??= 'development';
const { port, host } = orUsage(() => readDevOptions(process.argv.slice(2), process.env));

const { startDevServer } = await import('./dev/server.ts');
const { siteRoot } = await import('../src/site/current-site.ts');
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

function orUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nUsage: npm run dev -- [--port 3000] [--host [name]]`,
    );
    process.exit(2);
  }
}
