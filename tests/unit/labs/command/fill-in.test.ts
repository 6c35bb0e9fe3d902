import { describe, expect, test } from 'vitest';
import { readBuilt, shownValue, withOption, withValue } from '../../../../src/labs/command/builder.ts';
import { commandTask } from '../../../../src/labs/command/command-task.ts';
import { shownInField } from '../../../../src/labs/command/fill-in.ts';
import { makeFacts } from '../../../../src/labs/command/make-facts.ts';
import { realProduct } from '../../product/product-folder.ts';

const facts = makeFacts(realProduct());
const explain = (command: string) => commandTask({ command }, facts);
const built = (text: string) => {
  const found = readBuilt(text, facts['command-line']);
  if (!found) throw new Error(`no command: ${text}`);
  return found;
};

describe('[2S.37] a placeholder in the form', () => {
  test('of an option that is added is shown as one, so that what is typed takes its place', () => {
    const before = built('dtx redteam run --agent echo --eval keyword');
    const option = before.call.command.options.find(({ name }) => name === '--keywords');
    if (!option) throw new Error('no --keywords');
    const added = built(withOption(before, option, facts));
    const flag = added.flags.at(-1);
    if (!flag) throw new Error('nothing was added');
    expect(shownInField(shownValue(flag))).toEqual({ value: '', placeholder: '<WORD>' });
    expect(withValue(added, flag, 'sorry')).toBe(
      'dtx redteam run --agent echo --eval keyword --keywords sorry',
    );
  });

  test.each(['', 'sorry', 'sorry<WORD>', '<a b>', '<', '<A>\n<B>'])(
    '%j is none: it is shown as it is',
    (value) => {
      expect(shownInField(value)).toEqual({ value });
    },
  );
});

describe('[2S.36] a placeholder that is left is told', () => {
  test.each([
    ['dtx redteam run --agent echo --eval keyword --keywords "<WORD>"', '<WORD>'],
    ['dtx redteam run --agent echo --eval keyword --keywords "sorry<WORD>" more', '<WORD>'],
    ['dtx redteam run --agent echo --url=<model-name> --eval any', '<model-name>'],
    ['OPENAI_API_KEY=<KEY> dtx redteam run --agent openai --url "<MODEL>" --eval any', '<KEY>, <MODEL>'],
    ['dtx redteam plan <SCOPE_FILE>', '<SCOPE_FILE>'],
  ])('%s: %s', (command, names) => {
    expect(explain(command).summary).toContain(`Still to replace with your own: ${names}.`);
    expect(explain(command).problems).toEqual([]);
  });

  test('beside its flag as well', () => {
    const rows = explain('dtx redteam run --agent echo --eval keyword --keywords "<WORD>"').calls[0]?.rows;
    expect(rows?.at(-1)?.remarks[0]).toBe('Still to replace with your own: `<WORD>`.');
  });

  test.each(['dtx redteam scope "Write <b>HTML</b>"', 'dtx redteam scope "a < b, c > d"'])(
    'not where it is a part of a text: %s',
    (command) => expect(explain(command).summary).not.toContain('Still to replace'),
  );
});
