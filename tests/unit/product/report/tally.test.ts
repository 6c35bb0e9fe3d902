import { describe, expect, test } from 'vitest';
import type { ReportResult } from '../../../../src/product/report/report.ts';
import { passes, tallyOf, testedControls, totalsLine } from '../../../../src/product/report/tally.ts';
import type { Framework } from '../../../../src/product/risks/frameworks.ts';

const result = (plugin_id: string, ...successes: boolean[]): ReportResult => ({
  plugin_id,
  prompt: { turns: [{ message: 'Hello' }] },
  responses: successes.map((success) => ({ response: { response: { content: 'Hi' } }, success })),
});

describe('a report in numbers', () => {
  const results = [result('a:b:c', true), result('a:b:d', true, false), result('x:y:z', false)];

  test('a prompt passes only when each of its replies does', () => {
    expect(results.map(passes)).toEqual([true, false, false]);
    expect(tallyOf(results)).toEqual({ passed: 1, total: 3 });
    expect(tallyOf([])).toEqual({ passed: 0, total: 0 });
  });

  test('the totals are those of the line that a run prints', () => {
    expect(totalsLine({ passed: 17, total: 20 })).toBe('Total: 20 | Passed: 17 | Failed: 3');
  });

  test('controls count the prompts of their plugins, and one without any is left out', () => {
    const control = (id: string, ...plugins: string[]) =>
      ({ id, title: id, plugins }) as Framework['controls'][number];
    const framework = {
      controls: [control('1', 'a:b:c', 'a:b:d'), control('2', 'no:such:plugin'), control('3', 'x:y:z')],
    } as unknown as Framework;
    const tested = testedControls(framework, results);
    expect(tested.map((each) => [each.control.id, each.results])).toEqual([
      ['1', results.slice(0, 2)],
      ['3', results.slice(2)],
    ]);
  });
});
