/** Worker of the config lab: what a reader hands over is read here, and a text that takes too long ends with it. */
import { warmUp } from '../frame/warm-up.ts';
import type { ConfigChecks } from './facts.ts';
import { type ConfigInput, type ConfigOutcome, filesIn, judge, mayBeOther } from './judge.ts';
import { readJsonText, readYamlText } from './read-text.ts';
import { neededCode, rules } from './rules/rules.ts';

interface Message extends ConfigInput {
  /** What it takes, as JSON: a worker has no network. */
  readonly checks: string;
}

let known = { json: '', checks: undefined as ConfigChecks | undefined };

addEventListener('message', async ({ data: { checks: json, ...input } }: MessageEvent<Message>) => {
  const since = performance.now();
  if (!known.checks || known.json !== json) known = { json, checks: JSON.parse(json) as ConfigChecks };
  const facts = known.checks as ConfigChecks;
  postMessage(await check(input, facts));
  warmUp(() => check(input, facts), since);
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
  const [jinja, python, jq] = await Promise.all([
    needed.jinja ? import('../jinja/parse-template.ts') : undefined,
    needed.python ? import('./rules/expression-fault.ts') : undefined,
    needed.jq ? import('./rules/jq-expressions.ts') : undefined,
  ]);
  const readers = { template: jinja?.parseTemplate, expression: python?.expressionFault };
  return judge(read, input, checks, rules(readers, jq?.jqExpressions));
}
