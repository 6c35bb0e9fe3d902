import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { calledFrom } from '../../../../src/product/deployment/lab-network.ts';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { realProduct } from '../product-folder.ts';
import { renderBody } from './rendered-page.ts';

const drawn = async (body: string) => fromHtml((await renderBody(body)).html, { fragment: true });
const words = (node: Parameters<typeof textOf>[0]) => textOf(node).replace(/\s+/g, ' ').trim();

describe('the funnel of limits', () => {
  test('says of each step which limits count there, with the defaults of its command', async () => {
    const tree = await drawn('::limit-funnel');
    const stages = selectAll('.funnel > ol > li', tree).map((stage) => [
      words(select('b', stage) ?? stage),
      ...selectAll('ul > li', stage).map(words),
    ]);
    expect(stages).toEqual([
      [
        'Scope',
        'max_prompts Has no effect.',
        'max_prompts_per_plugin Has no effect.',
        'max_goals_per_plugin Has no effect.',
        'max_prompts_per_tactic',
        'max_plugins',
      ],
      [
        'Plan',
        '--max_prompts 20 by default',
        '--max_prompts_per_plugin 100 by default',
        '--max_goals_per_plugin 10 by default',
        'max_plugins from the scope',
      ],
      ['With a plan', '--max_prompts 20 by default', 'max_prompts_per_tactic from the scope'],
    ]);
    // What is struck through for the eye is what has no effect.
    expect(selectAll('s', tree).map(words)).toEqual([
      'max_prompts',
      'max_prompts_per_plugin',
      'max_goals_per_plugin',
    ]);
  });
});

describe('the matrix of datasets and plugins', () => {
  test('has a square for each plugin of a category, full where the dataset has prompts, and their number', async () => {
    const tree = await drawn('::dataset-matrix');
    const { datasets, plugins } = realProduct();
    const rows = selectAll('tbody tr', tree);
    const wanted = datasets.filter((dataset) => dataset.plugins.length > 0);
    expect(rows.map((row) => words(select('th', row) ?? row))).toEqual(
      wanted.map(({ aliases }) => aliases[0]),
    );
    wanted.forEach((dataset, i) => {
      const row = rows[i];
      if (!row) throw new Error(dataset.id);
      const squares = selectAll('[aria-hidden]', row).map(textOf).join('');
      expect(squares.replaceAll('□', ''), dataset.id).toHaveLength(dataset.plugins.length);
      const cells = selectAll('td', row).map(words);
      const numbers = cells.map((text) => Number(/(\d+) of \d+$/.exec(text)?.[1] ?? 0));
      expect(
        numbers.reduce((sum, number) => sum + number, 0),
        dataset.id,
      ).toBe(dataset.plugins.length);
      expect(cells).toHaveLength(plugins.categories.length);
    });
  });
});

describe('the network of a lab', () => {
  test('shows every port of the machine once, with the service behind it', async () => {
    for (const lab of realProduct().images.labs.filter(({ services }) => services.length > 0)) {
      const tree = await drawn(`::lab-network{lab="${lab.id}"}`);
      const ports = selectAll('code', tree)
        .map((code) => words(code))
        .filter((text) => /^(?:localhost)?:\d+$/.test(text));
      const wanted = lab.services.flatMap(({ host }) => (host ? [`:${host.port}`] : []));
      expect(ports.map((port) => port.replace('localhost', '')).sort(), lab.id).toEqual(wanted.sort());
    }
  });

  test('draws targets, guard and what they call, with a legend of the roles', async () => {
    const tree = await drawn('::lab-network{lab="vuln-demo-lab"}');
    expect(selectAll('.network-node.role-target', tree).map(words)[0]).toBe('chatbot demo:7860');
    expect(selectAll('.network-called > li', tree).map(words)).toEqual([
      'guard service http://pg:8000 localhost:18000',
      'OPENAI_BASE_URL https://api.openai.com/v1/',
    ]);
    expect(selectAll('.legend li', tree).map(words)).toEqual(['Target', 'Guard']);
    const { others } = calledFrom(lab('vuln-demo-lab'));
    expect(others.map(({ name }) => name)).toEqual(['ollama']);
  });

  test('of a lab that is not there, or has no services, is a mistake', async () => {
    const lines = await mistakesOf(() => renderBody('::lab-network{lab="dvmcp"}'));
    expectOneLine(lines, 'content/docs/p.md', '"dvmcp" is not a lab with services', 'content/product');
  });
});

function lab(id: string) {
  const found = realProduct().images.labs.find((each) => each.id === id);
  if (!found) throw new Error(`no lab ${id}`);
  return found;
}
