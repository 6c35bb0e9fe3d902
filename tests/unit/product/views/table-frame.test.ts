import { describe, expect, test } from 'vitest';
import { renderBody } from './rendered-page.ts';

const html = async (body: string) => (await renderBody(body)).html;

describe('a table of the product model', () => {
  test('names each row for those who hear it, and links to it', async () => {
    expect(await html('::exit-codes')).toContain(
      '<tr id="exit-1"><th scope="row" aria-label="1">1<a class="row-link" href="#exit-1" aria-label="Link to this row">#</a></th><td>',
    );
    expect(await html('::litellm-prefixes')).toContain(
      '<tr id="litellm-openai"><th scope="row" aria-label="openai/"><code>openai/</code>',
    );
  });

  test('has a filter from 16 rows on, which says what it left', async () => {
    const plugins = await html('::plugins');
    expect(plugins.match(/<tr id=/g)?.length).toBeGreaterThanOrEqual(16);
    expect(plugins).toContain(
      '<div class="model-table" data-filtered="{shown} of {all} shown" data-filtered-none="No row matches. Delete a word of the filter.">' +
        '<div class="model-filter"><label>Filter plugins <input type="search" autoComplete="off"/></label><span aria-live="polite"></span></div>',
    );
    const commands = await html('::commands{program="dtx"}');
    expect(commands.match(/<tr id=/g)).toHaveLength(12);
    expect(commands).not.toMatch(/data-filtered|<input/);
  });

  test('has a button beside the title of a column of values, from six rows on', async () => {
    const models = await html('::models{kind="guard model"}');
    expect(models).toContain(
      '<th scope="col">Size <button type="button" data-sort="true" aria-label="Sort by Size"></button></th>',
    );
    expect(models).toContain('<data value="86000000">86M</data>');
    expect(await html('::models{provider="openai"}')).not.toContain('data-sort');
  });

  test.each([
    ['::datasets', undefined],
    ['::models{kind="guard model"}', undefined],
    ['::messages', undefined],
    ['::messages{ids="no-policy"}', 'repeats'],
    ['::dataset-evaluators', 'remarks'],
    ['::dataset-plugins', 'remarks'],
    ['::evaluator-verdicts', 'remarks'],
    ['::provider-replies', 'remarks'],
    ['::connections{of="agent"}', 'remarks'],
    ['::hosts', 'remarks'],
    ['::offline', 'remarks'],
    ['::known-issues', 'remarks'],
    ['::tactic-calls{id="pair"}', 'repeats'],
  ])('%s says to the search what its rows are: %s', async (body, rows) => {
    expect(/<div class="model-table"[^>]*? data-rows="(\w+)"/.exec(await html(body))?.[1]).toBe(rows);
  });
});
