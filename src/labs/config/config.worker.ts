/**
 * Worker of the config lab: it gets what it takes first, then texts. What a reader hands over is read here, and a text
 * that takes too long ends with it.
 */
import { warmUp } from '../frame/warm-up.ts';
import type { ConfigChecks } from './facts.ts';
import { type ConfigInput, type ConfigOutcome, filesIn, judge, mayBeOther } from './judge.ts';
import { readJsonText, readYamlText } from './read-text.ts';
import { neededCode, rules } from './rules/rules.ts';

let facts: ConfigChecks | undefined;

addEventListener('message', async ({ data }: MessageEvent<ConfigInput | { readonly checks: string }>) => {
  if ('checks' in data) {
    facts = JSON.parse(data.checks) as ConfigChecks;
    return;
  }
  const known = facts;
  if (!known) return;
  const since = performance.now();
  postMessage(await check(data, known));
  warmUp(() => check(data, known), since);
});

/** Checks a text, with the code that it needs. */
async function check(input: ConfigInput, facts: ConfigChecks): Promise<ConfigOutcome> {
  const { text, file } = input;
  const read =
    readJsonText(text, file) ??
    // YAML takes a third of the code, and JSON does without.
    readYamlText(text, (await import('./read-yaml.ts')).readYaml);
  const others = mayBeOther(read, file, facts)
    ? (await import('./other-products.ts')).otherProducts
    : undefined;
  const checks = { ...facts, others };
  const needed = neededCode(filesIn(read, file, checks));
  const [jinja, python, ...more] = await Promise.all([
    needed.jinja ? import('../jinja/parse-template.ts') : undefined,
    needed.python ? import('./rules/expression-fault.ts') : undefined,
    needed.jq ? import('./rules/jq-expressions.ts') : undefined,
    needed.prompts ? import('./rules/prompts.ts') : undefined,
    needed.providers ? import('./rules/providers.ts') : undefined,
    needed.report ? import('./rules/report.ts') : undefined,
  ]);
  const readers = { template: jinja?.parseTemplate, expression: python?.expressionFault };
  return judge(
    read,
    input,
    checks,
    rules(
      readers,
      more.flatMap((each) => each?.rule ?? []),
    ),
  );
}
