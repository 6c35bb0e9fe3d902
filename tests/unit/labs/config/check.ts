import { configChecks } from '../../../../src/labs/config/config-checks.ts';
import { type ConfigOutcome, configTask } from '../../../../src/labs/config/config-task.ts';
import { readYaml } from '../../../../src/labs/config/read-yaml.ts';
import { realProduct } from '../../product/product-folder.ts';

const checks = configChecks(realProduct());

/** What the lab says of a text. */
export function checkConfig(text: string, file = '', encoding = ''): ConfigOutcome {
  return configTask({ text, file, encoding }, checks, readYaml);
}

/** Findings of one sort, as `line: message`. */
export function told(
  outcome: ConfigOutcome,
  sort: 'errors' | 'ends' | 'ignored' | 'secrets' | 'unchecked',
): string[] {
  return outcome[sort].first.map(({ line, message }) => `${line}: ${message}`);
}

/** Keys of what an expression of jq is applied to, as the format has them. */
export function keysOfInput(): string[] {
  return Object.keys(checks.formats.schemas.evaluator?.$defs?.input?.properties ?? {});
}
