import { expect, test } from 'vitest';
import { configChecks } from '../../../../src/labs/config/config-checks.ts';
import { configTask } from '../../../../src/labs/config/config-task.ts';
import { judge, needsLanguages } from '../../../../src/labs/config/judge.ts';
import { readJsonText, readYamlText } from '../../../../src/labs/config/read-text.ts';
import { readYaml } from '../../../../src/labs/config/read-yaml.ts';
import { languageRules } from '../../../../src/labs/config/rules/language-rules.ts';
import { configExamples } from '../../../../src/product/formats/views/config-examples.ts';
import { realProduct } from '../../product/product-folder.ts';
import { documentsOfPages } from './documents.ts';

test('what is loaded for requests alone is missed by no other file', () => {
  const checks = configChecks(realProduct());
  const texts = [...documentsOfPages().map(({ code }) => code), ...configExamples.map(({ text }) => text)];
  const counts = { with: 0, without: 0 };
  for (const text of texts) {
    const input = { text, file: '', encoding: '' };
    const read = readJsonText(text, '') ?? readYamlText(text, readYaml);
    const isNeeded = needsLanguages(read, '', checks);
    counts[isNeeded ? 'with' : 'without']++;
    const outcome = judge(read, input, checks, isNeeded ? languageRules : []);
    expect(outcome).toEqual(configTask(input, checks, readYaml));
  }
  expect(counts.with).toBeGreaterThan(5);
  expect(counts.without).toBeGreaterThan(50);
});
