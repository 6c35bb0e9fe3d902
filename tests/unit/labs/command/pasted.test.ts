import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandTask } from '../../../../src/labs/command/command-task.ts';
import { convertText } from '../../../../src/labs/command/convert.ts';
import { makeFacts } from '../../../../src/labs/command/make-facts.ts';
import { readable } from '../../../../src/labs/command/slips.ts';
import { realProduct } from '../../product/product-folder.ts';
import { expectSteadyGrowth } from './steady-growth.ts';

const facts = makeFacts(realProduct());
const explain = (command: string) => commandTask({ command }, facts);
const good = 'dtx redteam run --agent echo';
const codes = (text: string) => explain(text).calls.map(({ rows }) => rows.map(({ code }) => code));

describe('what terminals and word processors leave in a text', () => {
  test.each([
    [`$ ${good}`, good, 'is the prompt of a terminal'],
    [`% ${good}`, good, 'is the prompt of a terminal'],
    [`> ${good}`, good, 'is the prompt of a terminal'],
    [`(venv) me@host:~/work$ ${good}`, good, '(venv) me@host:~/work$'],
    [`PS C:\\Users\\me> ${good}`, good, 'PS C:\\Users\\me>'],
    [`C:\\Users\\me>${good}`, good, 'C:\\Users\\me>'],
    [
      '$ dtx redteam run \\\n>  --agent echo',
      'dtx redteam run \\\n --agent echo',
      'is the prompt of a terminal',
    ],
    [
      'dtx redteam run \\ \n --agent echo',
      'dtx redteam run \\\n --agent echo',
      'Blanks follow the backslash',
    ],
    ['dtx redteam run ` \n --agent echo', 'dtx redteam run `\n --agent echo', 'Blanks follow the backtick'],
    ['dtx redteam run ^ \n --agent echo', 'dtx redteam run ^\n --agent echo', 'Blanks follow the caret'],
    ['dtx redteam scope “A shop” s.yml', 'dtx redteam scope "A shop" s.yml', 'those of a word processor'],
    ['dtx redteam run --agent ‘echo’', "dtx redteam run --agent 'echo'", 'those of a word processor'],
    ['dtx redteam run --agent "echo”', 'dtx redteam run --agent "echo"', 'those of a word processor'],
    ['dtx redteam run\u00a0--agent echo', good, 'no-break space'],
    ['dtx\u200b redteam run --agent echo', good, 'a character that nobody sees'],
    ['dtx re\u00addteam run --agent echo', good, 'a character that nobody sees'],
    ['DTX redteam run --agent echo', good, 'There is no program "DTX"'],
    ['dxt redteam run --agent echo', good, 'Perhaps dtx is meant'],
    ['A_KEY = x dtx redteam run --agent echo', `A_KEY=x ${good}`, 'Blanks around the ='],
    ['dtx redteam scope A shop for shoes s.yml', 'dtx redteam scope "A shop for shoes" s.yml', '4 words'],
    [
      'dtx attack run --attack TAP --task Pick a lock --tap-depth 2',
      'dtx attack run --attack TAP --task "Pick a lock" --tap-depth 2',
      '3 words',
    ],
    ["dtx redteam scope ^\n 'A shop'", 'dtx redteam scope ^\n "A shop"', 'command prompt of Windows'],
  ])('%j is told, and corrected to %j', (text, corrected, said) => {
    const outcome = explain(text);
    expect(outcome.problems.map(({ message }) => message.replaceAll('`', '')).join(' ')).toContain(said);
    expect(outcome.corrected).toBe(corrected);
    expect(explain(corrected)).toMatchObject({ problems: [], corrected: undefined });
  });

  test('what holds for the command is told all the same', () => {
    const names = explain(`$ ${good}`).calls[0]?.sections.map(({ name }) => name);
    expect(names).toEqual(explain(good).calls[0]?.sections.map(({ name }) => name));
  });

  test.each([
    'dtx redteam scope "A “good” shop — it\'s ours"',
    "dtx redteam scope 'A shop\u00a0'",
    "# “A comment” that isn't one\ndtx env list",
    'dtx redteam run --agent echo \\\r\n  -o\r\n',
    '$env:A = “b”\ndtx env list',
    'A=`date`\ndtx env list',
    '```bash\ndtx env list\n```',
    'RUN dtx env list',
    '- run: dtx env list',
    'if true; then dtx env list; fi',
    'dtx.exe env list',
    '.\\venv\\Scripts\\dtx.exe env list',
    "cat <<'EOF' > s.yml\nit's: “dtx”\nEOF\ndtx env list",
  ])('%j is good as it is', (text) => {
    expect(explain(text)).toMatchObject({ problems: [], corrected: undefined });
  });

  test('lines of the command prompt of Windows go on after ^', () => {
    const text = 'set OPENAI_API_KEY=x\ndtx redteam run ^\n  --agent openai --url m ^\r\n  -o';
    expect(codes(text)).toEqual([['OPENAI_API_KEY=…', 'dtx redteam run', '--agent openai', '--url m', '-o']]);
    expect(explain(text).problems).toEqual([]);
    expect(convertText('dtx redteam run ^\n  -o')).toBe('dtx redteam run `\n  -o');
  });

  test('a text for a program is no command', () => {
    expect(explain('cat <<EOF > s.yml\nagent: dtx env list\nEOF\ndtx env list').summary).toContain(
      'other programs, which are not explained here: cat.',
    );
  });

  test('each character stays where it was', () => {
    const pieces = fc.constantFrom(
      ...[
        '$ ',
        '> ',
        'PS C:\\> ',
        'dtx',
        ' ',
        '\n',
        '\r\n',
        '\\',
        '^',
        '`',
        '“',
        '”',
        '‘',
        '’',
        '"',
        "'",
        '#',
      ],
      ...['\u00a0', '\u200b', '```', '<<EOF', 'EOF', '@"', '"@', 'a', '- run: ', '$env:A = ', '|'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (all) => {
        const text = all.join('');
        const { text: read, slips } = readable(text);
        expect(read).toHaveLength(text.length);
        expect(read.split('\n').map(({ length }) => length)).toEqual(
          text.split('\n').map(({ length }) => length),
        );
        for (const { start, end } of slips) expect(end).toBeGreaterThan(start);
        explain(text);
      }),
    );
  });

  test.each([
    '$ dtx\n',
    '“',
    '‘dtx’ ',
    '\u00a0',
    '^ \n',
    '<<EOF\n',
    '@"\n',
    '(a) a@b:c d',
    'a@',
    "'“",
    '`\n',
  ])('of %j the work grows as the text does', (piece) => {
    expectSteadyGrowth((length) => {
      const text = piece.repeat(Math.floor(length / piece.length));
      explain(`dtx redteam run ${text}`);
      explain(text);
    });
  });
});

