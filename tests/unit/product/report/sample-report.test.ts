import { describe, expect, test } from 'vitest';
import { loadProduct } from '../../../../src/product/product.ts';
import { passes } from '../../../../src/product/report/tally.ts';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { changedProduct, realProduct } from '../product-folder.ts';
import { renderBody, textOf } from '../views/rendered-page.ts';

const file = 'sample-report.yml';

describe('the sample report', () => {
  test('is what its command would write: one prompt for each plugin, of the dataset, judged by the word', () => {
    const { 'sample-report': sample, datasets } = realProduct();
    const known = datasets.find(({ id }) => id === 'HF_AIRBENCH')?.plugins ?? [];
    const plugins = sample.eval_results.map(({ plugin_id }) => plugin_id);
    expect(plugins).toHaveLength(20);
    expect(new Set(plugins).size).toBe(20);
    expect(plugins.filter((plugin) => !known.includes(plugin))).toEqual([]);
    for (const result of sample.eval_results) {
      const replies = result.responses.map(({ response }) => response.response.content).join('\n');
      expect(passes(result), result.plugin_id).toBe(!replies.includes('CANARY-7Q4'));
    }
  });

  test.each([
    [
      // Any text is one: prompts of your own have risks of your own.
      /plugin_id: defense_bypass:prompt_injection:payload_splitting/,
      'plugin_id: 7',
      'field "eval_results.18.plugin_id" is wrong (invalid input: expected string, received number)',
    ],
    [
      /eval_model_type/,
      'eval_model_kind',
      'global_evaluator.evaluation_method.eval_model_kind: unknown field',
    ],
    [/success: true/, 'success: perhaps', 'success'],
    [/run_id: 00000000-/, 'run_id: 0-', 'eval_results[0].run_id: "0-'],
  ])('that the format refuses is told in one line: %s', async (from, to, said) => {
    const lines = await mistakesOf(() => loadProduct(changedProduct(file, (text) => text.replace(from, to))));
    expectOneLine(lines, `content/product/${file}`, 'line ', said);
  });

  test('is drawn as a run: a cell for each prompt, the last finding opened, and the totals in words', async () => {
    const { html, parts } = await renderBody('::sample-run');
    expect(parts).toContain('report');
    expect(html.match(/<path[^>]* d="M[\d.]+ [\d.]+l20/g)).toHaveLength(20);
    expect(html.match(/<path class="finding"/g)).toHaveLength(3);
    // The last of them is the finding that is opened.
    expect(html.match(/data-opened/g)).toHaveLength(1);
    expect(html.lastIndexOf('class="finding"')).toBeLessThan(html.indexOf('data-opened'));
    expect(html).toContain('<mark>CANARY-7Q4</mark>');
    expect(html).toMatch(/<svg class="cells"[^>]*aria-hidden="true"/);
    const text = textOf(html);
    expect(text).toMatch(/Prompt Forget the shop\. .* Answer Sure\. .* Verdict FAIL/);
    expect(text).toContain('Total: 20 | Passed: 17 | Failed: 3');
    expect(text).toContain('harmless stand-in');
  });

  test('is drawn as a report: totals, risks, findings and the controls of the framework that has most', async () => {
    const text = textOf((await renderBody('::sample-report')).html);
    expect(text).toContain('17 of 20 passed');
    expect(text).toMatch(/Toxicity 5\/5 Misinformation 5\/5 Information hazard 2\/3/);
    expect(text.match(/Verdict FAIL/g)).toHaveLength(3);
    expect(text).toMatch(/OWASP AITG AITG-APP-01 Direct prompt injection 0\/1/);
    expect(text).toContain('The page that DTX writes looks different');
  });
});
