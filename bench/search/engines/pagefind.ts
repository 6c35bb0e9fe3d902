import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { close, createIndex } from 'pagefind';
import { listen } from '../../../tests/support/hosts.ts';
import { browserOptions } from '../../../tools/testing/browser.ts';
import { type ComparedEngine, onePerSection, type SearchDocument, tellingWords } from './documents.ts';

/** Results whose addresses are fetched: enough for 20 sections. */
const fetched = 60;

/** What is used of `pagefind.js`, which runs in the page. */
interface PagefindScript {
  options(options: object): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ raw_url?: string; url: string }> }[] }>;
}

/**
 * Pagefind 1.5, in Chromium with its own script. Each record is a document of its own, so that headings have their
 * weight; it wants every word to be there, so it is not asked for stop words. Tried: custom records (no headings;
 * a little worse), `includeCharacters` (the same), six sets of ranking options.
 */
export async function pagefind(documents: readonly SearchDocument[]): Promise<ComparedEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'dtx-docs-pagefind-'));
  await writeIndex(documents, join(folder, 'pagefind'));
  const server = await listen(
    createServer(({ url = '/' }, response) => {
      const script = url.split('?')[0]?.endsWith('.js');
      response.setHeader('content-type', script ? 'text/javascript' : 'application/octet-stream');
      if (url.startsWith('/pagefind/')) response.end(readFileSync(join(folder, url.split('?')[0] ?? '')));
      else response.setHeader('content-type', 'text/html').end('<!doctype html>');
    }),
  );
  const browser: Browser = await chromium.launch(browserOptions());
  const page: Page = await browser.newPage();
  await page.goto(server.origin);
  const script = await page.evaluateHandle(async () => {
    const address = '/pagefind/pagefind.js';
    const loaded: PagefindScript = await import(address);
    await loaded.options({ ranking: { pageLength: 0.1, termFrequency: 0.6, termSaturation: 1 } });
    return loaded;
  });
  return {
    async search(query) {
      const urls = await script.evaluate(
        async (loaded, [term, most]) => {
          const { results } = await loaded.search(term);
          const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
          return found.map((data) => data.raw_url ?? data.url);
        },
        [tellingWords(query), fetched] as const,
      );
      return onePerSection(urls.map((url) => url.replace(/\?\d+/, '')));
    },
    async close() {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function writeIndex(documents: readonly SearchDocument[], outputPath: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
  for (const { id, url, ...texts } of documents) {
    // Records of one section have one address, and Pagefind wants one for each document.
    const own = new URL(url);
    own.search = String(id);
    await index.addHTMLFile({ url: own.href, content: html(texts) });
  }
  await index.writeFiles({ outputPath });
  await close();
}

function html(texts: Omit<SearchDocument, 'id' | 'url'>): string {
  const { heading, above, path, content, headingSynonyms, contentSynonyms } = texts;
  return `<html lang="en"><body data-pagefind-body>
    <h1>${escapeHtml(heading)}</h1><p data-pagefind-weight="2">${escapeHtml(headingSynonyms)}</p>
    <h3>${escapeHtml(`${above} ${path}`)}</h3>
    <p>${escapeHtml(content)}</p><p data-pagefind-weight="0.5">${escapeHtml(contentSynonyms)}</p>
  </body></html>`;
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
