import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productDirectives } from '../../../../src/product/directives.ts';
import { mistakesIn } from '../../prose/compile/compiled.ts';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
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

  test.each([
    ['::tactic-facts{id="tap" colour="red"}', '::tactic-facts knows no option "colour"', 'Options: id'],
    ['::glossary{of="all"}', '::glossary knows no option "of"', 'Options: none'],
    ['::tactic-facts{id=""}', '::tactic-facts needs the option "id"', 'Write ::tactic-facts{id="…"}'],
    ['```bash\ndtx\n```\n\n::example-calls{command="dtx"}', '::example-calls stands alone', 'Move it there'],
  ])('with wrong options are a mistake with line and fix: %s', async (body, problem, fix) => {
    const line = 8 + body.split('\n').length - 1;
    expectOneLine(
      await mistakesOf(() => renderBody(`Text.\n\n${body}`)),
      'content/docs/p.md',
      `line ${line}: ${problem}`,
      fix,
    );
  });

  test('are a mistake on a site without a product model', async () => {
    expectOneLine(
      await mistakesIn('Text.\n\n::glossary'),
      'content/docs/p.md',
      'line 8: ::glossary needs the product model',
      'Add content/product',
    );
  });
});

test('accepted names are those of the model: aliases of datasets, every flag of an evaluator', async () => {
  const text = textOf((await renderBody('::accepted-names{command="dtx redteam run"}')).html);
  expect(text).toMatch(/--agent.* echo .*--dataset.* garak .*--eval.* ibm38 /);
  expect(text).not.toContain('--plugin');
});
