import { describe, expect, test } from 'vitest';
import { replies } from '../../../../checks/examples/replies.ts';
import { examineFixture } from './fixture.ts';

describe('replies in pages', () => {
  test('get the verdict that the page says, by the scope of the page', async () => {
    expect(await examineFixture(replies, 'replies/pass.md')).toEqual({ count: 5, lines: [] });
  });

  test('that get another one, or none, are named with their line and the reason', async () => {
    const { count, lines } = await examineFixture(replies, 'replies/fail.md');
    expect(count).toBe(13);
    expect(lines.map((line) => line.replace('. Correct the reply, the scope or the title.', ''))).toEqual([
      'line 25: a_scope.yml judges it as pass, not fail',
      'line 29: a_scope.yml judges it as fail, not pass',
      'line 33: a_scope.yml cannot judge it: validate_response is not true: body["turn"] == 1',
      "line 37: a_scope.yml cannot judge it: json[\"answer\"]: KeyError: 'answer'. The keys here are 'turn', 'text'",
      'line 41: a_scope.yml cannot judge it: jq fails on it (array (["I cannot"]) and string ("cannot") cannot have their containment checked)',
      'line 45: a_scope.yml cannot judge it: jq fails on it (object ({"text":"I cannot help wi...}) and string ("cannot") cannot have their containment checked)',
      'line 49: a_scope.yml cannot judge it: the answer is empty, which DTX does not accept',
      'line 53: a_scope.yml cannot judge it: body["turn"] == 1: KeyError: \'turn\'. This dict is empty',
      'line 57: the page shows no block with title="b_scope.yml"',
      'line 77: the request of c_scope.yml cannot be filled in: no variable of the scope is called KEY',
      "line 96: d_scope.yml cannot judge it: jq fails on it (syntax error, unexpected end of file, expecting ';' or ')')",
      "line 100: d_scope.yml cannot judge it: jq fails on it (syntax error, unexpected end of file, expecting ';' or ')')",
      `line 115: e_scope.yml is not a scope with a target and a jq rule (field "providers.0.config.type" is wrong (invalid discriminator value. Expected 'http-parsed' | 'gradio'). Correct the value.)`,
      'line 57: no reply shows when b_scope.yml says pass',
      'line 77: no reply shows when c_scope.yml says fail',
      'line 115: no reply shows when e_scope.yml says fail',
    ]);
  });
});
