import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/page/render.tsx';
import type { ProductReleases } from '../../../src/product/deployment/releases.ts';
import type { Site } from '../../../src/site/site.ts';
import type { Verification } from '../../../src/site/verification.ts';
import { realProduct } from '../product/product-folder.ts';
import { configFile, description, englishStrings, page, siteOf } from '../site-folder.ts';

/** The releases of a product of the model, as those of another one. */
function documented(title: string, version: string, wasRun: boolean): ProductReleases {
  const real = realProduct().releases.find(({ documented }) => documented);
  if (!real?.documented) throw new Error('the product model documents no release');
  return { ...real, title, documented: { ...real.documented, version, wasRun, pages: ['/lab'] } };
}

const locales = ['en', 'ar'].map((code) => ({ code, label: code }));

/** The page `/lab` in a language, of a site whose examples were checked. */
async function labOf(pages: Verification['pages'], code = 'en', updated?: Date) {
  const source = page({ title: 'Lab' });
  const { editions } = await siteOf(
    { 'lab.md': source, 'other.md': page() },
    {
      'site.config.ts': configFile({ locales }),
      'content/i18n/ar.yml': englishStrings,
      'content/i18n/ar/docs/lab.md': `---\ntitle: Lab\ndescription: ${description}\nsource: "000000000000"\n---\n`,
    },
  );
  const edition = editions.find(({ locale }) => locale.code === code);
  const found = edition?.find('/lab');
  if (!edition || found?.kind !== 'doc') throw new Error('the page of the test is missing');
  const releases = [
    documented('DTX', '0.34', true),
    documented('Guard', '2', pages['content/docs/lab.md']?.jq === undefined),
  ];
  const site: Site = {
    ...edition,
    product: { ...realProduct(), releases },
    verification: { date: '2026-02-28T23:30:00Z', pages },
  };
  const shown = { ...found, ...(updated && { updated }) };
  const tree = fromHtml((await renderPage(site, shown, 'Astro v0')).body, { fragment: true });
  const [verified] = selectAll('.verified', tree);
  return {
    verified: verified && textOf(verified),
    times: selectAll('time', tree).map((time) => [time.properties.dateTime, textOf(time)]),
    meta: selectAll('.page-meta', tree).map(textOf),
    edit: select('.page-meta a:not([rel=alternate])', tree),
  };
}
const file = 'content/docs/lab.md';

describe('the foot of a page', () => {
  it('says what the page describes, and for what its examples were checked, with how many', async () => {
    const { verified, times } = await labOf({ [file]: { names: 1200, commands: 3 } });
    expect(verified).toBe(
      'Describes DTX 0.34 and Guard 2 as installed from PyPI and run. Examples checked on February 28, 2026: DTX commands 3 · names 1,200',
    );
    expect(times).toEqual([['2026-02-28T23:30:00Z', 'February 28, 2026']]);
  });

  it('says that something was run only where all of it was', async () => {
    const { verified } = await labOf({ [file]: { jq: 1 } });
    expect(verified).toMatch(/^Describes DTX 0\.34 and Guard 2\. Examples/);
  });

  it('says that a page has no examples, of which a translation has those of its original', async () => {
    expect((await labOf({ [file]: {} })).verified).toMatch(/February 28, 2026: this page has none\.$/);
    expect((await labOf({ [file]: { commands: 3 } }, 'ar')).verified).toContain('DTX commands 3');
  });

  it('says nothing of a page that was not checked', async () => {
    expect((await labOf({ 'content/docs/other.md': { commands: 3 } })).verified).toBeUndefined();
  });

  it('says when the page changed, without an address to edit it too, and leads to its Markdown alone when neither is known', async () => {
    const updated = new Date('2024-02-29T12:00:00Z');
    const { meta, times, edit } = await labOf({}, 'en', updated);
    expect(meta).toEqual(['MarkdownLast updated February 29, 2024']);
    expect(times).toEqual([['2024-02-29T12:00:00.000Z', 'February 29, 2024']]);
    expect(edit).toBeUndefined();
    expect((await labOf({})).meta).toEqual(['Markdown']);
  });
});
