import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { codeBundle } from '../../../tools/dev/code-bundle.ts';
import { project } from './fixture-site.ts';
import { shared } from './shared.ts';

const built = process.env.OUT_DIR ?? 'dist';

/**
 * The page that shows every part in its states, as `npm run dev` renders it, with the scripts of the built site: no
 * build has it.
 * @param query such as `dir=rtl`
 */
export async function sandboxHtml(query = ''): Promise<string> {
  const { sandboxDocument, writtenSite } = await shared('code of the site', () => codeBundle(project).load());
  const { site, mistakes } = await writtenSite();
  if (!site) throw new AggregateError(mistakes, 'The site cannot be read');
  const [script = ''] =
    /<script type="?module"? src=[^>]+><\/script>/.exec(
      readFileSync(join(project, built, 'index.html'), 'utf8'),
    ) ?? [];
  if (!script) throw new Error(`${built}/index.html names no script`);
  return sandboxDocument(site, new URLSearchParams(query), script);
}

/** Opens it among the files of the built site. */
export async function openSandbox(page: Page, query = ''): Promise<void> {
  const body = await sandboxHtml(query);
  await page.route('/sandbox*', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto(`/sandbox?${query}`);
  await page.unroute('/sandbox*');
}
