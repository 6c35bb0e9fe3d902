import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productDirectives } from '../../../../src/product/directives.ts';
import { mistakesOf } from '../../site-folder.ts';
import { renderBody, textOf } from './rendered-page.ts';

describe('product directives', () => {
  test('are the ones that docs/writing.md lists', () => {
    const text = readFileSync(new URL('../../../../docs/writing.md', import.meta.url), 'utf8');
    const [, chapter = ''] = text.split('### Facts from the product model\n');
    const [section = ''] = chapter.split(/^## /m);
    const listed = [...section.matchAll(/`::([a-z-]+)/g)].map(([, name]) => name);
    expect([...new Set(listed)].sort()).toEqual(Object.keys(productDirectives).sort());
  });

  test('that name an unknown entry are a mistake with line, names and fix', async () => {
    const lines = await mistakesOf(() => renderBody('Text.\n\n::accepted-names{command="dtx redteam walk"}'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^content\/docs\/p\.md: line 8: ::accepted-names: "dtx redteam walk" is not a command/,
    );
  });
});

test('accepted names are those of the model: aliases of datasets, every flag of an evaluator', async () => {
  const text = textOf((await renderBody('::accepted-names{command="dtx redteam run"}')).html);
  expect(text).toMatch(/--agent.* echo .*--dataset.* garak .*--eval.* ibm38 /);
  expect(text).not.toContain('--plugin');
});
