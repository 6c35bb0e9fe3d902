import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { answerRequest } from '../../server/files/answer.ts';
import { readFolder } from '../../server/files/read-folder.ts';
import { precompressor } from '../../tools/build/precompress.ts';

/** An answer that was sent. */
export interface Sent {
  /** What the browser wanted it for, `document`, `script`, `style`; see `Sec-Fetch-Dest`. */
  readonly purpose: string;
  readonly isPrefetch: boolean;
  /** Milliseconds since 1970, with fractions. */
  readonly at: number;
  /** Of the body, compressed. */
  readonly bytes: number;
}

export interface Served {
  readonly origin: string;
  /** Everything sent so far. */
  readonly sent: readonly Sent[];
  close(): void;
}

/**
 * Serves a built site as every site is served here: brotli at our own quality, files with a hash in their name for
 * ever, the others asked for anew.
 */
export async function serveBuilt(folder: string): Promise<Served> {
  if (!existsSync(join(folder, 'index.html.br'))) await precompressor(folder).finish();
  const site = {
    publication: '',
    files: await readFolder(folder),
    redirect: () => undefined,
    headers: new Map(),
    markdown: undefined,
    indexes: { loaded: false, get: async () => new Map() },
  };
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    response.on('finish', () => {
      const bytes = response.statusCode === 200 ? Number(response.getHeader('content-length') ?? 0) : 0;
      sent.push({ ...purposeOf(request), at: performance.timeOrigin + performance.now(), bytes });
    });
    const { method = '', url = '/', headers } = request;
    void answerRequest(site, { method, url, headers }).then((answer) => {
      const hashed = /[.-][\w-]{8,}\.(js|css|woff2?)$/.test(url);
      const kept = hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      const length = answer.body?.length ?? 0;
      response.writeHead(answer.status, {
        ...answer.headers,
        'cache-control': kept,
        'content-length': length,
      });
      response.end(method === 'HEAD' ? undefined : answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    sent,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const purposeOf = ({ headers }: IncomingMessage) => ({
  purpose: String(headers['sec-fetch-dest'] ?? ''),
  isPrefetch: /prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? '')),
});
