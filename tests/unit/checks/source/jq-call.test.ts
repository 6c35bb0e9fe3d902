import { describe, expect, test } from 'vitest';
import { parseJqCall } from '../../../../checks/source/jq-call.ts';
import { shellCommands } from '../../../../checks/source/shell-commands.ts';

async function call(code: string) {
  const [command = []] = await shellCommands({ language: 'bash', code, line: 1 });
  return parseJqCall(command);
}

describe('a jq command', () => {
  test('has a filter, options and files, in any order', async () => {
    expect(await call("jq -nr '.a' --arg name Ada one.json --compact-output two.json")).toEqual({
      filter: '.a',
      flags: ['-n', '-r', '--arg', 'name', 'Ada', '--compact-output'],
      files: ['one.json', 'two.json'],
      known: true,
    });
  });

  test('can be compiled when the shell writes only its values', async () => {
    const expected = { filter: '.a', flags: ['--arg', 'p', '', '--argjson', 'q', 'null'], known: false };
    expect(await call(`jq --arg p "$prompt" --argjson q "$count" '.a'`)).toMatchObject(expected);
    expect(await call('jq "$filter"')).toMatchObject({ filter: undefined, known: false });
  });

  test('is refused with an option nobody checked, or without its value', async () => {
    expect(await call("jq --stream '.'")).toBe('the option --stream of jq is not known here');
    expect(await call('jq --arg name')).toBe('the option --arg of jq lacks a value');
  });
});
