import { describe, expect, test } from 'vitest';
import { dictionaryFile, spelling } from '../../../../checks/prose/spelling.ts';
import { linesOf } from './fixture.ts';

const dictionary = (...rows: string[]) => ({ files: { [dictionaryFile]: `${rows.join('\n')}\n` } });

test('words of English, of software and of the project are right; code and addresses are not read', async () => {
  expect(await linesOf(spelling, 'pass', dictionary('# Product', 'DTX', 'LLM'))).toEqual([]);
});

describe('a word that no dictionary has', () => {
  const words = [
    [2, 'wrnog'],
    [8, 'secnod'],
    [10, 'organisation'],
    [12, 'pictre'],
    [14, 'scpoe'],
    [21, 'PromptDataset'],
    [21, 'PromptDataset'],
  ] as const;

  test('is one line each, with file and line', async () => {
    const lines = await linesOf(spelling, 'fail');
    const expected = words.map(
      ([line, word]) => `content/docs/fail.md: line ${line}: "${word}" is not in the dictionary.`,
    );
    expect(lines.map((line) => line.slice(0, line.indexOf('dictionary.') + 11))).toEqual(expected);
  });

  test('is fixed by a similar word', async () => {
    const lines = await linesOf(spelling, 'fail');
    expect(lines[1]).toContain('Perhaps "second"');
    expect(lines[2]).toContain('"organization"');
  });

  test('is code when it has capitals inside', async () => {
    const lines = await linesOf(spelling, 'fail');
    expect(lines.at(-1)).toContain('Put code between backticks');
  });
});

describe('the dictionary', () => {
  const problems = async (...rows: string[]) =>
    (await linesOf(spelling, 'pass', dictionary(...rows))).filter((line) => line.startsWith(dictionaryFile));

  test('holds no word that is not needed, and none that English has', async () => {
    expect(await problems('DTX', 'LLM', 'nowhere', 'wrongg')).toEqual([
      `${dictionaryFile}: line 3: "nowhere" is not needed. Remove the line.`,
      `${dictionaryFile}: line 4: "wrongg" is not needed. Remove the line.`,
    ]);
  });

  test('is sorted in each group', async () => {
    expect(await problems('LLM', 'DTX')).toEqual([
      `${dictionaryFile}: line 2: "DTX" comes after "LLM". Sort the words of a group.`,
    ]);
    expect(await problems('LLM', '', '# Product', 'DTX')).toEqual([]);
  });

  test('allows a word with capitals only as it stands', async () => {
    expect(await linesOf(spelling, 'pass', dictionary('Dtx', 'LLM'))).toEqual([
      expect.stringContaining('line 2: "DTX" is not in the dictionary'),
      expect.stringContaining('line 7: "DTX" is not in the dictionary'),
      expect.stringContaining('"Dtx" is not needed'),
    ]);
  });
});
