import type { ConfigFile, Rule } from '../config-file.ts';
import { entries, field, type Spot, textOf } from '../spot.ts';
import { evaluators } from './evaluators.ts';
import { firstEntries } from './first-entries.ts';
import { gradio, http } from './http.ts';
import { limits, unusedCounts } from './limits.ts';
import { needsJinja, placeholders, type ReadTemplate } from './placeholders.ts';
import { plugins } from './plugins.ts';
import { type CheckExpression, needsPython, python } from './python.ts';
import { variables } from './variables.ts';

/** What reads the code of requests: each is half as large as all rules together. */
interface Readers {
  readonly template?: ReadTemplate | undefined;
  readonly expression?: CheckExpression | undefined;
}

type NeededCode = 'jinja' | 'python' | 'jq' | 'prompts' | 'providers' | 'report';

/** Which code files need beyond the rules that are always there. */
export function neededCode(files: readonly ConfigFile[]): Record<NeededCode, boolean> {
  return {
    jinja: files.some(needsJinja),
    python: files.some(needsPython),
    jq: files.some(({ method }) => textOf(method, 'eval_model_type') === 'JSON_EXPRESSION'),
    prompts: files.some(({ suites }) => suites.some(hasUnusualPrompts)),
    // Most who check a file test an application of their own.
    providers: files.some(
      (file) => file.prompts.length > 0 || file.providers.some((each) => textOf(each, 'provider') !== 'http'),
    ),
    report: files.some(({ format }) => format.startsWith('report')),
  };
}

/** Prompts that are one text, or whose judge is not an evaluator for one prompt; others have no rule of their own. */
function hasUnusualPrompts(suite: Spot): boolean {
  return (
    /^ST/.test(textOf(suite, 'dataset') ?? '') ||
    entries(field(suite, 'risk_prompts'))
      .flatMap((risk) => entries(field(risk, 'test_prompts')))
      .some(
        (each) =>
          field(each, 'prompt') ??
          /^(?!TOX|POL|STR)/.test(textOf(field(each, 'evaluation_method', 'eval_model_type')) ?? ''),
      )
  );
}

/**
 * All rules, as far as what they need is there.
 * @param more rules that only some files need: `neededCode` says which
 */
export function rules({ template, expression }: Readers, more: readonly Rule[]): readonly Rule[] {
  return [
    limits,
    unusedCounts,
    plugins,
    evaluators,
    firstEntries,
    variables,
    http,
    gradio,
    placeholders(template),
    python(expression),
    ...more,
  ];
}
