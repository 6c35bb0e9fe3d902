/**
 * Serves the built site.
 * Usage: node server/main.ts [folder]   PORT=3000 HOST=localhost
 * Exit: 1 when there is no built site or the port cannot be used; runs until stopped otherwise.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSiteServer } from './site-server.ts';

const folder = resolve(process.argv[2] ?? 'dist');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? 'localhost';

if (!existsSync(join(folder, 'index.html'))) {
  console.error(
    `No built site in ${folder}. Run "npm run build" first, or "npm start", which builds and serves.`,
  );
  process.exit(1);
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`);
  process.exit(1);
}

const server = createSiteServer(folder);
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
