import { describe, expect, test } from 'vitest';
import { alwaysTrue } from '../../../../checks/examples/always-true.ts';
import { jq } from '../../../../checks/examples/jq.ts';
import { realProduct } from '../../product/product-folder.ts';
import { examineFixture, examineText } from './fixture.ts';

describe('jq in pages', () => {
  test('compiles, and prints in a session what the session shows', async () => {
    expect(await examineFixture(jq, 'jq/pass.md')).toEqual({ count: 15, lines: [] });
  });

  test('that does not is named with its line and what jq says or prints', async () => {
    const { count, lines } = await examineFixture(jq, 'jq/fail.md');
    expect(count).toBe(15);
    expect(lines.map((line) => line.replace('. Correct the example.', ''))).toEqual([
      'line 12: jq prints "0.93", not "0.94"',
      'line 14: the page shows no block with title="other.json", so the output cannot be checked',
      'line 16: jq fails (syntax error, unexpected end of file)',
      'line 17: jq prints nothing, not "0.93"',
      'line 19: jq fails (array ([{"score":0.93},{"score":...]) and number (1) cannot be added)',
      "line 20: jq does not compile (syntax error, unexpected '|')",
      'line 24: jq does not compile (nosuch/0 is not defined)',
      'line 25: the option --stream of jq is not known here',
      "line 26: jq does not compile (syntax error, unexpected end of file, expecting ';' or ')')",
      'line 31: jq does not compile (syntax error, unexpected end of file)',
      'line 46: jq fails (number (0.04) and string ("x") cannot have their containment checked), for another reason',
      'line 48: jq prints "0.04" and does not fail',
      "line 38: jq does not compile (syntax error, unexpected end of file, expecting ';' or ')')",
      'line 42: jq does not compile (syntax error, unexpected end of file)',
    ]);
  });
});

describe('a rule for DTX', () => {
  const page = (rule: string) =>
    [
      '---',
      'title: A page',
      'description: A page that has one rule, once on a command line and once in YAML.',
      'type: reference',
      '---',
      '',
      '```bash',
      `dtx redteam run --agent huggingface --url a/b --eval jsonpath --expressions '${rule}' -o`,
      '```',
      '',
      '```yaml',
      'expressions:',
      `  - '${rule}'`,
      '```',
      '',
    ].join('\n');
  const problems = async (rule: string) => (await examineText(jq, 'page.md', page(rule))).lines;

  test.each([
    'any(.scores | to_entries[]; .value > 0.8)',
    'any(.scores[]; . > 0.5)',
    '[.scores[] | select(. > 0.6)] | length > 0',
    '".turns[-1].message | contains(\\"cannot help\\")"',
  ])('that passes everything is refused on a command line and in YAML: %s', async (rule) => {
    const why = rule.startsWith('"')
      ? 'this rule is a text in quotes, which is a match for every reply'
      : 'this rule is true for every score, because `stats` is an object; write `.scores | del(.stats)`';
    expect(await problems(rule)).toEqual([
      `line 8: ${why}. Correct the example.`,
      `line 13: ${why}. Correct the example.`,
    ]);
  });

  test.each([
    'any(.scores | del(.stats) | to_entries[]; .value > 0.8)',
    '.scores.LABEL_1 | select(. > 0.8)',
    '[.scores.LABEL_1, .scores.MALICIOUS] | any(. > 0.8)',
    '.turns[-1].message | contains("cannot help") | not',
    '"x" as $x | .response | contains($x)',
  ])('that tells replies apart is fine: %s', async (rule) => {
    expect(await problems(rule)).toEqual([]);
  });

  test('that the model gives for guards tells scores apart; those that DTX takes by itself do not, and say so', async () => {
    const { expressions, evaluators } = realProduct() ?? {};
    for (const { id, expression, language } of expressions ?? [])
      if (language === 'jq') expect(await alwaysTrue(expression), id).toBeUndefined();
    const rules = [...(evaluators?.registry ?? []), ...(evaluators?.automatic ?? [])];
    const passing = [];
    for (const rule of rules) if (await alwaysTrue(rule.expression)) passing.push(rule);
    expect(passing.map(({ id }) => id)).toEqual([
      'unitary/toxic-bert',
      'unitary/unbiased-toxic-roberta',
      'toxic-bert',
    ]);
    for (const { id, meaning } of passing)
      expect(meaning, id).toMatch(/^Always\b.*Every prompt counts as caught/);
  });
});
