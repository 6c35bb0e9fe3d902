import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Makes a larger site from the real one: the real pages, and copies of them below `/archive/`.
 * @param pages about how many pages the site shall have
 * @returns its folder; delete it when done
 */
export function generateSite(pages: number): string {
  const root = mkdtempSync(join(tmpdir(), 'dtx-docs-bench-'));
  const docs = join(root, 'content/docs');
  cpSync('content', join(root, 'content'), { recursive: true });
  const config = readFileSync('site.config.ts', 'utf8');
  writeFileSync(join(root, 'site.config.ts'), config.replace('./src/', `${resolve('src')}/`));

  const real = readdirSync('content/docs', { recursive: true, encoding: 'utf8' }).filter((f) =>
    /\.mdx?$/.test(f),
  ).length;
  const copies = Math.max(0, Math.round((pages - real) / real));
  if (copies === 0) return root;
  mkdirSync(join(docs, 'archive'));
  writeFileSync(join(docs, 'archive/index.md'), index('Archive', 90));
  for (let i = 1; i <= copies; i++) {
    const copy = join(docs, 'archive', `copy-${i}`);
    cpSync('content/docs', copy, { recursive: true });
    rmSync(join(copy, 'index.mdx'));
    writeFileSync(join(copy, 'index.md'), index(`Copy ${i}`, i));
    const category = join(copy, 'integrate/api/_category_.yml');
    writeFileSync(category, readFileSync(category, 'utf8').replace('/category/-api', `/category/-api-${i}`));
  }
  return root;
}

function index(title: string, position: number): string {
  const description = 'Copies of the real pages, made to measure how cost grows with the site.';
  return `---\ntitle: ${title}\ndescription: ${description}\ntype: index\nsidebar_position: ${position}\n---\n\nCopies.\n\n::children\n`;
}
