import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configChecks } from '../../../../src/labs/config/config-checks.ts';
import { configTask } from '../../../../src/labs/config/config-task.ts';
import { filesIn, judge, mayBeOther } from '../../../../src/labs/config/judge.ts';
import { isSurelyOfDtx, otherNames } from '../../../../src/labs/config/kinds.ts';
import { otherProducts } from '../../../../src/labs/config/other-products.ts';
import { readJsonText, readYamlText } from '../../../../src/labs/config/read-text.ts';
import { readYaml } from '../../../../src/labs/config/read-yaml.ts';
import { expressionFault } from '../../../../src/labs/config/rules/expression-fault.ts';
import { rule as jqExpressions } from '../../../../src/labs/config/rules/jq-expressions.ts';
import { rule as prompts } from '../../../../src/labs/config/rules/prompts.ts';
import { rule as providers } from '../../../../src/labs/config/rules/providers.ts';
import { rule as report } from '../../../../src/labs/config/rules/report.ts';
import { neededCode, rules } from '../../../../src/labs/config/rules/rules.ts';
import { parseTemplate } from '../../../../src/labs/jinja/parse-template.ts';
import { configExamples } from '../../../../src/product/formats/views/config-examples.ts';
import { realProduct } from '../../product/product-folder.ts';
import { documentsOfPages } from './documents.ts';

test('what is loaded for some files alone is missed by no other file', () => {
  const facts = configChecks(realProduct());
  const texts = [
    ...documentsOfPages().map(({ code }) => code),
    ...configExamples.map(({ text }) => text),
    ...globSync('tests/fixtures/dtx-files/*.yml').map((file) => readFileSync(file, 'utf8')),
  ];
  const counts = { with: 0, without: 0, other: 0, own: 0 };
  for (const text of texts) {
    const input = { text, file: '', encoding: '' };
    const read = readJsonText(text, '') ?? readYamlText(text, readYaml);
    const isOther = mayBeOther(read, '', facts);
    counts[isOther ? 'other' : 'own']++;
    const checks = { ...facts, others: isOther ? otherProducts : undefined };
    const needed = neededCode(filesIn(read, '', checks));
    const { jinja, python, jq } = needed;
    counts[jinja || python || jq ? 'with' : 'without']++;
    const readers = {
      template: jinja ? parseTemplate : undefined,
      expression: python ? expressionFault : undefined,
    };
    const more = [
      ...(jq ? [jqExpressions] : []),
      ...(needed.prompts ? [prompts] : []),
      ...(needed.providers ? [providers] : []),
      ...(needed.report ? [report] : []),
    ];
    const outcome = judge(read, input, checks, rules(readers, more));
    expect(outcome).toEqual(configTask(input, facts, readYaml));
  }
  expect(counts.with).toBeGreaterThan(5);
  expect(counts.without).toBeGreaterThan(50);
  expect(Math.min(counts.other, counts.own)).toBeGreaterThan(20);
});

test('what tells other products is missed by no file that is taken for one of DTX without it', () => {
  const checks = configChecks(realProduct());
  const names = ['', 'scope.yml', 'dir/redteam_plan.yaml', 'mine.json'];
  for (const { title } of otherProducts)
    if (title) expect(title.source.replaceAll('\\', '')).toMatch(otherNames);
  const values = Object.entries(checks.formats.schemas).flatMap(
    ([format, { properties = {}, allOf = [] }]) =>
      ['scope', 'plan', 'report', 'provider'].includes(format)
        ? [{ ...properties, ...Object.assign({}, ...allOf.map((each) => each.properties)), agent: {} }]
        : [],
  );
  expect(values.length).toBe(4);
  for (const value of values)
    for (const { fields, inner } of otherProducts) {
      expect(fields.some((all) => all.every((field) => field in value))).toBe(false);
      // What is within a field is looked at where there is no agent, and in fields that no file of DTX has.
      expect(inner?.({ ...value, redteam: { plugins: [] } }) ?? false).toBe(false);
    }
  for (const plugins of [[], { probe_spec: 'x' }])
    for (const name of names)
      for (const value of [{ redteam: { plugins } }, { plugins }, { agent: {}, plugins }])
        expect(isSurelyOfDtx(checks, value, name)).toBe(false);
});
