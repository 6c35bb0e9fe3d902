import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSiteServer, type SiteServerOptions } from '../../server/site-server.ts';
import { nginxFile } from '../../src/redirects/host-files.ts';
import { freePort } from '../../tools/testing/free-port.ts';

/** A host that serves a built folder. */
export interface Host {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The project's own server. */
export async function ownServer(folder: string, options?: SiteServerOptions): Promise<Host> {
  return listen((await createSiteServer(folder, options)).server);
}

/**
 * The plainest static host there is: a folder's path gives its index.html, a file's path the file, anything else
 * 404.html with status 404. It knows nothing of this site.
 */
export function plainFolderServer(folder: string): Promise<Host> {
  return listen(plainServer(folder, (path) => [path, join(path, 'index.html')]));
}

/** The other kind of plain host: a path without a file gives the file of that name with `.html`. */
export function plainFileServer(folder: string): Promise<Host> {
  return listen(
    plainServer(folder, (path) => [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')]),
  );
}

function plainServer(folder: string, candidates: (path: string) => string[]): Server {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = candidates(join(folder, path)).find((each) => existsSync(each) && statSync(each).isFile());
    // A browser runs no module of another type.
    const type = file?.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(file ? 200 : 404, { 'content-type': type });
    response.end(readFileSync(file ?? join(folder, '404.html')));
  });
}

const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

export const hasNginx = nginx !== undefined;

/** A real nginx with the configuration of `deploy/nginx.conf` and the redirects of the build. */
export async function nginxServer(folder: string): Promise<Host> {
  const work = mkdtempSync(join(tmpdir(), 'dtx-docs-nginx-'));
  const port = await freePort();
  const configuration = `
    daemon off; worker_processes 1; pid ${work}/pid; error_log ${work}/error.log;
    events {}
    http {
      types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png; }
      access_log off; client_body_temp_path ${work}; proxy_temp_path ${work}; fastcgi_temp_path ${work};
      uwsgi_temp_path ${work}; scgi_temp_path ${work};
      server {
        listen 127.0.0.1:${port}; root ${resolve(folder)};
        include ${resolve('deploy/nginx.conf')}; include ${resolve(folder, nginxFile)};
      }
    }`;
  writeFileSync(join(work, 'nginx.conf'), configuration);
  const child = spawn(nginx ?? 'nginx', ['-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')]);
  const origin = `http://127.0.0.1:${port}`;
  child.once('exit', () => rmSync(work, { recursive: true, force: true }));
  process.once('exit', () => {
    child.kill();
    rmSync(work, { recursive: true, force: true });
  });
  await answers(origin, child);
  return {
    origin,
    async stop() {
      child.kill();
      await new Promise((done) => child.once('exit', done));
    },
  };
}

/** Hosts that redirect by what the build wrote for them. */
export const redirectingHosts = { 'our server': ownServer, ...(hasNginx && { nginx: nginxServer }) };

/** Hosts that know nothing of this site, and so nothing of its redirects: they show the page at the old path. */
export const plainHosts = {
  'a plain host that looks for folders': plainFolderServer,
  'a plain host that looks for files': plainFileServer,
};

async function answers(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`);
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nginx does not answer');
}

/** Starts a server on a free port of 127.0.0.1. */
export async function listen(server: Server): Promise<Host> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
