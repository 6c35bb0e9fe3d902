import { describe, expect, test } from 'vitest';
import { jinja } from '../../../../checks/examples/jinja.ts';
import { examineFixture } from './fixture.ts';

describe('Jinja in pages', () => {
  test('parses, and renders what the page says', async () => {
    expect(await examineFixture(jinja, 'jinja/pass.md')).toEqual({ count: 6, lines: [] });
  });

  test('that does not is named with its line and what is wrong', async () => {
    const { count, lines } = await examineFixture(jinja, 'jinja/fail.md');
    expect(count).toBe(6);
    expect(lines.map((line) => line.replace('. Correct the example.', ''))).toEqual([
      'line 8: not valid Jinja ("if" is not closed. Write {% endif %})',
      'line 14: not valid Jinja (Jinja has no filter "dump". Write tojson)',
      'line 26: roles.j2 renders "admin editor" where the page says "admin visitor"',
      'line 34: nothing shows what alone.j2 renders; a block with title="alone.txt" does',
      'line 41: not valid Jinja ("}" closes nothing. A tag that begins with {{ ends with }})',
      'line 43: not valid Jinja (a value is missing before "}}")',
    ]);
  });
});
