import { describe, expect, test } from 'vitest';
import type { Format } from '../../../../src/product/formats/formats.ts';
import type { Site } from '../../../../src/site/site.ts';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { realProduct } from '../product-folder.ts';
import { renderBody, rowsOf, textOf } from './rendered-page.ts';

/** Text of a row, without the places where long code may break. */
const row = (html: string, id: string) =>
  textOf((html.match(new RegExp(`<tr id="${id}">.*?</tr>`, 's'))?.[0] ?? '').replaceAll('<wbr/>', ''));

describe('the table of fields of a format', () => {
  test('has a row for each field, with type, need, default and meaning', async () => {
    const { html } = await renderBody('::fields{format="provider" of="http-parsed"}');
    expect(textOf(html)).toContain('Field Type Required Default Meaning');
    expect(row(html, 'field-provider-http-parsed-method')).toMatch(/GET.*PATCH yes – HTTP method\.$/);
    expect(row(html, 'field-provider-http-parsed-max-retries')).toMatch(/whole number – 4 How often/);
    const model = await renderBody('::fields{format="provider" of="huggingface"}');
    // DTX writes null where it has nothing; no cell says so.
    expect(row(model.html, 'field-provider-huggingface-supported-input-format')).toMatch(
      /vicuna – text Form/,
    );
  });

  test('leaves out columns that no field fills', async () => {
    const { html } = await renderBody('::fields{format="evaluator" of="input"}');
    expect(textOf(html)).toContain('Field Type Meaning');
  });

  test('finds an object by its place, through lists and other files', async () => {
    const { html } = await renderBody(
      '::fields{format="scope" of="redteam.global_evaluator.evaluation_method"}',
    );
    const ids = ['eval-model-type', 'eval-model-name', 'scope', 'keywords', 'expressions'];
    expect(rowsOf(html)).toEqual(
      ids.map((id) => `field-scope-redteam-global_evaluator-evaluation_method-${id}`),
    );
    expect(row(html, rowsOf(html)[2] ?? '')).toContain('response , scores – response');
  });

  test('shows the fields of inner objects on demand', async () => {
    const { html } = await renderBody('::fields{format="report" of="result" inner="yes"}');
    expect(row(html, 'field-report-result-responses-success')).toMatch(/responses\[\]\.success/);
    expect(row(html, 'field-report-result-attempts-failure-rate')).toContain('attempts.failure_rate');
  });

  test('says once what is doubtful about all of them', async () => {
    const doubtful = (format: Format): Format => {
      const text = JSON.stringify(format.schema).replace(
        '"title":"Risk score"',
        '"title":"Risk score","x-evidence":"read","x-note":"Read from the names.","x-settle":"`dtx redteam run`"',
      );
      return { ...format, schema: JSON.parse(text) };
    };
    const product = realProduct();
    const seenBy = (site: Site): Site => ({
      ...site,
      product: { ...product, formats: product.formats.map(doubtful) },
    });
    const { html } = await renderBody('::fields{format="report" of="risk-scores"}', undefined, seenBy);
    expect(html.match(/class="doubt"/g)).toHaveLength(1);
  });

  test.each([
    ['format="scoop"', '"scoop" is not a format; known: ', 'scope'],
    ['format="scope" of="agents"', '"agents" is not an object of scope; known: agent'],
    ['format="scope" of="agent.name"', '"agent.name" is not an object of scope'],
    ['format="scope" inner="no"', 'inner is "yes" or absent'],
    ['of="redteam"', 'needs the option "format"'],
  ])('is refused with %s', async (attributes, ...parts) => {
    const lines = await mistakesOf(() => renderBody(`::fields{${attributes}}`));
    expectOneLine(lines, 'content/docs/p.md', '::fields', ...parts);
  });
});
