import { describe, expect, test } from 'vitest';
import { commands } from '../../../../checks/examples/commands.ts';
import { sentence } from '../../../../src/product/command-line/check-call/rules.ts';
import { page } from '../../site-folder.ts';
import { examineText } from './fixture.ts';

const examine = (body: string) => examineText(commands, 'p.md', page({}, body));
/** What is said of a command, without its line. */
const saidOf = async (command: string) =>
  (await examine(`\`\`\`bash\n${command}\n\`\`\``)).lines.map((line) => line.replace(/^line \d+: /, ''));
const inSentence = async (text: string) => (await examine(text)).lines;

const wrong = ['dtx redteam has no command "start". Known: quick, scope, plan, run.'];
const bon = 'dtx attack run --attack BON --task "x" --bon-sigma';
const scope = 'dtx redteam scope "A shop" scope.yml';

describe('a command of the product', () => {
  test.each([
    ...['uv run', 'uvx', 'poetry run', 'python -m', 'python3 -m', 'sudo', 'env A=b', 'time'],
    ...['timeout 5', 'nohup', 'exec', 'xargs'],
    '/usr/local/bin/dtx redteam start; true ||',
  ])('is read behind "%s"', async (before) => {
    expect((await saidOf(`${before} dtx redteam start`))[0]).toBe(wrong[0]);
  });

  test.each(['echo', 'uv tool install', 'uv pip install', 'uv add', 'python -m pip install', 'cd'])(
    'is none behind "%s"',
    async (before) => {
      expect(await saidOf(`${before} dtx redteam start`)).toEqual([]);
    },
  );

  test.each(['.5', '0.5', '1.', '+2', '-0', '1e-3', '1E+5', 'inf', '"$SIGMA"'])(
    'takes %s for a number',
    async (value) => {
      expect(await saidOf(`${bon} ${value}`)).toEqual([]);
    },
  );

  test.each([
    [`${bon} -2`, '--bon-sigma -2: the attack ends with an error. Write 0 or more.'],
    [
      'dtx redteam run --agent echo --max_prompts -1',
      '--max_prompts -1: no prompt is sent. Write 1 or more.',
    ],
  ])('reads a negative number, and says what becomes of it: %s', async (command, said) => {
    expect(await saidOf(command)).toEqual([said]);
  });

  test.each(['x1', '1x', '.', '1,5'])('takes %s for none', async (value) => {
    expect(await saidOf(`${bon} ${value}`)).toEqual([
      `--bon-sigma takes a number, not "${value}". Write one.`,
    ]);
  });

  test.each(['1.5', '1x', 'x1'])('takes %s for no whole number', async (value) => {
    expect(await saidOf(`dtx redteam run --agent echo --max_prompts ${value}`)).toEqual([
      `--max_prompts takes a whole number, not "${value}". Write one.`,
    ]);
  });

  test.each([
    'dtx redteam plan --help',
    'dtx redteam -h',
    'dtx redteam plan "$@"',
    'dtx $COMMAND',
    'dtx redteam run --agent echo "$FLAG"',
    `${scope} --framework=NIST`,
    'dtx redteam scope --plugin toxicity -- --shop scope.yml',
    'dtx redteam plan scope.yml --dataset NAME',
    'dtx redteam plan scope.yml --dataset BEAVER',
    'dtx redteam run --agent AGENT',
    'dtx attack run --attack BON --task x --bon-seed -1',
  ])('is complete: %s', async (command) => {
    expect(await saidOf(command)).toEqual([]);
  });

  test.each([
    ['dtx redteam plan scope.yml --dataset FOO', '"FOO" is not a value of --dataset'],
    [
      'dtx redteam run --agent echo --eval Ibm38',
      '"Ibm38" is not a value of --eval, whose letter case counts. Write ibm38',
    ],
    [`${scope} more`, 'dtx redteam scope takes no argument "more"'],
    ['dtx redteam run --agent echo --agent=echo', '--agent is given twice to dtx redteam run'],
    [
      'dtx redteam run --agent echo --no-such-thing-at-all x',
      'dtx redteam run has no flag --no-such-thing-at-all',
    ],
  ])('is wrong: %s', async (command, problem) => {
    expect(await saidOf(command)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('a command in a sentence', () => {
  test.each([
    'Run `dtx redteam` first.',
    'Run `dtx redteam plan` first.',
    'Add `--max_prompts …` or `--max_prompts ...`.',
    'Write `dtx redteam run [--agent NAME] [--max_prompts N]`.',
    'Write `dtx redteam scope [--plugin EXPR]... DESCRIPTION [OUTPUT]`.',
    'Take `--agent echo|http`.',
    'Take `--dataset beaver` and `--help`.',
    'The old form is `--evil_flag`.',
    'Older guides name `dtx redteam start`.',
  ])('may be a part, the form of a synopsis, or old: %s', async (text) => {
    expect(await inSentence(text)).toEqual([]);
  });

  test.each([
    ['Run `dtx redteam start`.', 'line 6: dtx redteam has no command "start"'],
    [
      '\nSet `--no_such_flag_here`.',
      'line 7: no command has the flag --no_such_flag_here. Correct it, or list it in',
    ],
    ['Set `--agent=ecko`.', 'line 6: "ecko" is not a value of --agent. Perhaps echo is meant'],
    [
      'It was told before. Set `--headles`.',
      'line 6: no command has the flag --headles. Perhaps --headless is meant',
    ],
  ])('is looked up: %s', async (text, line) => {
    expect(await inSentence(text)).toEqual([expect.stringContaining(line)]);
  });

  test.each(['--help', '--upgrade', '--python', '--retry', '--no_of_tests', '--threat-category', '--use_ai'])(
    'may be a flag of another program that pages name: %s',
    async (flag) => {
      expect(await inSentence(`Set \`${flag} x\`.`)).toEqual([]);
    },
  );
});

test.each([
  ['It has `--x`.', 'it has --x'],
  ['DTX says so', 'DTX says so'],
  ['A judge. It reads.', 'A judge. It reads'],
  ['done', 'done'],
])('the reason "%s" goes on in a sentence as "%s"', (reason, said) => {
  expect(sentence(reason)).toBe(said);
});
