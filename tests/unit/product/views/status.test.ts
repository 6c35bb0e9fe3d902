import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../../src/page/render.tsx';
import { aboutPath, greenPath } from '../../../../src/product/status/tool-status.ts';
import { expectOneLine, mistakesOf, page } from '../../site-folder.ts';
import { realProduct, siteWithProduct } from '../product-folder.ts';
import { renderBody, rowsOf, rowText } from './rendered-page.ts';

const strip = page({ title: 'Strip' }, '::tool-status');
const docs = {
  'index.md': page({ title: 'Home' }, '::tool-status'),
  'about.md': strip,
  'redteam/green.md': strip,
  // Without a page of its own a folder shows cards of what it holds.
  'tactics/_category_.yml': 'label: Tactics\nlink: {type: generated-index, slug: /category/tactics}\n',
  'tactics/autodan.md': page({ title: 'AutoDAN' }),
  'tactics/tap.md': page({ title: 'TAP' }),
};

async function rendered(route: string) {
  const site = await siteWithProduct(docs);
  const found = site.find(route);
  if (!found) throw new Error(`${route} is missing`);
  return fromHtml((await renderPage(site, found, 'Astro v0')).body, { fragment: true });
}

describe('the strip that says the state of the tool', () => {
  test('[2S.43] cannot be dismissed: it is a list of text and links, without anything to press', async () => {
    const section = select('.tool-status', await rendered('/'));
    expect(section?.properties.ariaLabel).toBe('State of DTX');
    expect(selectAll('li', section)).toHaveLength(5);
    expect(
      selectAll('button, input, summary, details, dialog, [popover], [data-state], script', section),
    ).toEqual([]);
  });

  test.each([
    ['/', [greenPath, aboutPath]],
    ['/about', [greenPath]],
    ['/redteam/green', [aboutPath]],
  ])('on %s leads to other pages only', async (route, expected) => {
    const links = selectAll('.tool-status a', await rendered(route));
    expect(links.map(({ properties }) => properties.href)).toEqual(expected);
  });
});

describe('the mark of what is broken', () => {
  test('[2S.44] is in the heading of its page', async () => {
    const heading = select('h1', await rendered('/tactics/autodan'));
    expect(textOf(heading ?? { type: 'root', children: [] })).toBe('AutoDAN Broken in 0.34.0');
    expect(selectAll('.state-broken', await rendered('/tactics/tap'))).toEqual([]);
  });

  test('is at its card in a list of pages', async () => {
    const marks = selectAll('.state-broken', await rendered('/category/tactics'));
    expect(marks.map((each) => textOf(each))).toEqual(['Broken in 0.34.0']);
  });

  test('is at its row of a table, and not at what works with care', async () => {
    const { html, parts } = await renderBody('::tactics\n\n::providers{kind="hosted"}');
    expect(parts).toContain('state');
    expect(rowText(html, 'tactic-autodan')).toMatch(/^AutoDAN --attack AUTODAN Broken in 0\.34\.0 /);
    expect(html).toMatch(/<th[^>]* aria-label="AutoDAN --attack AUTODAN Broken in 0\.34\.0"/);
    expect(rowText(html, 'provider-anthropic')).toMatch(/^anthropic Broken in 0\.34\.0 /);
    expect(rowText(html, 'tactic-tap')).not.toContain('roken');
  });

  test('is at the reference of a command', async () => {
    const { html } = await renderBody('::command{name="agents_scope_generator.py"}');
    expect(html).toMatch(/<p>[^\n]*? <span class="state-broken">Broken in 0\.34\.0<\/span><\/p>/);
  });

  test.each([
    ['::commands{program="dtx"}', 'command-dtx-env-list'],
    ['::datasets', 'dataset-hf_airbench'],
    ['::litellm-prefixes', 'litellm-together'],
  ])('is at a row of %s', async (body, id) => {
    const product = realProduct();
    const state = { is: 'broken' as const, why: 'It stops.' };
    const { html } = await renderBody(body, undefined, (site) => ({
      ...site,
      product: {
        ...product,
        'command-line': product['command-line'].map((each) =>
          each.path === 'dtx env list' ? { ...each, state } : each,
        ),
        datasets: product.datasets.map((each) => (each.id === 'HF_AIRBENCH' ? { ...each, state } : each)),
      },
    }));
    expect(rowText(html, id)).toContain(' Broken in 0.34.0 ');
  });
});

describe('a table of states', () => {
  test.each(['commands', 'agents', 'attacks', 'datasets'])('of %s has the worst first', async (of) => {
    const { html } = await renderBody(`::states{of="${of}"}`);
    const order = ['broken', 'works with care', 'works'];
    const states = rowsOf(html).map((id) => {
      const cell = new RegExp(`id="${id}".*?</th><td[^>]*>(.*?)</td>`, 's').exec(html)?.[1] ?? '';
      return order.indexOf(cell);
    });
    expect(states).not.toContain(-1);
    expect(new Set(states).size).toBeGreaterThan(1);
    expect(states).toEqual([...states].sort());
  });

  test('says what to watch, and leads to the page of a tactic', async () => {
    const { html } = await renderBody('::states{of="attacks"}');
    expect(rowText(html, 'state-autodan')).toMatch(/broken A run ends after its first pass/);
    expect(html).toContain('href="/tactics/autodan"');
    expect(rowText(html, 'state-pair')).toMatch(/works –$/);
  });

  test('is refused for what has no states', async () => {
    const lines = await mistakesOf(() => renderBody('::states{of="plugins"}'));
    expectOneLine(lines, 'content/docs/p.md', '"plugins" is not a kind of entry with a state');
  });
});
