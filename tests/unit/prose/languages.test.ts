import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/page/render.tsx';
import { sourceSign } from '../../../src/site/source-sign.ts';
import { configFile, description, englishStrings, type Files, page, siteOf } from '../site-folder.ts';

const locales = [
  { code: 'en', label: 'English' },
  { code: 'de', label: 'Deutsch' },
];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const germanStrings = englishStrings
  .replace(/^( +note: )Note$/m, '$1Hinweis')
  .replace(/^( +copy: )Copy$/m, '$1Kopieren')
  .replace(/^( +footnotes: )Footnotes$/m, '$1Fußnoten');

/** A page in German. @param translation of the page `lab/p`, whose folder has the others beside it */
async function german(
  source: string,
  translation?: string,
  beside: Files = {},
  route = '/lab/p',
): Promise<Root> {
  const { editions } = await siteOf(
    { 'lab/p.md': source, ...beside },
    {
      'site.config.ts': configFile({ locales }),
      'content/i18n/de.yml': germanStrings,
      ...(translation !== undefined && {
        'content/i18n/de/docs/lab/p.md': `---\ntitle: Labor\ndescription: ${description}\nsource: "${sourceSign(source)}"\n---\n${translation}`,
      }),
    },
  );
  const site = editions.find(({ locale }) => locale.code === 'de');
  const found = site?.find(route);
  if (!site || !found) throw new Error('the page of the test is missing');
  return fromHtml((await renderPage(site, found, 'Astro v0')).body, { fragment: true });
}
const words = (tree: Root, selector: string) => selectAll(selector, tree).map(textOf);

describe('a translated text', () => {
  it('has the words of the interface in its language, and one that waits for its translation those of its own', async () => {
    const text = ':::note\nText[^1].\n:::\n\n```text\na\n```\n\n[^1]: More.\n';
    const source = page({ title: 'Lab' }, text);
    const parts = '[data-prose] :is(.admonition-title, [data-copy], #footnote-label)';
    expect(words(await german(source, text), parts)).toEqual(['Hinweis', 'Kopieren', 'Fußnoten']);
    expect(words(await german(source), parts)).toEqual(['Note', 'Copy', 'Footnotes']);
  });

  it('keeps the choice of a tab by the label of the original, where both have as many and the set has a name', async () => {
    const set = (name: string, ...labels: string[]) =>
      `::::tabs${name}\n${labels.map((label) => `:::tab[${label}]\nText\n:::`).join('\n')}\n::::\n\n`;
    const sync = '{sync="system"}';
    const source = page({}, set(sync, 'Windows', 'Other') + set('', 'One', 'Two') + set(sync, 'a', 'b', 'c'));
    const tree = await german(
      source,
      set(sync, 'Windows', 'Anderes') + set('', 'Eins', 'Zwei') + set(sync, 'x', 'y'),
    );
    const tabs = selectAll('[role=tab]', tree).map((tab) => [textOf(tab), tab.properties.dataKey]);
    expect(tabs).toEqual([
      ['Windows', undefined],
      ['Anderes', 'Other'],
      ['Eins', undefined],
      ['Zwei', undefined],
      ['x', undefined],
      ['y', undefined],
    ]);
  });

  it('has diagrams that run as it is read', async () => {
    const locales = [
      { code: 'en', label: 'English' },
      { code: 'ar', label: 'العربية', direction: 'rtl' },
    ];
    const text = '```mermaid title="Steps" alt="One leads to two."\nflowchart LR\na --> b\n```\n';
    const source = page({}, text);
    const { editions } = await siteOf(
      { 'p.md': source, 'waits.md': page({}, text) },
      {
        'site.config.ts': configFile({ locales }),
        'content/i18n/ar.yml': englishStrings,
        'content/i18n/ar/docs/p.md': `---\ntitle: P\ndescription: ${description}\nsource: "${sourceSign(source)}"\n---\n${text}`,
      },
    );
    const startOf = async (code: string, route: string) => {
      const site = editions.find(({ locale }) => locale.code === code);
      const found = site?.find(route);
      if (!site || !found) throw new Error('the page of the test is missing');
      const tree = fromHtml((await renderPage(site, found, 'Astro v0')).body, { fragment: true });
      const [a, b] = selectAll('svg.diagram-wide g > rect', tree).map(({ properties }) =>
        Number(properties.x),
      );
      return (a ?? 0) < (b ?? 0) ? 'left' : 'right';
    };
    expect(await startOf('en', '/p')).toBe('left');
    expect(await startOf('ar', '/p')).toBe('right');
    expect(await startOf('ar', '/waits'), 'in its own language').toBe('left');
  });

  it('has pictures and links of its original, from the folder of that', async () => {
    const text = '![A cup](./img/cup.svg) [one](./one.md) [up](../index.md)';
    const tree = await german(page({}, text), text, { 'lab/img/cup.svg': svg, 'lab/one.md': page() });
    expect(selectAll('[data-prose] img', tree).map(({ properties }) => properties)).toMatchObject([
      { src: expect.stringMatching(/^\/media\/cup\./), alt: 'A cup', width: 40, height: 30, loading: 'lazy' },
    ]);
    expect(selectAll('[data-prose] a', tree).map(({ properties }) => properties.href)).toEqual([
      '/de/lab/one',
      '/de/',
    ]);
  });
});

it('cards say which of them wait for their translation', async () => {
  const source = page({ title: 'Lab' }, '::children\n');
  const index = { 'lab/index.md': source };
  const tree = await german(page({ title: 'P' }), '', index, '/lab/');
  const cards = selectAll('.cards > li', tree).map((card) => [
    select('a', card)?.properties.href,
    select('a', card)?.properties.lang,
    select('p:last-child', card)?.properties.lang,
    words({ type: 'root', children: [card] }, 'p').join(': '),
  ]);
  expect(cards).toEqual([['/de/lab/p', undefined, undefined, `Labor: ${description}`]]);
  const waiting = await german(page({ title: 'P' }), undefined, index, '/lab/');
  const [link, text] = selectAll('.cards :is(a, p:last-child)', waiting);
  expect([link?.properties.lang, text?.properties.lang]).toEqual(['en', 'en']);
});
