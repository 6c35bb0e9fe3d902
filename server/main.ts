/**
 * Serves the built site.
 * Usage: npm run preview -- [folder] [--port 3000] [--host localhost]; environment variables: see options.ts
 * Exit: 1 when there is no built site or not all of one, a setting is wrong or the port cannot be used; runs until
 * stopped otherwise.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions } from './options.ts';
import { createSiteServer } from './site-server.ts';

/** Milliseconds from a signal to stop until connections are closed. */
const longestStop = 10_000;

const {
  port,
  host,
  server: settings,
  ...options
} = await orExit(() => readOptions(process.env, process.argv.slice(2)));
const folder = resolve(options.folder);
if (!existsSync(join(folder, 'index.html'))) {
  console.error(
    `No built site in ${folder}. Run "npm run build" first, or "npm start", which builds and serves.`,
  );
  process.exit(1);
}
const { server, stop } = await orExit(() => createSiteServer(folder, settings));
server.on('error', (error: NodeJS.ErrnoException) => {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop the other program, or choose another port: npm start -- --port ${port + 1}`,
    EACCES: `Port ${port} needs more rights. Choose a port above 1023: npm start -- --port 3000`,
  };
  console.error(messages[error.code ?? ''] ?? error.message);
  process.exit(1);
});
server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`DTX Docs: http://${host}:${actual}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop(longestStop).then(() => process.exit(0)));
}

async function orExit<T>(attempt: () => T | Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
