import { describe, expect, it } from 'vitest';
import { flagsInCode } from '../../../src/product/command-line/flags-in-code.ts';
import { realProduct } from './product-folder.ts';

const commands = realProduct()['command-line'];

/** What each flag in the text was taken for, with how it is written. */
const found = (text: string) =>
  flagsInCode(text, commands).map(
    ({ command, name, start, end }) => `${command} ${name}: ${text.slice(start, end)}`,
  );

describe('flags of commands in code', () => {
  it('are those of the command that is called, over continued lines', () => {
    expect(found('dtx redteam run --agent echo \\\n    --max_prompts 5 \\\n  --dataset=stingray')).toEqual([
      'dtx redteam run --agent: --agent',
      'dtx redteam run --max_prompts: --max_prompts',
      'dtx redteam run --dataset: --dataset',
    ]);
    expect(found('dtx attack run --attack PAIR --task "Say --agent" --target-model gpt-4o')).toEqual([
      'dtx attack run --attack: --attack',
      'dtx attack run --task: --task',
      'dtx attack run --target-model: --target-model',
    ]);
  });

  it.each([
    ['after what runs it', 'uv run dtx redteam plan scope.yml --dataset stingray'],
    [
      'after variables',
      'OPENAI_API_KEY="$KEY" dtx redteam plan scope.yml --dataset stingray > plan.txt 2>&1',
    ],
    [
      'after other commands',
      'cd lab && cat a | grep -- --agent; dtx redteam plan scope.yml --dataset stingray # --agent',
    ],
    ['in the output of a command that is taken', 'echo "x" $(dtx redteam plan <FILE> --dataset stingray)'],
    ['with a variable as value', 'dtx redteam plan "$SCOPE" --dataset $NAME'],
  ])('are found %s', (_, text) => {
    expect(found(text)).toEqual(['dtx redteam plan --dataset: --dataset']);
  });

  it('that are repeated count where they stand first', () => {
    const text = 'dtx redteam scope --plugin a --plugin b "A shop"';
    expect(flagsInCode(text, commands).map(({ start }) => start)).toEqual([text.indexOf('--plugin')]);
  });

  it.each([
    ['of other programs', 'pip install dtx --upgrade'],
    ['unknown to the command', 'dtx redteam plan scope.yml --agent echo'],
    ['in quotes', "echo 'dtx redteam run --agent echo'"],
    ['in comments', '# dtx redteam run --agent echo'],
    ['of a group', 'dtx redteam --agent'],
  ])('%s are none', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
