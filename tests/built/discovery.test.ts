import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { expectedSite, readBuiltSite } from '../../checks/built-site.ts';
import { sampleList } from '../../checks/sample-manifest.ts';
import config from '../../site.config.ts';
import { pagesFileSchema } from '../../src/markdown/pages-file.ts';
import { loadSite, type Site } from '../../src/site/site.ts';
import { bytesOf, mostBytes } from '../../tools/build/discovery/llms.ts';
import { writeDiscovery } from '../../tools/build/discovery.ts';
import { type Host, ownServer } from '../support/hosts.ts';
import { type BuiltFixture, builtFixtureOf } from './fixture.ts';
import { builtFolder, builtText } from './site.ts';

const linksIn = (text: string) => [...text.matchAll(/^- \[.*?\]\(([^)]+)\)/gm)].map(([, link = '']) => link);
const parse = (text: string) => pagesFileSchema.parse(JSON.parse(text)).pages;

let site: Site;
beforeAll(async () => {
  site = await loadSite('.', { published: true });
});

describe('[2T.16] llms.txt', () => {
  test('leads to the twin of every listed page of the default edition, each once, in 50 kB', () => {
    const text = builtText('llms.txt');
    expect(bytesOf(text)).toBeLessThanOrEqual(mostBytes);
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    const twins = new Map(parse(builtText('_markdown/pages.json')).map((page) => [page.path, page]));
    const listed = site.pages
      .filter(({ unlisted }) => !unlisted)
      .map(({ path }) => twins.get(path)?.markdown);
    expect(listed.length).toBeGreaterThan(80);
    const [own = '', optional = ''] = text.split('\n## Optional\n');
    expect(linksIn(own).toSorted()).toEqual(listed.toSorted());
    expect(own.match(/^- \[.*\]\([^)]+\): \S/gm)).toHaveLength(listed.length);
    expect(linksIn(optional)).toEqual([
      '/llms-full.txt',
      ...config.locales.slice(1).map(({ code }) => `/${code}.md`),
      '/sitemap.xml',
      '/samples.json',
    ]);
    for (const link of linksIn(text)) expect(existsSync(join(builtFolder, link)), link).toBe(true);
  });

  test('names the size of llms-full.txt, which has the text of the same pages in the same order', () => {
    const full = builtText('llms-full.txt');
    const size = Buffer.byteLength(full) / 1_000_000;
    expect(size).toBeLessThan(4);
    expect(builtText('llms.txt')).toContain(`all of these pages in one file of ${size.toFixed(1)} MB`);
    const addresses = [...full.matchAll(/^Address: (\S+)$/gm)].map(([, address = '']) => address);
    const listed = linksIn(builtText('llms.txt')).filter((link) => addresses.includes(link));
    expect(addresses.toSorted()).toEqual(listed.toSorted());
    expect(full).not.toMatch(/^canonical: /m);
  });
});

test('[2T.17] the skill is at the place and has the hash that its index says', () => {
  const index = JSON.parse(builtText('.well-known/agent-skills/index.json')) as {
    skills: { url: string; digest: string; name: string }[];
  };
  expect(index.skills).toHaveLength(1);
  for (const { url, digest, name } of index.skills) {
    const text = builtText(url.slice(1));
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(text).toContain(`\nname: ${name}\n`);
    for (const [, link = ''] of text.matchAll(/\]\((\/[^)]+)\)/g))
      expect(existsSync(join(builtFolder, link)), link).toBe(true);
  }
});

test('[2T.18] without a contact there is no security.txt', () => {
  expect(existsSync(join(builtFolder, '.well-known/security.txt'))).toBe(false);
});

test('[2T.19] the samples of all pages are listed, in every language', () => {
  const built = readBuiltSite(builtFolder, expectedSite(site));
  expect(sampleList.find(built)).toEqual([]);
  const { samples } = JSON.parse(builtText('samples.json')) as { samples: { page: string }[] };
  const pages = globSync('**/index.html', { cwd: builtFolder }).filter((file) =>
    builtText(file).includes('data-sample'),
  );
  expect(new Set(samples.map(({ page }) => page)).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(config.locales.length);
});

test('Markdown that does not exist has an answer in each language', () => {
  expect(builtText('404.md')).toBe(
    '# Page Not Found\n\nWe could not find what you were looking for.\n\n- [llms.txt](/llms.txt)\n',
  );
  for (const { code } of config.locales.slice(1)) expect(builtText(`${code}/404.md`)).toMatch(/^# \S/);
});

test('the same state is written byte for byte again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'discovery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = globSync(['**/*.md', '_markdown/pages.json'], { cwd: builtFolder, exclude: ['**/404.md'] });
  for (const file of files) cpSync(join(builtFolder, file), join(folder, file));
  writeDiscovery(folder, site, readBuiltSite(builtFolder, expectedSite(site)));
  const written = globSync('**/*.*', { cwd: folder, withFileTypes: false }).filter(
    (file) => !files.includes(file),
  );
  const known = globSync(['.well-known/**/*.*'], { cwd: folder });
  expect(written.length + known.length).toBeGreaterThan(8);
  for (const file of new Set([...written, ...known]))
    expect(readFileSync(join(folder, file), 'utf8') === builtText(file), file).toBe(true);
});

describe('a site below a path', () => {
  const base = '/kettle/docs';
  let below: BuiltFixture;
  let host: Host;
  beforeAll(async () => {
    below = await builtFixtureOf('editions below a path');
    host = await ownServer(below.built);
  });
  afterAll(async () => {
    await host?.stop();
  });
  const get = async (path: string, accept = 'text/markdown') =>
    fetch(host.origin + path, { headers: { accept }, redirect: 'manual' });

  test('has its lists below it and at the root of the host, and what is well known at the root', () => {
    for (const name of ['llms.txt', 'llms-full.txt', 'samples.json', '404.md'])
      expect(below.text(name), name).toBe(below.text(`${base}/${name}`));
    expect(below.text('.well-known/agent-skills/index.json')).toContain(
      '"/.well-known/agent-skills/kettle-docs/SKILL.md"',
    );
    expect(existsSync(join(below.built, base, '.well-known'))).toBe(false);
    expect(linksIn(below.text('llms.txt'))).toContain(`${base}/guide.md`);
    expect(linksIn(below.text('llms.txt'))).toContain(`${base}/de.md`);
    for (const link of linksIn(below.text('llms.txt')))
      expect(existsSync(join(below.built, link)), link).toBe(true);
  });

  test('[2T.10] answers with Markdown, and with what is near in its languages', async () => {
    for (const [path, twin] of [
      [`${base}/guide`, `${base}/guide.md`],
      [`${base}/`, `${base}/index.md`],
      [`${base}/de/guide/`, `${base}/de/guide.md`],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-location')]).toEqual([200, twin]);
      expect(await answer.text()).toMatch(/^---\ntitle: /);
      expect((await get(path, 'text/html')).headers.get('content-type')).toContain('text/html');
    }
    const missing = await get(`${base}/de/guid.md`, '*/*');
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ]);
    const text = await missing.text();
    expect(text).toContain(`](${base}/de/guide.md)`);
    expect(text).toContain(`](${base}/llms.txt)`);
    expect((await get(`${base}/manual.md`)).headers.get('location')).toBe(`${base}/guide.md?section=boil-it`);
  });
});
