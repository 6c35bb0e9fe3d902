import { expect, test } from 'vitest';
import { configChecks } from '../../../../src/labs/config/config-checks.ts';
import { configTask } from '../../../../src/labs/config/config-task.ts';
import { filesIn, judge } from '../../../../src/labs/config/judge.ts';
import { readJsonText, readYamlText } from '../../../../src/labs/config/read-text.ts';
import { readYaml } from '../../../../src/labs/config/read-yaml.ts';
import { expressionFault } from '../../../../src/labs/config/rules/expression-fault.ts';
import { jqExpressions } from '../../../../src/labs/config/rules/jq-expressions.ts';
import { neededCode, rules } from '../../../../src/labs/config/rules/rules.ts';
import { parseTemplate } from '../../../../src/labs/jinja/parse-template.ts';
import { configExamples } from '../../../../src/product/formats/views/config-examples.ts';
import { realProduct } from '../../product/product-folder.ts';
import { documentsOfPages } from './documents.ts';

test('what is loaded for templates, expressions of Python and expressions of jq alone is missed by no other file', () => {
  const checks = configChecks(realProduct());
  const texts = [...documentsOfPages().map(({ code }) => code), ...configExamples.map(({ text }) => text)];
  const counts = { with: 0, without: 0 };
  for (const text of texts) {
    const input = { text, file: '', encoding: '' };
    const read = readJsonText(text, '') ?? readYamlText(text, readYaml);
    const { jinja, python, jq } = neededCode(filesIn(read, '', checks));
    counts[jinja || python || jq ? 'with' : 'without']++;
    const readers = {
      template: jinja ? parseTemplate : undefined,
      expression: python ? expressionFault : undefined,
    };
    const outcome = judge(read, input, checks, rules(readers, jq ? jqExpressions : undefined));
    expect(outcome).toEqual(configTask(input, checks, readYaml));
  }
  expect(counts.with).toBeGreaterThan(5);
  expect(counts.without).toBeGreaterThan(50);
});
