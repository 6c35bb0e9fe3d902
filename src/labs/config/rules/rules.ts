import type { ConfigFile, Rule } from '../config-file.ts';
import { textOf } from '../spot.ts';
import { evaluators } from './evaluators.ts';
import { firstEntries } from './first-entries.ts';
import { gradio, http } from './http.ts';
import { limits, unusedCounts } from './limits.ts';
import { needsJinja, placeholders, type ReadTemplate } from './placeholders.ts';
import { plugins } from './plugins.ts';
import { prompts } from './prompts.ts';
import { providers } from './providers.ts';
import { type CheckExpression, needsPython, python } from './python.ts';
import { report } from './report.ts';
import { variables } from './variables.ts';

/** What reads the code of requests: each is half as large as all rules together. */
interface Readers {
  readonly template?: ReadTemplate | undefined;
  readonly expression?: CheckExpression | undefined;
}

/** Which code files need beyond the rules that are always there. */
export function neededCode(files: readonly ConfigFile[]): Record<'jinja' | 'python' | 'jq', boolean> {
  return {
    jinja: files.some(needsJinja),
    python: files.some(needsPython),
    jq: files.some(({ method }) => textOf(method, 'eval_model_type') === 'JSON_EXPRESSION'),
  };
}

/**
 * All rules, as far as what they need is there.
 * @param jqExpressions the rule for expressions of jq
 */
export function rules({ template, expression }: Readers, jqExpressions?: Rule): readonly Rule[] {
  return [
    limits,
    unusedCounts,
    plugins,
    evaluators,
    prompts,
    firstEntries,
    providers,
    variables,
    report,
    http,
    gradio,
    placeholders(template),
    python(expression),
    ...(jqExpressions ? [jqExpressions] : []),
  ];
}
