import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { renderPage } from '../../../src/page/render.tsx';
import { configFile, englishStrings, page, siteOf } from '../site-folder.ts';

const description = 'All that is in the box, what each of it is for, and who needs it.';
const docs = {
  'box/_category_.yml': `label: Box\nposition: 2\nlink:\n  type: generated-index\n  slug: /category/box\ndescription: ${description}\n`,
  'box/one.md': page({ title: 'One', sidebar_position: 1 }),
  'box/two.md': page({ title: 'Two', sidebar_position: 2 }),
  'before.md': page({ title: 'Before', sidebar_position: 1 }),
};

/** The main part of the page of the box. @param base of the edition */
async function boxOf(base: string) {
  const locales = ['en', 'de'].map((code) => ({ code, label: code }));
  const { editions } = await siteOf(docs, {
    'site.config.ts': configFile({ locales }),
    'content/i18n/de.yml': englishStrings,
  });
  const site = editions.find((edition) => edition.base === base);
  const found = site?.find('/category/box');
  if (!site || !found) throw new Error('the page of the test is missing');
  const { body } = await renderPage(site, found, 'Astro v0');
  const tree = fromHtml(body, { fragment: true });
  return (selector: string) =>
    selectAll(`main ${selector}`, tree).map((each) => [each.properties.href, textOf(each)]);
}

it('the page of a folder has its name, what it is about, a card for each page, and ways on', async () => {
  const all = await boxOf('');
  expect(all('h1')).toEqual([[undefined, 'Box']]);
  expect(all('h1 + p')).toEqual([[undefined, description]]);
  expect(all('.cards a')).toEqual([
    ['/box/one', 'One'],
    ['/box/two', 'Two'],
  ]);
  expect(all('.breadcrumbs li')).toEqual([
    [undefined, 'Home'],
    [undefined, 'Box'],
  ]);
  expect(all('.pager a')).toEqual([
    ['/before', 'PreviousBefore'],
    ['/box/one', 'NextOne'],
  ]);
  expect(all('.notice')).toEqual([]);
});

it('in a language that has no words for the folder it says so', async () => {
  const all = await boxOf('/de');
  expect(all('.notice')).toEqual([[undefined, expect.stringMatching(/not translated/i)]]);
  expect(all('.pager a').map(([href]) => href)).toEqual(['/de/before', '/de/box/one']);
});
