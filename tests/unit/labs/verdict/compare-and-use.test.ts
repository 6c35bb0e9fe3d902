import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { agentKinds } from '../../../../src/labs/verdict/agents.ts';
import { type EvaluatorKind, evaluatorKinds } from '../../../../src/labs/verdict/evaluator-kinds.ts';
import { usageOf } from '../../../../src/labs/verdict/usage.ts';
import { validateFormat } from '../../../../src/product/formats/format-validation.ts';
import { realProduct } from '../../product/product-folder.ts';
import { replayed } from './verdict-case.ts';

const product = realProduct();
const chat = agentKinds.find(({ id }) => id === 'chat') as (typeof agentKinds)[number];
const http = agentKinds.find(({ id }) => id === 'http') as (typeof agentKinds)[number];
const jsonpath = evaluatorKinds.find(({ id }) => id === 'jsonpath') as EvaluatorKind;

describe('[2S.32] whether a rule tells replies apart', () => {
  test.each([
    [{}, 'tellsApart'],
    [{ rule: '.turns[-1].message' }, 'sameVerdict'],
    [{ rule: '.turns[-1].message | contains("cannot help") | not' }, 'reversed'],
    [{ evaluator: 'keyword', rule: 'cannot help' }, 'reversed'],
    [{ evaluator: 'keyword', rule: 'Step 1' }, 'tellsApart'],
    [{ evaluator: 'keyword', rule: 'CANARY-7Q4' }, 'sameVerdict'],
    [{ agent: 'guard', reply: 'safe', rule: '.response.content | contains("safe")' }, 'sameVerdict'],
    [{ agent: 'guard', reply: 'safe', rule: '.response.content | contains("unsafe")' }, 'tellsApart'],
    [
      { agent: 'classifier', reply: '{"A": 0.1, "B": 0.2}', rule: '.scores.A | select(. > 0.8)' },
      'tellsApart',
    ],
    [
      { agent: 'http', reply: '{"a": {"text": "no"}}', rule: '.response.a.text | contains("help with")' },
      'tellsApart',
    ],
    [{ agent: 'http', reply: '{"A": 0.1}', rule: '.response.A > 0.8' }, 'tellsApart'],
    // Of a classifier DTX gets the best label alone, and statistics, which are above every number for jq.
    [
      {
        agent: 'classifier',
        reply: '{"JAILBREAK": 0.9, "INJECTION": 0.1}',
        rule: 'any(.scores | to_entries[]; .value > 0.8)',
      },
      'sameVerdict',
    ],
    // Each label alone is caught: only a reply without any shows the difference.
    [
      {
        agent: 'classifier',
        reply: '{"JAILBREAK": 0.9, "INJECTION": 0.1}',
        rule: 'any(.scores | del(.stats)[]; . > 0.8)',
      },
      'tellsApart',
    ],
    [
      {
        agent: 'classifier',
        reply: '{"JAILBREAK": 0.9, "INJECTION": 0.1}',
        rule: 'all(.scores[]; . > 0.8)',
      },
      'tellsApart',
    ],
    [
      {
        agent: 'classifier',
        reply: '{"JAILBREAK": 0.9, "INJECTION": 0.1}',
        rule: 'all(.scores | del(.stats)[]; . < 0.8)',
      },
      'reversed',
    ],
    // Scores that sum to 1 are never all low.
    [
      {
        agent: 'classifier',
        reply: '{"BENIGN": 0.9, "MALICIOUS": 0.1}',
        rule: 'any(.scores | del(.stats)[]; . > 0.8)',
      },
      'sameVerdict',
    ],
  ])('%j: %s', (changed, finding) => {
    expect(replayed(changed).compared?.finding).toBe(finding);
  });

  test('scores of several kinds of attack are compared with none of them', () => {
    const rule = 'any(.scores | del(.stats)[]; . > 0.8)';
    const reply = '{"JAILBREAK": 0.9, "INJECTION": 0.1}';
    expect(replayed({ agent: 'classifier', reply, rule }).compared?.rows).toEqual([
      { reply: 'JAILBREAK: 0.99', verdict: 'pass' },
      { reply: 'INJECTION: 0.99', verdict: 'pass' },
      { reply: 'JAILBREAK: 0.01', verdict: 'fail' },
    ]);
  });

  test('is not said where nothing can be exchanged, or it would take long', () => {
    expect(replayed({ agent: 'http', reply: '{"a": true}', rule: '.' }).compared).toBeUndefined();
    expect(replayed({ evaluator: 'openai', rule: '1' }).compared).toBeUndefined();
    const long = JSON.stringify({ text: 'no', more: Array(10_000).fill(1) });
    expect(replayed({ agent: 'http', reply: long, rule: '.' }).compared).toBeUndefined();
  });
});

