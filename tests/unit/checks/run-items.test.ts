import { describe, expect, test } from 'vitest';
import { readRunItems, runItemProblems } from '../../../checks/run-items.ts';

const table = (...rows: string[]) =>
  ['| item | showed | became | files |', '|---|---|---|---|', ...rows].join('\n');
const files: Readonly<Record<string, string>> = { 'content/p.md': 'Exit code 1', 'tests/a.test.ts': '' };
const problems = (known: string[], ...rows: string[]) =>
  runItemProblems(readRunItems(table(...rows)), known, (file) => files[file]).map(({ problem }) => problem);

describe('what became of the items of the runs', () => {
  test('passes when each item says what became of it and names a file that exists', () => {
    const rows = [
      '| cli-1.1 | `a \\| b` ends with 1 | corrected | `content/p.md#Exit code 1` |',
      '| runs-1.18b | x | tested | `tests/a.test.ts` |',
    ];
    expect(problems(['cli-1.1', 'runs-1.18b'], ...rows)).toEqual([]);
  });

  test('fails for an item without a row, and for one that is open', () => {
    expect(
      problems(['cli-1.1', 'cli-1.2', 'cli-1.3'], '| cli-1.2 | x | open | |', '| cli-1.3 | x | | |'),
    ).toEqual(['cli-1.1 has no row', 'cli-1.2 is open', 'cli-1.3 is open']);
  });

  test('fails for a row twice, and for one that no entry could name', () => {
    const row = '| cli-1.1 | x | corrected | `content/p.md` |';
    expect(problems(['cli-1.1'], row, row, row.replace('1.1', '9.9'))).toEqual([
      'cli-1.1 has two rows',
      'cli-9.9 is not an item of the source "runs"',
    ]);
  });

  test('fails when the file that shows it is missing, or no longer says it', () => {
    expect(
      problems(
        ['cli-1.1', 'cli-1.2', 'cli-1.3'],
        '| cli-1.1 | x | corrected | |',
        '| cli-1.2 | x | corrected | `content/q.md` |',
        '| cli-1.3 | x | corrected | `content/p.md#Exit code 2` |',
      ),
    ).toEqual([
      'cli-1.1 names no file that shows it',
      'cli-1.2: content/q.md does not exist',
      'cli-1.3: content/p.md does not contain "Exit code 2"',
    ]);
  });
});
