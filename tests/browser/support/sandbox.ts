import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cacheKey } from '../../../src/base/cache/file-cache.ts';
import { filesKey } from '../../../src/base/cache/source-key.ts';
import { codeBundle } from '../../../tools/dev/code-bundle.ts';
import { project } from './fixture-site.ts';

const folder = join(project, '.cache/fixtures');
/** All that the page is made of. */
const sources = ['src', 'tools/dev', 'content', 'site.config.ts', 'package.json', 'package-lock.json'];

/**
 * The page that shows every part in its states, as `npm run dev` renders it but without scripts. It is rendered once,
 * until something of what it is made of changes.
 */
export async function builtSandbox(): Promise<string> {
  const key = cacheKey(sources.map((each) => filesKey(join(project, each)))).slice(0, 12);
  const file = join(folder, `sandbox-${key}.html`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { sandboxDocument, writtenSite } = await codeBundle(project).load();
  const { site, mistakes } = await writtenSite();
  if (!site) throw new AggregateError(mistakes, 'The site cannot be read');
  const html = await sandboxDocument(site, new URLSearchParams(), '');
  mkdirSync(folder, { recursive: true });
  for (const older of globSync('sandbox-*.html', { cwd: folder }))
    rmSync(join(folder, older), { force: true });
  // All at once: who finds the file finds it complete.
  writeFileSync(`${file}.${process.pid}`, html);
  renameSync(`${file}.${process.pid}`, file);
  return html;
}

/** Opens it among the files of the built site, with the script of its pages: no build has it. */
export async function openSandbox(page: Page): Promise<void> {
  const home = readFileSync(join(project, process.env.OUT_DIR ?? 'dist', 'index.html'), 'utf8');
  const script = /<script type="?module"? src=[^>]+><\/script>/.exec(home)?.[0];
  if (!script) throw new Error('The home page names no script');
  const body = (await builtSandbox()).replace('</head>', () => `${script}</head>`);
  await page.route('/sandbox', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto('/sandbox');
}
