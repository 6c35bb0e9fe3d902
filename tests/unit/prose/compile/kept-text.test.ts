import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CompiledText, keptText } from '../../../../src/prose/compile/kept-text.ts';
import type { SourcePage } from '../../../../src/site/read-content.ts';
import type { Site } from '../../../../src/site/site.ts';
import { folder, page, siteOf } from '../../site-folder.ts';

const before = process.cwd();

beforeEach(() => {
  // What is kept lies below the folder that a build runs in.
  process.chdir(folder({}));
  vi.stubEnv('DTX_DOCS_SOURCE_KEY', 'this code');
});
afterEach(() => process.chdir(before));

const text = (code: string): CompiledText => ({ code, headings: [], tabs: [], links: [], warnings: [] });

/** The site of the test, with the page `/p`. */
async function siteWith(body = 'Text\n'): Promise<{ site: Site; source: SourcePage }> {
  const site = await siteOf({ 'p.md': page({}, body), 'other.md': page() });
  const found = site.find('/p');
  if (found?.kind !== 'doc') throw new Error('the page of the test is missing');
  return { site, source: found.source };
}

/** Whether a text has to be made, since none is kept for this site. The site is another one, as in another build. */
async function isMade(site: Site, source: SourcePage): Promise<boolean> {
  const make = vi.fn(async () => text('made anew'));
  await keptText({ ...site }, source, make);
  return make.mock.calls.length > 0;
}

describe('a compiled text', () => {
  it('is kept for the next build, as it was', async () => {
    const { site, source } = await siteWith();
    const made = { ...text('return 1'), tabs: [['a', 'b']], warnings: ['content/docs/p.md: line 6'] };
    expect(await keptText(site, source, async () => made)).toEqual(made);
    expect(await keptText({ ...site }, source, () => Promise.reject(new Error('made again')))).toEqual(made);
  });

  it('that cannot be made is not kept', async () => {
    const { site, source } = await siteWith();
    await expect(keptText(site, source, () => Promise.reject(new Error('a mistake')))).rejects.toThrow(
      'a mistake',
    );
    expect(await isMade(site, source)).toBe(true);
  });

  it.each<[string, (site: Site) => Partial<Site>]>([
    [
      'words of the interface',
      ({ strings }) => ({ strings: { ...strings, prose: { ...strings.prose, note: 'N.B.' } } }),
    ],
    ['its language', ({ locale }) => ({ locale: { ...locale, code: 'de' } })],
    ['its direction', ({ locale }) => ({ locale: { ...locale, direction: 'rtl' } })],
    [
      'the place of a page it may lead to',
      ({ pages }) => ({
        pages: pages.map((each) => (each.route === '/other' ? { ...each, route: '/moved' } : each)),
      }),
    ],
  ])('is made again when there is another of %s', async (_, differs) => {
    const { site, source } = await siteWith();
    expect(await isMade(site, source)).toBe(true);
    expect(await isMade(site, source)).toBe(false);
    expect(await isMade({ ...site, ...differs(site) }, source)).toBe(true);
  });

  it('is made again when its source, the product model or the code has changed', async () => {
    const { site, source } = await siteWith();
    expect(await isMade(site, source)).toBe(true);
    expect(await isMade(site, { ...source, body: 'Other text\n' })).toBe(true);
    mkdirSync(join(site.root, 'content/product'), { recursive: true });
    writeFileSync(join(site.root, 'content/product/tactics.yml'), '[]');
    expect(await isMade(site, source)).toBe(true);
    expect(await isMade(site, source)).toBe(false);
    vi.stubEnv('DTX_DOCS_SOURCE_KEY', 'other code');
    expect(await isMade(site, source)).toBe(true);
  });

  it('is never kept while writing, nor with a picture, whose size is that of its file', async () => {
    const picture = await siteWith('![A cup](./cup.svg)\n');
    expect(await isMade(picture.site, picture.source)).toBe(true);
    expect(await isMade(picture.site, picture.source)).toBe(true);
    vi.stubEnv('DTX_DOCS_SOURCE_KEY', '');
    const { site, source } = await siteWith();
    expect(await isMade(site, source)).toBe(true);
    expect(await isMade(site, source)).toBe(true);
  });
});
