import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addable,
  type Built,
  choicesOf,
  fieldNames,
  readBuilt,
  shownValue,
  withArgument,
  withCommand,
  withOption,
  withoutFlag,
  withValue,
} from '../../../../src/labs/command/builder.ts';
import { commandTask } from '../../../../src/labs/command/command-task.ts';
import { commandTokens } from '../../../../src/labs/command/command-tokens.ts';
import { convertText } from '../../../../src/labs/command/convert.ts';
import { makeFacts } from '../../../../src/labs/command/make-facts.ts';
import { quote } from '../../../../src/labs/command/quote.ts';
import { readText } from '../../../../src/labs/command/read-text.ts';
import { realProduct } from '../../product/product-folder.ts';

const facts = makeFacts(realProduct());
const commands = facts['command-line'];
const built = (text: string): Built => {
  const found = readBuilt(text, commands);
  if (!found) throw new Error(`no command in ${text}`);
  return found;
};
const wordsIn = (text: string) =>
  readText(text, commands).calls.map(({ words, variables }) => ({
    words: words.map((word) => word.text),
    variables: variables.map((word) => word.text),
  }));

const hard = fc
  .array(
    fc.constantFrom(
      'a',
      ' ',
      '"',
      "'",
      '$',
      '`',
      '\\',
      '!',
      ';',
      '|',
      '&',
      '#',
      '=',
      '{',
      'é',
      '%',
      '~',
      '*',
    ),
    {
      maxLength: 8,
    },
  )
  .map((all) => all.join(''));

describe('the words of a text', () => {
  test('are those that were quoted for its shell', () => {
    fc.assert(
      fc.property(hard, fc.constantFrom('bash', 'powershell'), (text, shell) => {
        const before = shell === 'powershell' ? '$env:A = "b"; ' : '';
        expect(wordsIn(`${before}dtx redteam scope ${quote(text, shell)} x`)[0]?.words).toEqual([
          'dtx',
          'redteam',
          'scope',
          text,
          'x',
        ]);
      }),
    );
  });

  test('are the same when it is written for the other shell, and again for the first', () => {
    fc.assert(
      fc.property(hard, hard, fc.boolean(), (value, secret, isLong) => {
        const gap = isLong ? ' \\\n  ' : ' ';
        const text = `export KEY=${quote(secret, 'bash')}\nuv run dtx redteam run${gap}--url=${quote(value, 'bash')} --agent echo`;
        const other = convertText(text);
        expect(other).toMatch(/^\$env:KEY = /);
        expect(wordsIn(other)).toEqual(wordsIn(text));
        expect(wordsIn(convertText(other))).toEqual(wordsIn(text));
      }),
    );
  });

  test.each([
    ["A=b dtx redteam run \\\n  --url 'x\"y'", '$env:A = "b"; dtx redteam run `\n  --url \'x"y\''],
    ['$env:A = "b"\ndtx redteam run `\n  -o', 'export A=b\ndtx redteam run \\\n  -o'],
    ['dtx redteam run --url "$MODEL" -o', 'dtx redteam run --url "$MODEL" -o'],
    ["dtx redteam scope 'A shop'", 'dtx redteam scope "A shop"'],
  ])('%j is %j for the other shell', (text, other) => {
    expect(convertText(text)).toBe(other);
  });

  test('are found behind what runs a program, in pipes and in lists', () => {
    const text =
      'time uv run dtx env list | tee a; ddtx version && echo dtx > dtx; sudo env A=b dtx plugins list';
    expect(wordsIn(text)).toEqual([
      { words: ['dtx', 'env', 'list'], variables: [] },
      { words: ['ddtx', 'version'], variables: [] },
      { words: ['dtx', 'plugins', 'list'], variables: ['A=b'] },
    ]);
  });
});

