import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Files, page, siteFolder } from './site-folder.ts';

interface Built {
  readonly status: number | null;
  /** What it does, and what came of it. */
  readonly output: string;
  /** Mistakes and warnings. */
  readonly errors: string;
}

/** A folder for a site. Inside the project: builds that write elsewhere share a folder of Astro's. */
function outFolder(): string {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/build-test-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'dist');
}

/**
 * Builds a site of a home page and these files, as `npm run build` does.
 * @param stages to run; none named is all of them
 */
function build(files: Files, folder = outFolder(), stages = 'examples,links'): Built {
  const site = { SITE_ROOT: siteFolder(files), OUT_DIR: folder, BUILD_STAGES: stages };
  const env = { ...process.env, NODE_ENV: 'production', ...site };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build.ts'], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout.trim(), errors: stderr.trim() };
}

const guide = (body: string, file = 'guide.md'): Files => ({
  [`content/docs/${file}`]: page({ title: 'Guide' }, body),
});

describe('npm run build', () => {
  it('writes every page in both of its files, with brotli forms [2R.17]', { timeout: 180_000 }, () => {
    const folder = outFolder();
    const { status, output, errors } = build(guide('Text'), folder, '');
    expect(output).toMatch(
      /^content: [\d.]+ s\nexamples: .*\nBuilt 4 pages in [\d.]+ s with at most \d+ MB of memory\.$/s,
    );
    expect(errors).toBe('');
    expect(status).toBe(0);
    for (const file of [
      'index.html',
      'guide.html',
      'guide/index.html',
      'guide.html.br',
      '404.html',
      'search.html',
      'privacy.html',
    ]) {
      expect(existsSync(join(folder, file)), file).toBe(true);
    }
  });

  it.each<[string, Files, string]>([
    [
      'a wrong field',
      { 'content/docs/guide.md': page({ titel: 'x' }) },
      'content/docs/guide.md: line 5: unknown field "titel"',
    ],
    [
      'a component that does not exist',
      guide('<Nope />', 'guide.mdx'),
      'content/docs/guide.mdx: line 6: component "Nope"',
    ],
    [
      'an image that does not exist',
      guide('![x](./x.png)'),
      'content/docs/guide.md: line 6: image "./x.png"',
    ],
    [
      'a page that throws while rendering',
      guide('::children'),
      'content/docs/guide.md: the page cannot be rendered',
    ],
    [
      'a redirect to no page',
      { 'content/redirects.yml': '- {from: /old, to: /gone}' },
      'content/redirects.yml, "/old": /gone is not a page',
    ],
    ['a broken link [8.13]', guide('[Gone](/gone)'), 'Broken link on /guide: /gone'],
  ])(
    'fails with one readable line for %s, and leaves the last build',
    { timeout: 180_000 },
    (_, files, start) => {
      const folder = outFolder();
      mkdirSync(folder);
      writeFileSync(join(folder, 'index.html'), 'the last build');
      const { status, errors } = build(files, folder);
      expect(errors.split('\n')).toEqual([expect.stringContaining(start)]);
      expect(errors).toMatch(/^(content|Broken)/);
      expect(status).toBe(1);
      expect(readdirSync(join(folder, '..'))).toEqual(['dist']);
      expect(readdirSync(folder)).toEqual(['index.html']);
    },
  );

  it('warns of a broken anchor and of an unresolved Markdown link, and the second is a broken link too [8.14]', {
    timeout: 180_000,
  }, () => {
    const anchor = build(guide('[Below](#gone)'));
    expect(anchor.errors).toContain('warning: Broken anchor on /guide: #gone');
    expect(anchor.status).toBe(0);
    const markdown = build(guide('[Gone](./gone.md)'));
    expect(markdown.errors).toContain('warning: content/docs/guide.md: line 6: link to "./gone.md"');
    expect(markdown.status).toBe(1);
  });
});