describe('what runs a command', () => {
  test.each([
    ['sudo dtx env list', 'sudo', 'does not get your environment variables'],
    ['docker run --rm -e A=b detoxio/dtx:0.34.0 env list', 'docker run --rm -e', 'In a container'],
    ['docker exec -it box dtx env list', 'docker exec -it box', 'In a container'],
    ['python -m dtx env list', 'python -m', 'cannot be run as a module'],
    ['uvx --from dtx dtx env list', 'uvx --from dtx', 'Runs the command'],
    ['conda run -n dtx dtx env list', 'conda run -n dtx', 'Runs the command'],
    ['pipx run dtx env list', 'pipx run', 'Runs the command'],
  ])('%s: what it does to it', (text, code, said) => {
    const { calls, problems } = explain(text);
    const row = calls[0]?.rows.find((each) => each.code === code);
    expect([row?.text, ...(row?.remarks ?? [])].join(' ')).toContain(said);
    expect(problems).toEqual([]);
  });

  test.each(['docker build -t dtx .', 'pipx install dtx', 'uv pip install dtx', 'conda create -n dtx'])(
    '%s runs no command of DTX',
    (text) => {
      expect(explain(text).calls).toEqual([]);
    },
  );

  test('a program that is missing is written before its command', () => {
    expect(explain('redteam run --agnet echo')).toMatchObject({
      problems: [{ message: expect.stringContaining('The program is missing') }],
      corrected: good,
    });
  });
});

describe('a quote that nothing closes', () => {
  test.each([
    "dtx redteam scope 'A shop that can't stop' out.yml",
    'dtx redteam run --agent echo --url "x --bad y',
  ])('%s: nothing is said of what follows it', (text) => {
    const { problems, calls, corrected } = explain(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('not closed');
    expect(calls[0]?.rows.at(-1)).toMatchObject({ state: 'wrong' });
    expect(corrected).toBeUndefined();
  });
});
