import { describe, expect, test } from 'vitest';
import { commandTask } from '../../../../src/labs/command/command-task.ts';
import { makeFacts } from '../../../../src/labs/command/make-facts.ts';
import type { SectionName } from '../../../../src/labs/command/report.ts';
import { resultText } from '../../../../src/labs/command/result-text.ts';
import type { Strings } from '../../../../src/site/strings.ts';
import { realProduct } from '../../product/product-folder.ts';

const facts = makeFacts(realProduct());
const explain = (command: string) => commandTask({ command }, facts);
const correctedOf = (command: string, name: SectionName) =>
  explain(command)
    .calls[0]?.corrected.find((section) => section.name === name)
    ?.items.join('\n') ?? '';

describe('[2S.36] of a command that is refused it is told what the corrected one does', () => {
  test.each<[string, SectionName, string]>([
    ['dtx redteam plan s.yml --max_prompt 5', 'writes', '`redteam_plan.yml`'],
    ['dtx redteam plan s.yml --max_prompt 5', 'limits', 'The plan gets at most 5 prompts.'],
    ['dtx redteam plan s.yml --max_prompt 5', 'limits', '`max_prompts_per_plugin 100`'],
    ['dtx redteam plan s.yml --max_prompt 5', 'notes', 'The three limits of the scope are overwritten'],
    ['ddtx redteam run --agent openai --samples 2', 'limits', '`max_prompts_per_plugin 5`'],
    ['ddtx redteam run --agent openai --samples 2', 'needs', '`OPENAI_API_KEY` for the agent `openai`.'],
    ['dtx redteam run --agnet openai --url m', 'needs', '`OPENAI_API_KEY` for the agent `openai`.'],
    ['dtx redteam run --agent groq --max_prompts ten -o', 'writes', '`report.yml`'],
    ['dtx redteam run --agent groq --max_prompts ten', 'limits', '`max_prompts …`'],
    ['dtx redteam plan --dataset lmsys', 'needs', '`HF_TOKEN` for the dataset `HF_LMSYS`.'],
    ['dtx redteam run --agent echo --eval jsonpath', 'judge', '`jsonpath`, because of `--eval`.'],
  ])('%s: %s says %s', (command, name, said) => {
    expect(correctedOf(command, name)).toContain(said);
  });

  test.each([
    ['a plan can name the target as well', 'dtx redteam run --max 3'],
    ['the plan holds the rest', 'dtx redteam run --agent http --dataset jbb'],
    ['nobody knows where the quote ends', 'dtx redteam run --agent echo --url "x'],
    ['there is nothing to correct', 'dtx redteam run --agent echo'],
    ['it prints its help', 'dtx redteam run --bad --help'],
  ])('nothing where %s: %s', (_, command) => {
    expect(explain(command).calls[0]?.corrected).toEqual([]);
  });

  test('a mistake that only shows then is told with the others', () => {
    const { problems, summary } = explain('dtx redteam run --agent htp --url x');
    expect(problems[1]?.message).toMatch(/^Once that is corrected: `--agent` http needs `--plan_file`/);
    expect(summary).toBe('2 mistakes.');
  });

  test('the text to be copied has it below its heading', () => {
    const strings = new Proxy({}, { get: (_, name) => String(name) }) as Strings['commandLab'];
    expect(resultText(explain('dtx redteam run --agnet openai --url m --foo bar'), strings)).toMatch(
      /leftOut: --foo bar \(no flag of the command\)[\s\S]+\nafterwards:\n[\s\S]+\nneeds:\n {2}`OPENAI_API_KEY`/,
    );
  });
});

describe('[2S.36] what a correction leaves out is told with the reason', () => {
  test.each([
    ['dtx redteam run --agent echo --foo bar', '--foo bar', 'no flag of the command'],
    ['dtx redteam run --agent echo --max 3', '--max 3', 'not clear which flag is meant'],
    ['dtx redteam run --agent echo -o a.yml', 'a.yml', 'not an argument of the command'],
    ['dtx redteam run --plan_file p --samples 3', '--samples 3', 'no effect'],
    ['dtx redteam run --agent echo --threads 4', '--threads 4', '"4" is not a value of `--threads`'],
    [
      'dtx redteam run --agent echo --dataset stringray --eval ibm38',
      '--eval ibm38',
      '`--eval` does not go together with `--dataset` STINGRAY (exit code 1)',
    ],
    [
      'dtx redteam run --agent echo --max_prompts 1 --max_prompts 2',
      '--max_prompts 1',
      'only the last one counts',
    ],
  ])('of %j it is %j: %s', (command, words, why) => {
    expect(explain(command).leftOut).toEqual([{ words, why }]);
  });

  test.each([
    [
      "dtx redteam run --agent echo --eval jsonpath --expressions .a --expressions '.b | c' -o",
      "dtx redteam run --agent echo --eval jsonpath --expressions .a '.b | c' -o",
    ],
    [
      'dtx redteam run --eval keyword --keywords=a --agent echo --keywords b c --keywords=d',
      'dtx redteam run --eval keyword --keywords a b c d --agent echo',
    ],
  ])('values of a flag that is given twice all go behind one: %s', (command, corrected) => {
    const explained = explain(command);
    expect(explained).toMatchObject({ corrected, leftOut: [] });
    expect(explained.summary).toContain('no effect here');
    expect(explained.calls[0]?.rows.find(({ state }) => state === 'ignored')?.text).toContain(
      'Give it once, with all its values behind it; only the last one counts.',
    );
    expect(explain(corrected)).toMatchObject({ problems: [], corrected: undefined });
  });
});

