import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { chromium, type Request, test } from '@playwright/test';

/** Variable of the environment that names the file of `noteDocuments`. */
export const documentsVariable = 'TEST_DOCUMENTS';

/**
 * Lets each browser of this process note the documents that it opens in a window: a line for each in the file that the
 * environment names, with the file of the test. A second try does not count. Without a name nothing is noted.
 */
export function noteDocuments(): void {
  const log = process.env[documentsVariable];
  if (log === undefined) return;
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    // Of the browser and not of a fixture: what a test makes for itself, and what tests share, counts too.
    browser.on('context', (context) => {
      context.on('request', (request) => {
        const file = opensDocument(request) ? testFile() : undefined;
        if (file !== undefined) appendFileSync(log, `${file}\n`);
      });
    });
    return browser;
  };
}

/** Not a frame's, and not where a redirect leads: that is the same document. */
function opensDocument(request: Request): boolean {
  if (!request.isNavigationRequest() || request.redirectedFrom() !== null) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // The first request of a window that is only just being opened.
    return true;
  }
}

/** Path of the test that runs; undefined when it runs once more. */
function testFile(): string | undefined {
  try {
    const { titlePath, retry } = test.info();
    return retry > 0 ? undefined : titlePath[0];
  } catch {
    return 'between tests';
  }
}

/** @returns how many documents each file opened, most first */
export function readDocuments(log: string): { file: string; documents: number }[] {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
  const counts = new Map<string, number>();
  for (const file of lines) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts]
    .map(([file, documents]) => ({ file, documents }))
    .sort((a, b) => b.documents - a.documents || (a.file < b.file ? -1 : 1));
}
