/**
 * Serves the built site.
 * Usage: node server/main.ts [folder]   PORT=3000 HOST=localhost; limits of the search: see options.ts
 * Exit: 1 when there is no built site, a setting is wrong or the port cannot be used; runs until stopped otherwise.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions, type ServerOptions } from './options.ts';
import { createSiteServer } from './site-server.ts';

const folder = resolve(process.argv[2] ?? 'dist');

if (!existsSync(join(folder, 'index.html'))) {
  console.error(
    `No built site in ${folder}. Run "npm run build" first, or "npm start", which builds and serves.`,
  );
  process.exit(1);
}
const { port, host, search } = optionsOrExit();

const server = createSiteServer(folder, search);
server.on('error', (error: NodeJS.ErrnoException) => {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} needs more rights. Choose a port above 1023: PORT=3000 npm start`,
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
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

function optionsOrExit(): ServerOptions {
  try {
    return readOptions(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