describe('[2S.36] values are corrected before it is judged which flags count', () => {
  test.each([
    ['--eval keywords --keywords sorry', '--eval keyword --keywords sorry'],
    ['--keywords sorry --evl keyword', '--keywords sorry --eval keyword'],
    ['--evl keywrd --keywords sorry', '--eval keyword --keywords sorry'],
    ['--yml a.yml --outpt', '--yml a.yml --output'],
    ['--eval jsonpth --expressions .x', '--eval jsonpath --expressions .x'],
    ['--dataset airbnch --max_goals_per_plugin 3', '--dataset airbench'],
    ['--datset xtream-jb --max_goals_per_plugin 3', '--dataset xtream_jb --max_goals_per_plugin 3'],
  ])('%s becomes %s', (flags, corrected) => {
    expect(explain(`dtx redteam run --agent echo ${flags}`).corrected).toBe(
      `dtx redteam run --agent echo ${corrected}`,
    );
  });

  test('of a value that could be any, no flag is without effect', () => {
    const { calls, leftOut } = explain('dtx redteam run --agent echo --eval xyzzyx --keywords sorry');
    expect(calls[0]?.rows.find(({ code }) => code === '--keywords sorry')?.state).toBe('good');
    expect(leftOut).toEqual([]);
  });
});

describe('a flag that is named after a value of another one is what that value needs', () => {
  test.each([
    ["--eval jsonpath --eval-jsonpath '.a'", "--eval jsonpath --expressions '.a'"],
    ["--eval-jsonpath '.a' --eval=jsonpath", "--expressions '.a' --eval=jsonpath"],
    ['--jsonpath .a', '--eval jsonpath --expressions .a'],
    ['--eval-keyword=a', '--eval keyword --keywords=a'],
    ['--eval jsonpth --jsonpath .a', '--eval jsonpath --expressions .a'],
  ])('%s becomes %s', (flags, corrected) => {
    const explained = explain(`dtx redteam run --agent echo ${flags}`);
    expect(explained).toMatchObject({ corrected: `dtx redteam run --agent echo ${corrected}`, leftOut: [] });
    expect(explain(explained.corrected ?? '')).toMatchObject({ problems: [], corrected: undefined });
  });

  test.each([
    ['another one is chosen', '--eval keyword --keywords a --jsonpath .a', '--eval keyword --keywords a'],
    [
      'what it needs is there',
      '--jsonpath .a --eval jsonpath --expressions .b',
      '--eval jsonpath --expressions .b',
    ],
  ])('not where %s: it is left out, and told', (_, flags, corrected) => {
    const explained = explain(`dtx redteam run --agent echo ${flags}`);
    expect(explained.corrected).toBe(`dtx redteam run --agent echo ${corrected}`);
    expect(explained.leftOut).toEqual([{ words: '--jsonpath .a', why: 'no flag of the command' }]);
  });
});

describe('a flag that the command does not have', () => {
  test('is not taken for a similar one when another command has it', () => {
    const { problems, corrected } = explain('ddtx redteam run --agent echo --html a.html -o');
    expect(problems.map(({ message }) => message)).toEqual([
      'ddtx redteam run has no flag `--html`. Remove it: it is a flag of dtx redteam run.',
    ]);
    expect(corrected).toBe('ddtx redteam run --agent echo -o');
  });

  test('is the nearest of those it is short for, and its value is no argument', () => {
    const { problems, corrected } = explain('dtx redteam plan s.yml --data beaver --max_prompt 5');
    expect(problems.map(({ message }) => message)).toEqual([
      '`--max_prompt` of dtx redteam plan is short for several flags: `--max_prompts`, `--max_prompts_per_plugin`. Perhaps `--max_prompts` is meant.',
    ]);
    expect(corrected).toBe('dtx redteam plan s.yml --dataset beaver --max_prompts 5');
    expect(explain('dtx redteam plan s.yml --data beaver --max 5').problems).toHaveLength(1);
  });

  test('a file behind -o is told the flag that names it', () => {
    expect(explain('dtx redteam run --agent echo -o my.html').problems[0]?.message).toContain(
      'Name the file with `--html`.',
    );
  });
});

describe('what is not needed, and not written, is said where it is known', () => {
  const sectionOf = (command: string, name: SectionName) =>
    explain(command)
      .calls[0]?.sections.find((section) => section.name === name)
      ?.items.join('\n') ?? '';

  test.each([
    'dtx redteam run --agent echo --dataset beaver --eval any',
    'dtx redteam run --agent ollama --url llama-guard3:1b --dataset jbb',
    'dtx redteam plan s.yml --dataset garak',
  ])('no key: %s', (command) => {
    expect(sectionOf(command, 'needs')).toMatch(/^No key\./);
  });

  test.each([
    'dtx redteam run --agent litellm --url x/y --dataset beaver --eval any',
    'dtx redteam run --agent huggingface --url x/y --dataset beaver --eval any',
    'dtx redteam run --agent echo --url x/y --dataset beaver',
    'dtx redteam run --agent echo --dataset $D --eval any',
    'dtx redteam run --plan_file p.yml',
    'dtx redteam run --agent openai --dataset beaver --eval any',
  ])('not said where it is not: %s', (command) => {
    expect(sectionOf(command, 'needs')).not.toContain('No key');
  });

  test('a search attack writes no file', () => {
    expect(sectionOf('dtx attack run --attack TAP --task x', 'writes')).toBe(
      'No file: the result is printed.',
    );
  });
});
