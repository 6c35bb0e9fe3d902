import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, linesOf } from '../../../../src/prose/code/lines.ts';

const none: ReadonlySet<number> = new Set();
const textOf = ({ tokens }: Line) => tokens.map(({ text }) => text).join('');
const shown = (lines: readonly Line[]) => lines.map((line) => [line.kind, line.sign, textOf(line)]);

describe('linesOf a language', () => {
  it('marks the lines an author asked for and no others', async () => {
    const lines = await linesOf('a: 1\nb: 2\nc: 3', 'yaml', new Set([2, 9]));
    expect(shown(lines)).toEqual([
      ['plain', '', 'a: 1'],
      ['marked', '', 'b: 2'],
      ['plain', '', 'c: 3'],
    ]);
  });
});

describe('linesOf a console session', () => {
  it('takes lines that start with a prompt for commands, the rest for output', async () => {
    const lines = await linesOf('$ dtx --version\ndtx 0.18.2\n\n$ dtx redteam', 'console', none);
    expect(shown(lines)).toEqual([
      ['command', '$ ', 'dtx --version'],
      ['output', '', 'dtx 0.18.2'],
      ['output', '', ''],
      ['command', '$ ', 'dtx redteam'],
    ]);
  });

  it('lets a command go on behind a backslash', async () => {
    const lines = await linesOf('$ dtx redteam run \\\n  --agent echo \\\n  -o\nDone', 'console', none);
    expect(shown(lines)).toEqual([
      ['command', '$ ', 'dtx redteam run \\'],
      ['command', '  ', '  --agent echo \\'],
      ['command', '  ', '  -o'],
      ['output', '', 'Done'],
    ]);
  });

  it('takes a backslash within a line for what it is', async () => {
    expect(shown(await linesOf('$ printf "a\\n"\na', 'console', none))).toEqual([
      ['command', '$ ', 'printf "a\\n"'],
      ['output', '', 'a'],
    ]);
  });

  it('does not take a price or a variable for a prompt', async () => {
    expect(shown(await linesOf('$5 for $HOME', 'console', none))).toEqual([['output', '', '$5 for $HOME']]);
  });

  it('colours commands as shell and output not at all', async () => {
    const [command, output] = await linesOf('$ echo "a" # b\necho "a" # b', 'console', none);
    expect(command?.tokens.some(({ kind }) => kind === 'c')).toBe(true);
    expect(output?.tokens.every(({ kind }) => kind === undefined)).toBe(true);
  });

  it.each(['# Report', '> quoted'])('takes "%s" for output: only "$ " is a prompt', async (line) => {
    expect(shown(await linesOf(line, 'console', none))).toEqual([['output', '', line]]);
  });
});

describe('linesOf a diff', () => {
  it('tells added, removed and kept lines apart and takes the signs off', async () => {
    expect(shown(await linesOf(' a\n-b\n+c\n\n@@ -1 +1 @@', 'diff', none))).toEqual([
      ['plain', ' ', 'a'],
      ['removed', '-', 'b'],
      ['added', '+', 'c'],
      ['plain', '', ''],
      ['plain', '', '@@ -1 +1 @@'],
    ]);
  });

  it('takes the names of the files for no change', async () => {
    expect(shown(await linesOf('--- a.yml\n+++ b.yml', 'diff', none))).toEqual([
      ['plain', '', '--- a.yml'],
      ['plain', '', '+++ b.yml'],
    ]);
  });

  it('shows every line as it was written', async () => {
    const unit = fc.constantFrom('+', '-', ' ', 'a', '\n');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), async (code) => {
        const lines = await linesOf(code, 'diff', none);
        expect(lines.map((line) => line.sign + textOf(line)).join('\n')).toBe(code);
      }),
    );
  });
});
