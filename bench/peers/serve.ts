import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { precompressor } from '../../tools/precompress.ts';

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
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    setHeaders(response, path) {
      const hashed = /[.-][\w-]{8,}\.(js|css|woff2?)$/.test(path);
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    response.on('finish', () => {
      const bytes = response.statusCode === 200 ? Number(response.getHeader('content-length') ?? 0) : 0;
      sent.push({ ...purposeOf(request), at: performance.timeOrigin + performance.now(), bytes });
    });
    files(request, response, () => {
      response.writeHead(404).end();
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
