import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { ContentError, ContentErrors } from '../../src/base/content-error.ts';
import type { WrittenConfig } from '../../src/site/config.ts';
import { loadConfig } from '../../src/site/load-config.ts';
import { loadSite, type Site } from '../../src/site/site.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Configuration that every field of the schema accepts; tests change one field at a time. */
export const config = {
  name: 'DTX',
  title: 'DTX | Documentation',
  tagline: 'Tests of language models',
  url: 'https://docs.example.org',
  links: {
    website: 'https://example.org',
    blog: 'https://blog.example.org/',
    code: 'https://code.example.org/dtx',
  },
  navbar: [],
  locales: [{ code: 'en', label: 'English' }],
} satisfies WrittenConfig;

export const configFile = (fields: Readonly<Record<string, unknown>> = {}): string =>
  `export default ${JSON.stringify({ ...config, ...fields })};\n`;

/** What is being written, as the list of versions has it. */
export const current = { name: 'current', label: 'Next' };

/** A list of versions, for a site folder. */
export const versionList = (...versions: readonly object[]): Files => ({
  'content/versions.yml': stringify(versions),
});

/** Names of the versions that a site folder has now, the newest first. */
export const versionsOf = async (root: string): Promise<string[]> =>
  (await loadConfig(root, { again: true })).versions.map(({ name }) => name);

/** Interface strings as the project ships them. */
export const englishStrings = readFileSync(new URL('../../content/i18n/en.yml', import.meta.url), 'utf8');

/** A site in English and German, for a site folder; the German interface is the English one. */
export const inGermanToo: Files = {
  'site.config.ts': configFile({ locales: [...config.locales, { code: 'de', label: 'Deutsch' }] }),
  'content/i18n/de.yml': englishStrings,
};

export const description = 'A description that is long enough to be accepted for a page.';

/**
 * Source of a page: valid front matter, changed by `fields`, and a body, which starts on line 6 when no field is
 * added or taken away.
 * @param fields `undefined` takes a field away
 */
export function page(fields: Readonly<Record<string, unknown>> = {}, body = ''): string {
  const all = { title: 'Page', description, type: 'index', ...fields };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', body].join('\n');
}

/**
 * A folder on disk that is removed after the test.
 * @returns its path
 */
export function folder(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

/** A complete site folder of one page; `files` are added to it or replace its files. */
export function siteFolder(files: Files = {}): string {
  return folder({
    'site.config.ts': configFile(),
    'content/i18n/en.yml': englishStrings,
    'content/docs/index.md': page({ title: 'Home' }),
    ...files,
  });
}

/** Loads a site whose docs are `docs`: path below `content/docs` → source. */
export function siteOf(docs: Files, others: Files = {}): Promise<Site> {
  const files = Object.entries(docs).map(([name, source]) => [`content/docs/${name}`, source]);
  return loadSite(siteFolder({ ...Object.fromEntries(files), ...others }));
}

/**
 * What an author reads when `read` fails: one line per mistake.
 * @returns no line when nothing is wrong; an error that is not an author's mistake passes through
 */
export async function mistakesOf(read: () => unknown): Promise<string[]> {
  try {
    await read();
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentErrors) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** Expects exactly one line that names the file and holds every one of `parts` (field or line, problem, fix). */
export function expectOneLine(lines: readonly string[], file: string, ...parts: string[]): void {
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(line.startsWith(`${file}: `), line).toBe(true);
  for (const part of parts) expect(line).toContain(part);
  expect(line).toMatch(/[^.][.?]$/);
}