describe('words that the shell fills in', () => {
  test.each(['`cat a b`', '$(cat a b)', 'x`cat a`y'])('%s is a part of its command', (word) => {
    const [call] = readText(`dtx redteam run --url ${word} --plugin x; dtx env list`, commands).calls;
    expect(call?.words.map(({ raw, open }) => [raw, open])).toEqual([
      ...['dtx', 'redteam', 'run', '--url'].map((each) => [each, false]),
      [word, true],
      ['--plugin', false],
      ['x', false],
    ]);
  });

  test.each(['A=$(dtx env list)', '`dtx env list`', 'echo a$(\ndtx env list)'])('%j holds a call', (text) => {
    const { calls } = readText(text, commands);
    expect(calls.map(({ words }) => words.map((word) => word.text))).toEqual([['dtx', 'env', 'list']]);
    const [first] = calls[0]?.words ?? [];
    expect(text.slice(first?.start).startsWith('dtx')).toBe(true);
    expect(first?.line).toBe(text.slice(0, first?.start).split('\n').length);
  });
});

describe('[2S.37] the form', () => {
  const start =
    'A=b uv run dtx redteam run \\\n  --agent echo --plugin x --plugin=y -o --keywords a "b c" # note\ndtx env list';

  test('shows the first command, flag by flag', () => {
    const { flags, call } = built(start);
    expect(call.command.path).toBe('dtx redteam run');
    expect(flags.map((flag) => [flag.option.name, shownValue(flag)])).toEqual([
      ['--agent', 'echo'],
      ['--plugin', 'x'],
      ['--plugin', 'y'],
      ['--output', ''],
      ['--keywords', 'a\nb c'],
    ]);
  });

  test('puts any value where the old one was, and nothing else changes', () => {
    fc.assert(
      fc.property(hard, fc.integer({ min: 0, max: 2 }), (value, i) => {
        const before = built(start);
        const flag = before.flags[i];
        if (!flag) throw new Error('no flag');
        const after = built(withValue(before, flag, value));
        expect(after.flags.map(shownValue)).toEqual(
          before.flags.map((each, j) => (i === j ? value : shownValue(each))),
        );
        expect(after.text).toMatch(/^A=b uv run .* # note\ndtx env list$/s);
      }),
    );
  });

  test('keeps several values as they are typed, one on each line', () => {
    const text = "dtx redteam run --agent echo --expressions x '$y' -o | tee log";
    const typed = fc.array(hard, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
    const expression = `.turns[-1].message | contains("can't help")`;
    fc.assert(
      fc.property(fc.oneof(fc.constant(expression), typed), (value) => {
        const flag = built(text).flags[1];
        if (!flag) throw new Error('no flag');
        const after = built(withValue(built(text), flag, value));
        expect(after.flags.map(shownValue)).toEqual(['echo', value, '']);
        expect(after.text.endsWith(' -o | tee log')).toBe(true);
      }),
    );
    const [, flag] = built(text).flags;
    if (flag) expect(withValue(built(text), flag, 'z\n$y')).toContain("--expressions z '$y' -o");
  });

  test('adds each option with a value that is allowed, and takes it away again', () => {
    for (const option of addable(built('dtx redteam run'))) {
      const text = 'dtx redteam run | tee log';
      const more = withOption(built(text), option, facts);
      const [flag] = built(more).flags;
      expect(flag?.option.name).toBe(option.name);
      expect(more.endsWith(' | tee log')).toBe(true);
      if (flag) expect(withoutFlag(built(more), flag)).toBe(text);
    }
  });

  test('knows the field of a flag that is added, and the one in the place of a flag that is removed', () => {
    const before = built('dtx redteam run --plugin x --agent echo --plugin y');
    expect(fieldNames(before)).toEqual(['0--plugin', '0--agent', '1--plugin']);
    const plugin = addable(before).find(({ name }) => name === '--plugin');
    const [first] = before.flags;
    if (!plugin || !first) throw new Error('no option');
    // The focus goes to the flag of the number that there were, and of the number that was removed.
    expect(fieldNames(built(withOption(before, plugin, facts)))[before.flags.length]).toBe('2--plugin');
    expect(fieldNames(built(withoutFlag(before, first)))[0]).toBe('0--agent');
  });

  test('removes a flag with what continues its line', () => {
    const text = 'dtx redteam run \\\n  --agent echo \\\n  --samples 2';
    const [first, second] = built(text).flags;
    if (!first || !second) throw new Error('no flags');
    expect(withoutFlag(built(text), second)).toBe('dtx redteam run \\\n  --agent echo');
    expect(withoutFlag(built(text), first)).toBe('dtx redteam run \\\n  --samples 2');
  });

  test('takes another command, which keeps the flags that it has as well', () => {
    expect(withCommand(built(start), start, 'dtx redteam plan', commands)).toBe(
      'A=b uv run dtx redteam plan <SCOPE_FILE> # note\ndtx env list',
    );
    const text = 'dtx redteam run --agent echo --dataset "beaver" --max_prompts 3';
    expect(withCommand(built(text), text, 'ddtx redteam run', commands)).toBe(
      'ddtx redteam run --agent echo --dataset "beaver" --max_prompts 3',
    );
    expect(withCommand(undefined, 'nothing', 'dtx attack run', commands)).toBe(
      'dtx attack run --attack TAP --task <task>',
    );
  });

  test('sets arguments, the optional one after the first', () => {
    const one = withArgument(built('dtx redteam scope --plugin x'), 0, 'A shop');
    expect(one).toBe('dtx redteam scope "A shop" --plugin x');
    expect(withArgument(built(one), 1, 'out.yml')).toBe('dtx redteam scope "A shop" out.yml --plugin x');
    expect(withArgument(built(one), 0, 'Another')).toBe('dtx redteam scope Another --plugin x');
  });

  test('offers lists where there are some', () => {
    const options = built('dtx redteam run').call.command.options;
    const named = (name: string) => options.find((option) => option.name === name);
    const choices = (name: string) => {
      const option = named(name);
      return option ? choicesOf(option, facts) : undefined;
    };
    expect(choices('--dataset')).toContain('airbench');
    expect(choices('--eval')).toContain('ibm38');
    expect(choices('--url')).toEqual([]);
    expect(choices('--plugin')).toEqual([]);
  });

  test.each(['', 'ls', 'dtx nothing-like-it', `dtx redteam run ${'x '.repeat(6000)}`])(
    'shows no flags of what is not a command of the product, or too long: %#',
    (text) => {
      expect(readBuilt(text, commands)).toBeUndefined();
    },
  );
});

describe('whatever is entered', () => {
  const pieces = fc.constantFrom(
    ...[
      'dtx',
      ' redteam',
      ' run',
      ' --agent',
      '=',
      ' echo',
      '"',
      "'",
      '`',
      '\\',
      '\n',
      '$',
      '$(',
      ')',
      '|',
      '<',
      '>',
    ],
    ...['#', '--', ' -o', '${', '}', '<#', '\u202E', '\u0000', '&&', '$env:A = ', 'é', ' --plugin (a+)+$'],
  );
  const texts = fc.array(pieces, { maxLength: 30 }).map((all) => all.join(''));

  test('it is answered', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { calls, problems, corrected } = commandTask({ command: text }, facts);
        expect(calls.length + problems.length).toBeGreaterThan(0);
        if (corrected !== undefined) commandTask({ command: corrected }, facts);
        convertText(text);
        readBuilt(text, commands);
      }),
    );
  });

  test('colors follow each other inside of the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const token of commandTokens(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          end = token.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test.each([
    'dtx redteam run --agent echo --bad x\n',
    'dtx redteam run --agnet ech --plugin zzz ',
    'dtx redteam scope ',
    '"',
    "'",
    '`',
    '${',
    '<#',
    '((',
    '\\',
    'dtx redteam run --agent "',
    'dtx redteam run -- ',
    '--plugin x ',
  ])('100 kB of %j take no longer than a task may', (piece) => {
    const text = `dtx redteam run ${piece.repeat(Math.floor(99_900 / piece.length))}`;
    const began = performance.now();
    commandTask({ command: text }, facts);
    commandTokens(text);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('10 MB are refused at once', () => {
    expect(commandTask({ command: 'dtx '.repeat(2_500_000) }, facts).problems).toHaveLength(1);
  });
});
