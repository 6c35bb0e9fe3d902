/**
 * The checker: a process of its own at low priority, so that nothing it does holds up a page. It answers the requests
 * of the development server, and ends with it.
 * Usage: node checker-process.ts FILE     FILE: the bundled code of the site
 */
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { CheckerAnswer, CheckerRequest } from './checker-messages.ts';
import type { SiteCode } from './code-bundle.ts';
import { pageChecker } from './page-checker.ts';
import { searchMaker } from './search-maker.ts';

try {
  setPriority(10);
} catch {
  // It is only slower for others.
}
process.on('disconnect', () => process.exit());
const code: SiteCode = await import(pathToFileURL(process.argv[2] ?? '').href);
const checker = pageChecker(code);
const search = searchMaker(code);

process.on('message', async (request: CheckerRequest) => {
  const reply = await answer(request).catch(
    (error: unknown): CheckerAnswer => ({
      id: request.id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  process.send?.(reply);
});

async function answer(request: CheckerRequest): Promise<CheckerAnswer> {
  const { id } = request;
  switch (request.kind) {
    case 'page':
      return { id, problems: await checker.check(request.path) };
    case 'lost':
      return { id, problems: await checker.whatLeadsTo(request.paths) };
    case 'search':
      return { id, files: await search(request.base) };
  }
}
