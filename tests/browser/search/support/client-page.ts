import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { createClient } from '../../../../src/search/client/create-client.ts';
import type { loadSettings } from '../../../../src/search/client/load-settings.ts';
import type { WarmableClient } from '../../../../src/search/client/search-client.ts';
import type { SearchRequest, SearchResult } from '../../../../src/search/protocol/messages.ts';
import type { SearchSettings } from '../../../../src/search/settings.ts';
import { type Host, listen } from '../../../support/hosts.ts';

/** What the page has in its global scope. */
interface ClientPage {
  readonly createClient: typeof createClient;
  readonly loadSettings: typeof loadSettings;
  /** The page's client, made by `openClient`. */
  client: WarmableClient;
}

declare global {
  interface Window {
    readonly search: ClientPage;
  }
}

/** Where the client looks for its worker beside its own script. */
const workerPath = '/search.worker.ts';

const entry = `
export { createClient } from './src/search/client/create-client.ts';
export { loadSettings } from './src/search/client/load-settings.ts';
`;

export interface ClientSite extends Host {
  /** Texts by path, to be added to and changed: the client, its worker and an empty page are there. */
  readonly files: Map<string, string>;
}

/** Serves an empty page with the client of the search, bundled by other means than the site's. */
export async function serveClient(): Promise<ClientSite> {
  const options = { bundle: true, format: 'esm', write: false, target: 'es2024' } as const;
  const [client, worker] = await Promise.all([
    build({ ...options, stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' } }),
    build({ ...options, entryPoints: ['src/search/client/local/search.worker.ts'] }),
  ]);
  const page = `<!doctype html><title>Client</title><script type="module">
    import * as search from '/client.js';
    window.search = { ...search };
  </script>`;
  const files = new Map([
    ['/', page],
    ['/client.js', client.outputFiles[0]?.text ?? ''],
    [workerPath, worker.outputFiles[0]?.text ?? ''],
  ]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const text = files.get(pathname);
    const type = pathname === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` });
    response.end(text);
  });
  return { ...(await listen(server)), files };
}

/** How a query ended: with an answer, or with an error as far as it can leave the browser. */
export type Outcome =
  | { readonly result: SearchResult }
  | { readonly error: { readonly name: string; readonly message: string } };

/**
 * Opens the page with a client of these settings.
 * @param settingsPath where it finds them as they are later
 */
export async function openClient(
  page: Page,
  site: ClientSite,
  settings: SearchSettings,
  settingsPath = '/settings.json',
): Promise<void> {
  await page.goto(site.origin);
  await page.waitForFunction(() => window.search !== undefined);
  await page.evaluate(
    ([given, path]) => {
      window.search.client = window.search.createClient(given, () => window.search.loadSettings(path));
    },
    [settings, settingsPath] as const,
  );
}

/** Asks the page's client. */
export function ask(page: Page, request: SearchRequest): Promise<Outcome> {
  return page.evaluate(async (asked) => {
    try {
      return { result: await window.search.client.search(asked) };
    } catch (error) {
      const { name, message } = error as Error;
      return { error: { name, message } };
    }
  }, request);
}
