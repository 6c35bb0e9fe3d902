import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { type Host, listen } from '../../../support/hosts.ts';
import { patience } from '../../../support/search/patience.ts';

/**
 * A page of another site with the published DocSearch, unmodified: only its configuration names our server and index,
 * how long to wait for it, and where the pages of hits are, because the address a site is published at is not that of
 * a test.
 */
const entry = `
import { DocSearch } from '@docsearch/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const { host, published } = Object.fromEntries(new URLSearchParams(location.search));
const { hostname, port } = new URL(host);

createRoot(document.querySelector('main')).render(
  createElement(DocSearch, {
    appId: 'APP',
    apiKey: 'key',
    indexName: 'dtx-docs',
    searchParameters: { clickAnalytics: new URLSearchParams(location.search).has('clicks') },
    transformSearchClient(client) {
      client.transporter.hosts.splice(0, Infinity, { url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' });
      Object.assign(client.transporter.timeouts, ${JSON.stringify(patience)});
      return client;
    },
    transformItems: (items) => items.map((item) => ({ ...item, url: item.url.replace(published, host) })),
  }),
);
`;

/** Serves the page, on an origin of its own. */
export async function serveDocSearch(): Promise<Host> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const require = createRequire(import.meta.resolve('@docsearch/react'));
  const style = readFileSync(require.resolve('@docsearch/css/dist/style.css'), 'utf8');
  const page = `<!doctype html><html lang="en"><title>DocSearch</title><style>${style}</style><main></main>
    <script type="module" src="/page.js"></script>`;
  const files: Readonly<Record<string, [type: string, text: string]>> = {
    '/': ['text/html', page],
    '/page.js': ['text/javascript', outputFiles[0]?.text ?? ''],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[new URL(request.url ?? '/', 'http://localhost').pathname] ?? [];
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(text);
  });
  return listen(server);
}
