import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandTask } from '../../../../src/labs/command/command-task.ts';
import { makeFacts } from '../../../../src/labs/command/make-facts.ts';
import { realProduct } from '../../product/product-folder.ts';

const facts = makeFacts(realProduct());
const explain = (command: string) => commandTask({ command }, facts);
const rowOf = (command: string, code: string) =>
  explain(command).calls[0]?.rows.find((row) => row.code.startsWith(code));

describe('[2S.36] --url with an agent for which it holds nothing', () => {
  test.each([
    'dtx redteam run --agent http --url https://shop.example/api --plan_file p.yml -o',
    'dtx redteam run --agent gradio --url https://shop.example --plan_file p.yml -o',
    'dtx redteam run --agent echo --url x --eval any -o',
  ])('has no effect, and stays: %s', (command) => {
    expect(rowOf(command, '--url')).toMatchObject({
      state: 'ignored',
      text: expect.stringContaining('it holds nothing'),
    });
    const { summary, corrected } = explain(command);
    expect(summary).toContain('1 flag has no effect here');
    expect(corrected).toBeUndefined();
  });

  test.each([
    ['http', 'the plan holds the request'],
    ['gradio', 'the plan holds the app'],
  ])('says where %s takes its address from', (agent, said) => {
    const row = rowOf(
      `dtx redteam run --plan_file p.yml --agent ${agent} --url http://localhost:7860/ -o`,
      '--url',
    );
    expect(row?.text).toContain('`--url` has no effect');
    expect(row?.text).toContain(said);
  });

  test('also where the run ends for want of a plan, before which the Hub refuses an address as a name', () => {
    const row = rowOf('dtx redteam run --agent http --url https://shop.example/api', '--url');
    expect(row?.state).toBe('wrong');
    expect(row?.text).toContain('HFValidationError');
    expect(row?.remarks.join(' ')).toContain('it holds nothing');
  });

  test('counts where the name of a model in it can choose the judge, and says so', () => {
    const row = rowOf('dtx redteam run --agent echo --url llama-guard3 --dataset beaver', '--url');
    expect(row?.state).toBe('good');
    expect(row?.remarks.join(' ')).toContain('the name of a model in it can choose who judges');
    expect(rowOf('dtx redteam run --agent openai --url gpt-4o --eval any', '--url')?.state).toBe('good');
  });
});

describe('[2S.36] an expression that jq surely does not compile', () => {
  const run = 'dtx redteam run --agent echo --eval jsonpath';
  test.each([
    ["--expressions '$.choises[0].message.content'", 'as JSONPath has'],
    ["--expressions '.turns[-1'", '"]" is missing'],
    ["--expressions .a '.b | contains(\"x)'", 'a quote is opened'],
  ])('is a mistake: %s', (flags, said) => {
    const { problems, summary } = explain(`${run} ${flags}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(said);
    expect(summary).toBe('1 mistake.');
    expect(rowOf(`${run} ${flags}`, '--expressions')).toMatchObject({
      state: 'wrong',
      tryAt: '/try/verdict',
    });
  });

  test.each([
    ['nobody reads it', "dtx redteam run --plan_file p --expressions '$.x'"],
    ['it is a variable', `${run} --expressions "$E"`],
    ['it could be one', `${run} --expressions '.turns[-1].message | test("no"; "i")'`],
  ])('is none where %s: %s', (_, command) => {
    expect(explain(command).problems).toEqual([]);
  });
});

test.each([
  ['dtx redteam run --agent echo --eval-jsonpath .x', '--eval-jsonpath', '/try/verdict'],
  ['dtx redteam run --agent echo --eval any --expressions .x', '--expressions', undefined],
])('an expression can be tried on a reply where it counts, or would: %s', (command, code, page) => {
  expect(rowOf(command, code)?.tryAt).toBe(page);
});

describe('[2S.36] what cannot be corrected is to do', () => {
  test.each([
    ['dtx redteam run --agnet echo --max_prompts -5', 'Write 1 or more'],
    ['dtx redteam run --agnet echo --eval keyword', 'Add `--keywords`'],
    ['dtx redteam run --agnet http', 'Add `--plan_file`'],
    ['redteam run --agent echo --max_prompts -5', 'Write 1 or more'],
    ["dtx redteam run --agnet echo --eval-jsonpath '$.x'", 'as JSONPath has'],
  ])('%s: %s', (command, said) => {
    expect(explain(command).toDo).toEqual([expect.stringContaining(said)]);
  });

  test('is nothing where nothing is corrected, or all is', () => {
    expect(explain('dtx redteam run --agent echo --max_prompts -5')).toMatchObject({
      corrected: undefined,
      toDo: [],
    });
    expect(explain('dtx redteam run --agnet echo').toDo).toEqual([]);
  });
});

test('[2S.36] nothing of a corrected command can be corrected further, and what is still wrong with it is to do', () => {
  const commands = facts['command-line'].filter(({ path }) => /redteam|attack/.test(path));
  const values = [
    ...[
      'echo',
      'http',
      'openai',
      'hf_model',
      'opnai',
      'airbench',
      'airbnch',
      'stingray',
      'stringray',
      'xtream_jb',
    ],
    ...[
      'keyword',
      'keywords',
      'jsonpath',
      'jsonpth',
      'any',
      'ibm38',
      '-5',
      '0',
      '3',
      'ten',
      'a.yml',
      'x',
      '$.x',
    ],
    ...["'.a b'", '"$X"', '<WORD>', 'PAIR', 'TAP', '^toxicity', '"a b c"', 'llama-guard'],
  ];
  const strange = [
    '--foo',
    '--jsonpath',
    '--eval-jsonpath',
    '--eval-keyword',
    '--max',
    '––agent',
    '--data',
    '-x',
    '--',
  ];
  const call = fc.constantFrom(...commands).chain(({ path, options, arguments: all }) => {
    const names = options.map(({ name }) => name);
    const flag = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('--headless', ...names) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('--headless', ...names).map((name) => name.replace(/.(.)$/, '$1')),
      },
      { weight: 2, arbitrary: fc.constantFrom(...strange) },
    );
    const group = fc
      .tuple(flag, fc.constantFrom(' ', '='), fc.array(fc.constantFrom(...values), { maxLength: 2 }))
      .map(([name, mark, given]) => (given.length > 0 ? `${name}${mark}${given.join(' ')}` : name));
    return fc
      .array(group, { maxLength: 6 })
      .map((groups) => [path, ...all.slice(0, 1).map(() => 's.yml'), ...groups].join(' '));
  });
  fc.assert(
    fc.property(call, (command) => {
      const { corrected, toDo } = explain(command);
      if (corrected === undefined) return;
      const again = explain(corrected);
      expect(again.corrected, `corrected again: ${corrected}`).toBeUndefined();
      expect(again.leftOut).toEqual([]);
      expect(toDo, corrected).toEqual(again.problems.map(({ message }) => message));
    }),
    { numRuns: 1500 },
  );
});