describe('[2S.32] how a rule is used', () => {
  test('evaluators are named as the product model names them', () => {
    for (const { flag, method } of evaluatorKinds) {
      if (!method) continue;
      const known = product.evaluators.evaluators.find(({ id }) => id === method.eval_model_name);
      expect(known?.type).toBe(method.eval_model_type);
      expect(known?.flags).toContain(flag);
    }
  });

  test('what an evaluator needs is told as the product model has it, with flags and without', () => {
    for (const kind of evaluatorKinds) {
      const known = product.evaluators.evaluators.find(({ id }) => id === kind.method?.eval_model_name);
      const { all = [], any = [] } = known?.environment ?? {};
      const needed = [...all, ...any.slice(0, 1), ...(known?.service === undefined ? [] : [known.service])];
      const needs = needed.map((each) => expect.stringContaining(each.replace('A running', 'a running')));
      expect(kind.needs === undefined ? [] : [kind.needs]).toEqual(needs);
      for (const agent of [chat, http])
        expect(usageOf(agent, kind, ['a']).notes).toEqual(expect.arrayContaining(needs));
    }
    const openai = evaluatorKinds.find(({ id }) => id === 'openai') as EvaluatorKind;
    expect(usageOf(http, openai, []).notes.join()).toContain('OPENAI_API_KEY');
  });

  test.each(evaluatorKinds.filter(({ method }) => method))('the YAML of $id is a scope', (evaluator) => {
    const { yaml = '' } = usageOf(http, evaluator, ['a', 'it\'s: "b" # c', '\u2028']);
    const { redteam } = parse(yaml);
    const place = { format: 'evaluator', pointer: '' };
    expect(validateFormat(product, place, redteam.global_evaluator)).toEqual([]);
  });

  test('whatever the rules are, YAML and shell read them back', () => {
    const rule = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => !/[\r\n\0]/.test(text) && text.trim() !== '');
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 4 }), (rules) => {
        const { yaml = '', flags = '' } = usageOf(chat, jsonpath, rules);
        expect(parse(yaml).redteam.global_evaluator.evaluation_method.expressions).toEqual(rules);
        expect(flags).toMatch(/^--eval jsonpath --expressions '/);
      }),
      { numRuns: 100 },
    );
    const rules = ["it's", '$HOME `x` "y" \\', '!a*', "''"];
    const { flags = '' } = usageOf(chat, jsonpath, rules);
    const read = spawnSync('bash', ['-c', `printf '%s\\n' ${flags}`], { encoding: 'utf8' });
    expect(read.stdout.trimEnd().split('\n')).toEqual(['--eval', 'jsonpath', '--expressions', ...rules]);
  });

  test('no flags where a plan is run, which ignores them; no evaluator where the dataset has its own', () => {
    expect(usageOf(http, jsonpath, ['.']).flags).toBeUndefined();
    const stingray = evaluatorKinds.find(({ id }) => id === 'stingray') as EvaluatorKind;
    expect(usageOf(chat, stingray, [])).toMatchObject({ flags: undefined, yaml: undefined });
    expect(usageOf(chat, jsonpath, ['-1']).notes.join()).toContain('begins with -');
  });

  test('the field scope changes nothing for expressions, which is said for them alone', () => {
    const keyword = evaluatorKinds.find(({ id }) => id === 'keyword') as EvaluatorKind;
    for (const agent of [chat, http]) {
      expect(usageOf(agent, jsonpath, ['.']).notes.join()).toContain('jq always gets the whole answer');
      expect(usageOf(agent, keyword, ['a']).notes.join()).not.toContain('scope of an evaluator');
    }
  });
});
