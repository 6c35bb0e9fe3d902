import { expect, test } from 'vitest';
import { commands } from '../../../../checks/examples/commands.ts';
import { commandLineSchema } from '../../../../src/product/command-line/command-line.ts';
import { examineFixture, examineText } from './fixture.ts';

test('commands that work are counted and accepted', async () => {
  expect(await examineFixture(commands, 'commands/pass.md')).toEqual({ count: 26, lines: [] });
});

test('commands that fail are named with line, problem and fix', async () => {
  const { lines } = await examineFixture(commands, 'commands/fail.md');
  expect(lines).toEqual([
    'line 11: dtx redteam has no command "start". Known: quick, scope, plan, run.',
    'line 12: dtx redteam run has no flag --datasets. Perhaps --dataset is meant.',
    'line 13: --max_prompts_per is short for --max_prompts_per_plugin. Write --max_prompts_per_plugin.',
    'line 14: --dataset of dtx redteam run has no value. Write --dataset NAME.',
    'line 15: --agent is given twice to dtx redteam run. Give it once; only the last one counts.',
    'line 15: --agent ollama needs --url: it is the name of the model. Beside a plan as well; without --agent, both come from the plan. Add --url.',
    'line 16: --headless of dtx redteam run takes no value. Write --headless alone.',
    'line 17: --dataset stringray is the spelling of an older version. Write stingray.',
    'line 18: --agent hf_model is the spelling of an older version. Write huggingface.',
    'line 19: "ecko" is not a value of --agent. Perhaps echo is meant.',
    'line 20: --plugin toxicity:hate_speech:harasment selects nothing: no id, keyword or expression matches, so nothing is tested. Perhaps toxicity:hate_speech:harassment is meant.',
    'line 21: --plugin ^nothing selects nothing: no id, keyword or expression matches, so nothing is tested. Correct it.',
    expect.stringMatching(
      /^line 22: --framework NITS selects nothing: .*Write a word of a title: NIST AI RMF, /,
    ),
    'line 23: --max_prompts takes a whole number, not "many". Write one.',
    'line 24: --bon-sigma takes a number, not "high". Write one.',
    'line 25: "4" is not a value of --threads. Remove --threads: it is always 1.',
    'line 26: "TAPP" is not a value of --attack. Perhaps TAP is meant.',
    'line 27: dtx redteam plan lacks SCOPE_FILE. Add SCOPE_FILE.',
    'line 28: dtx redteam scope takes no argument "more". Its arguments: DESCRIPTION, OUTPUT.',
    'line 29: ddtx redteam run lacks --agent. Add --agent.',
    'line 30: dtx redteam is a group of commands, not a command. Add the command or --help.',
    'line 33: --eval does not go together with --dataset STINGRAY (exit code 1): each prompt of this dataset carries its own detectors. Remove --eval.',
    'line 34: --eval keyword needs --keywords: the evaluator has no words of its own. Add --keywords.',
    'line 35: --eval jsonpath needs --expressions: the evaluator has no expressions of its own. Add --expressions.',
    'line 36: --keywords has no effect without --eval keyword: only the evaluator keyword looks at the words. Remove --keywords.',
    'line 37: --samples has no effect with --plan_file: prompts, evaluators and tactics come from the plan; only target, --max_prompts and report paths count beside it. Remove --samples.',
    'line 38: --tap-depth has no effect without --attack TAP: settings of this attack. Remove --tap-depth.',
    'line 39: --target-model has no effect with --attack CRESCENDO: CRESCENDO names its target with --cres-answer-model, AUTODAN with --ad-hf-target-model. Remove --target-model.',
    'line 40: "web" is not a value of PROVIDER. Known: http, gradio.',
    'line 44: ddtx redteam has no command "quick". Known: scope, plan, run.',
    'line 46: --html of dtx redteam run has no value. Write --html FILE.',
    'line 51: dtx redteam run has no flag --evl. Perhaps --eval is meant.',
    'line 58: dtx has no command "dataset". Perhaps "datasets" is meant.',
    'line 62: "HF_BEAVERTALES" is not a value of --dataset. Perhaps hf_beavertails is meant.',
    'line 66: --tap-keep-last-n has no effect: the attacker model never sees earlier answers. Remove --tap-keep-last-n.',
    'line 7: dtx has no command "redteem". Perhaps "redteam" is meant.',
    'line 7: --data is short for --dataset. Write --dataset.',
    'line 7: no command has the flag --plan_fiel. Perhaps --plan_file is meant.',
    'line 8: "ibm39" is not a value of --eval. Perhaps ibm38 is meant.',
  ]);
});

const page = (code: string) =>
  `---\ntitle: T\ntype: concept\ndescription: A page about the commands of a terminal session, for tests.\n---\n\n\`\`\`console\n${code}\n\`\`\`\n`;

test('every line that a command of a session goes on in is read, and what it prints is not', async () => {
  const { count, lines } = await examineText(
    commands,
    'p.md',
    page('$ dtx redteam run --agent echo \\\n  --dataset beaver \\\n  --evl ibm38\n--evl is not a command'),
  );
  expect(count).toBe(1);
  expect(lines).toEqual(['line 10: dtx redteam run has no flag --evl. Perhaps --eval is meant.']);
});

test('each value of a flag that may be given twice is looked up', async () => {
  const call = (first: string, second: string) =>
    page(`$ dtx redteam scope --plugin "${first}" --plugin "${second}" "A shop" scope.yml`);
  for (const [first, second] of [
    ['^toxicity', '^nothing'],
    ['^nothing', '^toxicity'],
  ] as const) {
    const { lines } = await examineText(commands, 'p.md', call(first, second));
    expect(lines).toEqual([expect.stringContaining('--plugin ^nothing selects nothing')]);
  }
});

test('an option that is not given counts with its default', async () => {
  const shared = { source: ['dtx-cli'], evidence: 'read' };
  const state = { is: 'works' };
  const mode = { name: '--mode', value: 'MODE', choices: ['fast', 'slow'], default: 'fast', meaning: 'm' };
  const model = (condition: object) =>
    commandLineSchema.parse([
      {
        ...shared,
        state,
        path: 'dtx',
        summary: 's',
        use: 'u',
        options: [mode, { name: '--depth', value: 'N', type: 'integer', meaning: 'm' }],
        rules: [{ ...shared, kind: 'ignored', options: ['--depth'], reason: 'r', ...condition }],
      },
    ]);
  const linesWith = async (condition: object, call: string) =>
    (await examineText(commands, 'p.md', page(`$ ${call}`), { 'command-line': model(condition) })).lines;
  const without = { unless: { option: '--mode', values: ['fast'] } };
  const beside = { when: { option: '--mode', values: ['fast'] } };
  expect(await linesWith(without, 'dtx --depth 2')).toEqual([]);
  expect(await linesWith(without, 'dtx --depth 2 --mode slow')).toHaveLength(1);
  expect(await linesWith(beside, 'dtx --depth 2')).toHaveLength(1);
  expect(await linesWith(beside, 'dtx --depth 2 --mode slow')).toEqual([]);
});
