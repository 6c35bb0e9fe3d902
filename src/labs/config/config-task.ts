import type { ConfigChecks } from './facts.ts';
import { type ConfigInput, type ConfigOutcome, judge } from './judge.ts';
import { readJsonText, readYamlText } from './read-text.ts';
import type { ReadYaml } from './read-yaml.ts';
import { languageRules } from './rules/language-rules.ts';

export type { ConfigInput, ConfigOutcome, Told, ToldList } from './judge.ts';

/** Checks a text, with all it takes at hand. The worker does the same, and loads what a text needs. */
export function configTask(input: ConfigInput, checks: ConfigChecks, readYaml: ReadYaml): ConfigOutcome {
  const { text, file } = input;
  return judge(readJsonText(text, file) ?? readYamlText(text, readYaml), input, checks, languageRules);
}
