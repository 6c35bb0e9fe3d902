import { describe, expect, test } from 'vitest';
import { documents } from '../../../../checks/examples/documents.ts';
import { examineFixture, examineText } from './fixture.ts';

describe('documents in examples', () => {
  test('that fit what they show are counted and accepted', async () => {
    expect(await examineFixture(documents, 'documents/pass.md')).toEqual({ count: 15, lines: [] });
  });

  test('are refused with line, place and fix', async () => {
    const { lines } = await examineFixture(documents, 'documents/fail.md');
    expect(lines).toEqual([
      'line 10: agent.descripton: unknown field (read as "scope", by its title). Perhaps "description" is meant; if it is something else, write schema="…" or schema="none" in the fence.',
      'line 12: redteam.max_prompts: must be a whole number, not text (read as "scope", by its title). Correct the value.',
      'line 15: redteam.plugins.plugins[0]: "toxicity:hate_speech:harrassment" is not a plugin (read as "scope", by its title). Perhaps "toxicity:hate_speech:harassment" is meant.',
      'line 17: redteam.plugins.plugins[1].num_test: unknown field (read as "scope", by its title). Perhaps "num_tests" is meant.',
      'line 21: redteam: missing (read as "scope", by its title). Add the field; if it is something else, write schema="…" or schema="none" in the fence.',
      'line 28: providers[0].config.raw_request: missing (read as "scope", by its title). Add the field; if it is something else, write schema="…" or schema="none" in the fence.',
      'line 27: providers[0].id: older name of the field "provider" (read as "scope", by its title). Write "provider".',
      'line 33: providers[1].config.method: "FETCH" is not allowed (read as "scope", by its title). Known: GET, POST, PUT, DELETE, PATCH.',
      'line 34: providers[1].config.transform_reponse: unknown field (read as "scope", by its title). Perhaps "transform_response" is meant.',
      'line 35: providers[1].config.raw_request: unknown field (read as "scope", by its title). Known fields: type, url, method, headers, body, max_retries, validate_response, transform_request, transform_response, example_response.',
      'line 36: providers[2].provider: "hf_model" is not a provider of a scope (read as "scope", by its title). Write "huggingface", its current name.',
      'line 41: redteam.plugins: missing (read as "scope", by its title). Add the field; if it is something else, write schema="…" or schema="none" in the fence.',
      'line 45: redteam.global_evaluator.evaluation_method.eval_model_name: "ANY_KEYWORD_MATCH" is not an evaluator of the kind POLICY (read as "scope", by its title). Known: POLICY_BASED_EVALUATION_OPENAI.',
      'line 49: redteam.plugins: missing (read as "scope", by its title). Add the field; if it is something else, write schema="…" or schema="none" in the fence.',
      'line 51: redteam.global_evaluator.evaluation_method.expressions: missing (read as "scope", by its title). Add the field.',
      'line 53: redteam.global_evaluator.evaluation_method.eval_model_name: "ANY_JSONPATH" is not an evaluator (read as "scope", by its title). Perhaps "ANY_JSONPATH_EXP" is meant.',
      'line 58: test_suites[0].dataset: "STRINGRAY" is not a dataset (read as "plan", by its title). Write "STINGRAY", its current name; if it is something else, write schema="…" or schema="none" in the fence.',
      'line 65: not valid YAML (a key is repeated). Fix it.',
      'line 71: not valid JSON ("…" where a value is expected). Fix it; shorten lists by leaving entries out, not by "…".',
      'line 78: not valid JSON (a key is repeated). Fix it; shorten lists by leaving entries out, not by "…".',
      'line 83: status: "THREAT_EVALUATION_STATUS_SAVE" is not a ThreatEvaluationStatus (read as "PromptEvaluationResponse", by its title). Perhaps "THREAT_EVALUATION_STATUS_SAFE" is meant; if it is something else, write schema="…" or schema="none" in the fence.',
      expect.stringMatching(/^line 88: nothing tells what this document is\. Say it .*schema="…": .*scope/),
      'line 92: nothing tells what this document is. Say it in the fence with schema="provider#http-common".',
      expect.stringMatching(/^line 95: schema="scoop" names nothing\. Known: .*scope.*none/),
      expect.stringMatching(/^line 99: schema="scope#agents" names nothing\. Parts of scope: agent, /),
      'line 106: services.pg.imag: unknown field (read as "compose", by its title). Perhaps "image" is meant; if it is something else, write schema="…" or schema="none" in the fence.',
      'line 112: cuont: unknown field. Known fields: count, filter.',
      expect.stringMatching(/^line 113: not valid JSON/),
    ]);
  });

  test('that are told by their fields are named as such, since the guess may be wrong', async () => {
    const text = (fence: string) =>
      `---\ntitle: T\ndescription: A page that is long enough to be accepted by the schema.\ntype: reference\n---\n\n\`\`\`${fence}\nagent: {id: x}\nredteam: {max_prompts: many}\n\`\`\`\n`;
    const { lines } = await examineText(documents, 'p.md', text('yaml'));
    expect(lines[0]).toMatch(
      /^line \d+: .* \(read as "scope", by its fields\)\. .*; if it is something else, write schema="…" or schema="none" in the fence\.$/,
    );
    expect((await examineText(documents, 'p.md', text('yaml schema="none"'))).lines).toEqual([]);
    const told = await examineText(documents, 'p.md', text('yaml schema="scope"'));
    expect(told.lines.join('\n')).not.toContain('read as');
  });
});
