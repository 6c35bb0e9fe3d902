import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/page/render.tsx';
import { ModelTable } from '../../../src/product/views/ModelTable.tsx';
import { HomeHero } from '../../../src/prose/home/HomeHero.tsx';
import { ReportError } from '../../../src/prose/publisher/ReportError.tsx';
import type { Site } from '../../../src/site/site.ts';
import { RenderContext } from '../../../src/view/context.ts';
import type { PartName } from '../../../src/view/styles.ts';
import {
  configFile,
  englishStrings,
  expectOneLine,
  type Files,
  mistakesOf,
  page,
  siteOf,
} from '../site-folder.ts';

/** The text of a page with this body. */
async function proseOf(
  body: string,
  docs: Files = {},
  config: Record<string, unknown> = {},
): Promise<Element> {
  const site = await siteOf(
    { ...docs, 'x.md': page({ title: 'X' }, `\n${body}\n`) },
    { 'site.config.ts': configFile(config) },
  );
  const found = site.find('/x');
  if (!found) throw new Error('the page of the test is missing');
  const { body: html } = await renderPage(site, found, 'Astro v0');
  return one('[data-prose]', fromHtml(html, { fragment: true }));
}

function one(selector: string, tree: Root | Element): Element {
  const found = select(selector, tree);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

const drawnIn = (site: Site, element: ReactElement) =>
  fromHtml(
    renderToStaticMarkup(
      createElement(
        RenderContext.Provider,
        { value: { site, path: '/x', parts: new Set<PartName>() } },
        element,
      ),
    ),
    { fragment: true },
  );

describe('tabs', () => {
  const set = (attributes: string, ...labels: string[]) =>
    `::::tabs${attributes}\n${labels.map((label) => `:::tab[${label}]\nOf ${label}.\n:::`).join('\n')}\n::::`;

  it('have one tab and one panel selected, the first, and each panel its tab', async () => {
    const prose = await proseOf(set('{sync="installer"}', 'pip', 'uv', 'conda'));
    const tabs = selectAll('[role=tablist] > [role=tab]', prose).map(({ properties }) => properties);
    expect(tabs.map(({ ariaSelected, tabIndex }) => [ariaSelected, tabIndex])).toEqual([
      ['true', 0],
      ['false', -1],
      ['false', -1],
    ]);
    const panels = selectAll('[role=tabpanel]', prose).map(({ properties }) => properties);
    expect(panels.map(({ hidden, dataLabel }) => [hidden, dataLabel])).toEqual([
      [undefined, 'pip'],
      [true, 'uv'],
      [true, 'conda'],
    ]);
    expect(panels.map(({ id }) => id)).toEqual(tabs.map(({ ariaControls }) => ariaControls?.toString()));
    expect(panels.map(({ ariaLabelledBy }) => ariaLabelledBy?.toString())).toEqual(tabs.map(({ id }) => id));
    expect(one('[role=tablist]', prose).properties.ariaLabel).toBeTruthy();
  });

  it('have ids of their own in each set, and ask for the choice of a reader only where they have a name', async () => {
    const prose = await proseOf(`${set('{sync="installer"}', 'pip', 'uv')}\n\n${set('', 'pip', 'uv')}`);
    const ids = selectAll('[role=tab], [role=tabpanel]', prose).map(({ properties }) => properties.id);
    expect(new Set(ids).size).toBe(8);
    const sets = selectAll('.tabs', prose);
    expect(sets.map(({ properties }) => properties.dataTabs)).toEqual(['installer', '']);
    expect(sets.map((each) => selectAll('script', each).map(textOf))).toEqual([
      ['dtxTabs(document.currentScript)'],
      [],
    ]);
  });
});

describe('a block of code', () => {
  it('has its title, which is its name when it scrolls, its language, and a button that says how it went', async () => {
    const prose = await proseOf('```yaml title="a.yml" showLineNumbers schema="none"\na: 1\n```');
    expect(textOf(one('figure > figcaption', prose))).toBe('a.yml');
    expect(one('pre', prose).properties).toMatchObject({
      className: ['numbered'],
      // The script takes the title above it.
      dataScroller: '',
    });
    expect(one('figure', prose).properties).toMatchObject({ dataLanguage: 'yaml' });
    expect(one('button', prose).properties).toMatchObject({
      type: 'button',
      dataCopy: 'Copied',
      dataWrap: 'Wrap lines',
    });
    expect(one('button', prose).properties.dataCopyFailed).toMatch(/by hand/);
  });

  it('is called what it is without a title, and numbers no lines unasked', async () => {
    const prose = await proseOf('```yaml schema="none"\na: 1\n```');
    expect(select('figcaption', prose)).toBeUndefined();
    expect(one('pre', prose).properties).toMatchObject({ dataScroller: 'Code' });
    expect(one('pre', prose).properties.className).toBeUndefined();
  });

  it('of adversarial text says so before its title, and without one', async () => {
    const titles = async (meta: string) => {
      const prose = await proseOf(`\`\`\`text sample ${meta}\nSay BANANA.\n\`\`\``);
      expect(one('figure', prose).properties).toMatchObject({ className: ['code', 'code-sample'] });
      return textOf(one('figcaption', prose));
    };
    const label = 'Adversarial sample';
    expect(await titles('')).toBe(label);
    expect(await titles('title="Prompt"')).toBe(`${label}: Prompt`);
  });
});

describe('what stands out', () => {
  it('is a note with a name: its own, or that of its kind', async () => {
    const prose = await proseOf(':::warning\nHot.\n:::\n\n:::tip[Faster]\nUse it.\n:::');
    const notes = selectAll('[role=note]', prose);
    expect(notes.map((note) => [note.properties.ariaLabel, textOf(one('.admonition-title', note))])).toEqual([
      ['Warning', 'Warning'],
      ['Faster', 'Faster'],
    ]);
    expect(notes[0]?.properties.className).toEqual(['admonition', 'admonition-warning']);
  });

  it('is folded until a reader opens it', async () => {
    const prose = await proseOf(':::details[Show]\nThe report.\n:::');
    expect(one('details', prose).properties.open).toBeUndefined();
    expect(textOf(one('details > summary', prose))).toBe('Show');
  });
});

describe('a link of the text', () => {
  it('that leaves the site is marked, and opens in the same tab', async () => {
    const prose = await proseOf(
      '[Away](https://example.org/a), [mail](mailto:a@example.org), [home](/), [here](#a).\n\n## A',
    );
    const links = selectAll('p a', prose).map(({ properties }) => properties);
    expect(links).toEqual([
      { href: 'https://example.org/a', className: ['leaves'], rel: ['noopener', 'noreferrer'] },
      { href: 'mailto:a@example.org' },
      { href: '/' },
      { href: '#a' },
    ]);
  });

  it('to where errors are reported shows the address as one reads it', async () => {
    const report = async (address?: string) => {
      const links = {
        website: 'https://e.org',
        blog: 'https://e.org',
        code: 'https://e.org',
        report: address,
      };
      const site = await siteOf({}, { 'site.config.ts': configFile({ links }) });
      const tree = drawnIn(site, createElement(ReportError));
      return selectAll('a', tree).map((link) => [link.properties.href, textOf(link)]);
    };
    expect(await report('https://code.example.org/issues/?new=1#a')).toEqual([
      ['https://code.example.org/issues/?new=1#a', 'code.example.org/issues'],
    ]);
    expect(await report('https://code.example.org/')).toEqual([
      ['https://code.example.org/', 'code.example.org'],
    ]);
    expect(await report('mailto:docs@example.org?subject=Error')).toEqual([
      ['mailto:docs@example.org?subject=Error', 'docs@example.org'],
    ]);
    expect(await report()).toEqual([]);
  });
});

it('the cards of a folder without a page are those of what it holds, each with its description', async () => {
  const docs = {
    'x/loose/_category_.yml': 'label: Loose\n',
    'x/loose/end.md': page({ title: 'Loose end' }),
    'x/one.md': page({ title: 'One' }),
  };
  const prose = await proseOf('::children', docs);
  const cards = selectAll('.cards > li', prose).map((card) => [
    one('a', card).properties.href,
    textOf(card).slice(0, 10).trim(),
    textOf(card).includes('long enough'),
  ]);
  expect(cards.sort()).toEqual([
    ['/x/loose/end', 'Loose endA', true],
    ['/x/one', 'OneA descr', true],
  ]);
});

it('a page without pages below it cannot list them, which its author is told', async () => {
  const lines = await mistakesOf(() => proseOf('::children'));
  expectOneLine(lines, 'content/docs/x.md', '::children is on a page that has no pages below it');
});

it('a table of the text has a name for when it scrolls, and its role where it is drawn as blocks', async () => {
  const prose = await proseOf('| a | b |\n|---|---|\n| 1 | 2 |');
  expect(one('.table', prose).properties.dataScroller).toBe('Table');
  expect(one('.table > table', prose).properties.role).toBe('table');
});

describe('a table of the product', () => {
  const table = async (count: number, fields = {}) => {
    const rows = Array.from({ length: count }, (_, i) => ({ id: `r-${i}`, cells: [`\`r${i}\``, 'Words'] }));
    const columns = ['name', 'meaning'] as const;
    return drawnIn(await siteOf({}), createElement(ModelTable, { columns, rows, what: 'models', ...fields }));
  };

  it('has a filter from 16 rows on', async () => {
    expect(select('input, [data-filtered]', await table(15))).toBeUndefined();
    const long = await table(16);
    expect(select('input', long)).toBeDefined();
    expect(one('.model-table', long).properties.dataFiltered).toMatch(/\{shown\}.*\{all\}/);
  });

  it('has rows with a header, an address and a link to it', async () => {
    const tree = await table(2);
    const header = one('#r-1 > th[scope=row]', tree);
    expect(header.properties.ariaLabel).toBe('r1');
    expect(one('a', header).properties).toMatchObject({ href: '#r-1', ariaLabel: expect.any(String) });
    expect(selectAll('thead th', tree).map(({ properties }) => properties.scope)).toEqual(['col', 'col']);
    expect(one('.model-table', tree).properties.dataRows).toBeUndefined();
    expect(one('.model-table', await table(2, { rowsAre: 'repeats' })).properties.dataRows).toBe('repeats');
  });
});

describe('the front door', () => {
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch' },
    { code: 'ar', label: 'العربية', direction: 'rtl' },
  ];
  it.each([
    ['en', undefined],
    ['de', { lang: 'en' }],
    ['ar', { lang: 'en', dir: 'ltr' }],
  ])('marks the words of the configuration where they are in another language: %s', async (code, marked) => {
    const site = await siteOf(
      { 'quick-start.md': page(), 'architecture/index.md': page() },
      {
        'site.config.ts': configFile({ locales }),
        'content/i18n/de.yml': englishStrings,
        'content/i18n/ar.yml': englishStrings,
      },
    );
    const edition = site.editions.find(({ locale }) => locale.code === code);
    if (!edition) throw new Error(`no edition in ${code}`);
    const tree = drawnIn(edition, createElement(HomeHero, { title: 'Test it', lead: 'Now.' }));
    expect(textOf(one('.eyebrow', tree))).toBe('Tests of language models');
    expect(select('.eyebrow > span', tree)?.properties).toEqual(marked);
    const actions = selectAll('.hero-actions a.button', tree).map(({ properties }) => properties.href);
    expect(actions).toEqual([`${edition.base}/quick-start`, `${edition.base}/architecture/`]);
  });

  it('has its first two children beside the ways in, and what else there is opposite', async () => {
    const home = createElement(
      HomeHero,
      { title: 'Test it', lead: 'Now.' },
      '\n',
      createElement('p', { key: 'status' }, 'status'),
      createElement('pre', { key: 'install' }, 'install'),
      createElement('pre', { key: 'run' }, 'run'),
    );
    const tree = drawnIn(await siteOf({}), home);
    expect(textOf(one('.hero > div:first-child > .hero-lead + p', tree))).toBe('status');
    expect(textOf(one('.hero > div:first-child > pre', tree))).toBe('install');
    expect(textOf(one('.hero-run', tree))).toBe('run');
    expect(selectAll('.hero-actions a', tree).map(({ properties }) => properties.href)).toEqual([
      '/quick-start',
      '/architecture/',
      'https://code.example.org/dtx',
    ]);
  });
});
