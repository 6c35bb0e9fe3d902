import { describe, expect, test } from 'vitest';
import { jq } from '../../../../checks/examples/jq.ts';
import { examineFixture } from './fixture.ts';

describe('jq in pages', () => {
  test('compiles, and prints in a session what the session shows', async () => {
    expect(await examineFixture(jq, 'jq/pass.md')).toEqual({ count: 15, lines: [] });
  });

  test('that does not is named with its line and what jq says or prints', async () => {
    const { count, lines } = await examineFixture(jq, 'jq/fail.md');
    expect(count).toBe(15);
    expect(lines.map((line) => line.replace('. Correct the example.', ''))).toEqual([
      'line 12: jq prints "0.93", not "0.94"',
      'line 14: the page shows no block with title="other.json", so the output cannot be checked',
      'line 16: jq fails (syntax error, unexpected end of file)',
      'line 17: jq prints nothing, not "0.93"',
      'line 19: jq fails (array ([{"score":0.93},{"score":...]) and number (1) cannot be added)',
      "line 20: jq does not compile (syntax error, unexpected '|')",
      'line 24: jq does not compile (nosuch/0 is not defined)',
      'line 25: the option --stream of jq is not known here',
      "line 26: jq does not compile (syntax error, unexpected end of file, expecting ';' or ')')",
      'line 31: jq does not compile (syntax error, unexpected end of file)',
      'line 46: jq fails (number (0.04) and string ("x") cannot have their containment checked), for another reason',
      'line 48: jq prints "0.04" and does not fail',
      "line 38: jq does not compile (syntax error, unexpected end of file, expecting ';' or ')')",
      'line 42: jq does not compile (syntax error, unexpected end of file)',
    ]);
  });
});
