import { parseTemplate } from '../jinja/parse-template.ts';
import type { ConfigChecks } from './facts.ts';
import { type ConfigInput, type ConfigOutcome, judge } from './judge.ts';
import { otherProducts } from './other-products.ts';
import { readJsonText, readYamlText } from './read-text.ts';
import type { ReadYaml } from './read-yaml.ts';
import { expressionFault } from './rules/expression-fault.ts';
import { rule as jqExpressions } from './rules/jq-expressions.ts';
import { rule as prompts } from './rules/prompts.ts';
import { rule as providers } from './rules/providers.ts';
import { rule as report } from './rules/report.ts';
import { rules } from './rules/rules.ts';

export type { ConfigInput, ConfigOutcome, Told, ToldList } from './judge.ts';

/** Checks a text, with all it takes at hand. The worker does the same, and loads what a text needs. */
export function configTask(input: ConfigInput, checks: ConfigChecks, readYaml: ReadYaml): ConfigOutcome {
  const { text, file } = input;
  const read = readJsonText(text, file) ?? readYamlText(text, readYaml);
  const readers = { template: parseTemplate, expression: expressionFault };
  return judge(
    read,
    input,
    { ...checks, others: otherProducts },
    rules(readers, [jqExpressions, prompts, providers, report]),
  );
}
