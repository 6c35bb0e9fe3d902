import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { renderNotFound } from '../../../src/page/render.tsx';
import type { Site } from '../../../src/site/site.ts';
import { sourceSign } from '../../../src/site/source-sign.ts';
import { config, configFile, englishStrings, page, siteOf } from '../site-folder.ts';
import { bodyOf, hrefs, locales, one, treeOf } from './drawn.ts';

describe('a text in another language than its page', () => {
  const source = page({ title: 'Lab' }, '\n## A\n\n## B\n');
  const folder = {
    'box/_category_.yml':
      'label: Box\nlink:\n  type: generated-index\n  slug: /category/box\ndescription: All that is in the box, what each of it is for, and who needs it.\n',
    'box/in.md': page({ title: 'In' }),
  };
  /** The Arabic edition. @param translation of the page `/lab` */
  async function arabic(translation?: string): Promise<Site> {
    const site = await siteOf(
      { 'lab.md': source, ...folder },
      {
        'site.config.ts': configFile({
          locales,
          links: { ...config.links, edit: 'https://code.example.org/edit/{file}' },
        }),
        'content/i18n/ar.yml': englishStrings,
        ...(translation !== undefined && { 'content/i18n/ar/docs/lab.md': translation }),
      },
    );
    const edition = site.editions.find(({ locale }) => locale.code === 'ar');
    if (!edition) throw new Error('the site has no Arabic edition');
    return edition;
  }
  const inArabic = (sign: string) =>
    [
      '---',
      'title: مختبر',
      `description: ${'وصف '.repeat(8)}`,
      `source: "${sign}"`,
      '---',
      '',
      '## ا',
      '',
      '## ب',
    ].join('\n');

  it('says so with its direction, in its contents too, and is edited where it was written', async () => {
    const tree = await bodyOf(await arabic(), '/lab');
    expect(one('[data-prose]', tree).properties).toMatchObject({ lang: 'en', dir: 'ltr' });
    for (const list of ['nav.toc ul', '.toc-mobile ul'])
      expect(one(list, tree).properties.lang, list).toBe('en');
    expect(one('main .notice', tree).children).toHaveLength(1);
    expect(hrefs(selectAll('.page-meta a:not([rel=alternate])', tree))).toEqual([
      'https://code.example.org/edit/content/docs/lab.md',
    ]);
    const label = one('[data-sidebar] a[href="/ar/lab"] bdi', tree);
    expect([label.properties.lang, textOf(label)]).toEqual(['en', 'Lab']);
  });

  it('says so on a generated page', async () => {
    const tree = await bodyOf(await arabic(), '/category/box');
    for (const element of ['h1', 'h1 + p'])
      expect(one(`main .prose > ${element}`, tree).properties, element).toMatchObject({
        lang: 'en',
        dir: 'ltr',
      });
  });

  it('is none once it is translated, which is edited where that was written', async () => {
    const tree = await bodyOf(await arabic(inArabic(sourceSign(source))), '/lab');
    expect(one('[data-prose]', tree).properties.lang).toBeUndefined();
    expect(one('[data-prose]', tree).properties.dir).toBeUndefined();
    expect(
      select('main .notice, nav.toc [lang], [data-sidebar] a[href="/ar/lab"] [lang]', tree),
    ).toBeUndefined();
    expect(hrefs(selectAll('.page-meta a:not([rel=alternate])', tree))).toEqual([
      'https://code.example.org/edit/content/i18n/ar/docs/lab.md',
    ]);
  });

  it('is offered in its own language when the translation is older', async () => {
    const tree = await bodyOf(await arabic(inArabic('000000000000')), '/lab');
    const link = one('main .notice a', tree);
    expect(textOf(link)).toBe('English');
    expect(link.properties).toEqual({ href: '/lab', hrefLang: 'en', lang: 'en', target: '_self' });
  });

  it('is not found in the words of its language: the not-found page of each looks in its own pages [8.12]', async () => {
    const edition = await arabic();
    const tree = treeOf(renderNotFound(edition, 'Astro v0').body);
    const nearest = one('[data-nearest]', tree);
    expect(nearest.properties).toMatchObject({ hidden: true, dataNearest: 'true' });
    expect(one('main form', tree).properties.action).toBe('/ar/search');
    expect(one('main form input', tree).properties).toMatchObject({ type: 'search', name: 'q' });
    expect(select('[data-sidebar] a[href="/ar/lab"]', tree)).toBeDefined();
    expect(hrefs(selectAll('main .columns a', tree)).sort()).toEqual(['/ar/', '/ar/category/box', '/ar/lab']);
    expect(textOf(one('main .columns a[href="/ar/lab"] [lang=en]', tree))).toBe('Lab');
  });
});
