import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../server/site-server.ts';

/** Path below which the site was built, as `SITE_URL` says to the build. */
const basePath = new URL(process.env.SITE_URL ?? 'http://localhost').pathname.replace(/\/$/, '');

/** What is sent for a path instead of the file of the site. */
interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

/**
 * The built site at an origin of its own, so that a browser remembers nothing of another test: neither storage nor
 * cache nor a service.
 */
export class Site {
  readonly #answers = new Map<RegExp, Answer>();
  readonly #files: Server;
  #server: Server | undefined;
  #port = 0;
  #headers: Readonly<Record<string, string>> = {};

  /** @param files serves the site; it need not listen */
  constructor(files: Server) {
    this.#files = files;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Where its pages are: below a path when it was built for one. */
  get address(): string {
    return this.origin + basePath;
  }

  /** Starts to listen, the second time at the same port. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', this.origin).pathname;
      const [, answer] = [...this.#answers].find(([pattern]) => pattern.test(path)) ?? [];
      for (const [name, value] of Object.entries(this.#headers)) response.setHeader(name, value);
      if (!answer) return this.#files.emit('request', request, response);
      response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'text/html' });
      response.end(answer.body);
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Ends all connections and takes no more: for a reader of this site, the network is gone. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  /** Sends something else for paths, until `restore`. */
  replace(path: RegExp, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  restore(): void {
    this.#answers.clear();
  }

  /** Lets browsers run no script of its pages, as readers have it who switched scripts off. */
  withoutScript(): void {
    this.#headers = { 'content-security-policy': 'sandbox allow-same-origin allow-forms' };
  }
}

/** Serves the built site in `OUT_DIR`, else in `dist`. */
export const siteFiles = async (): Promise<Server> =>
  (await createSiteServer(process.env.OUT_DIR ?? 'dist')).server;
