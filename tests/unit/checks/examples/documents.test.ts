import { describe, expect, test } from 'vitest';
import { documents } from '../../../../checks/examples/documents.ts';
import { examineFixture } from './fixture.ts';

describe('documents in examples', () => {
  test('that fit what they show are counted and accepted', async () => {
    expect(await examineFixture(documents, 'documents/pass.md')).toEqual({ count: 15, lines: [] });
  });

  test('are refused with line, place and mend', async () => {
    const { lines } = await examineFixture(documents, 'documents/fail.md');
    expect(lines).toEqual([
      'line 10: agent.descripton: unknown field. Perhaps "description" is meant.',
      'line 12: redteam.max_prompts: must be a whole number, not text. Correct the value.',
      'line 15: redteam.plugins.plugins[0]: "toxicity:hate_speech:harrassment" is no plugin. Perhaps "toxicity:hate_speech:harassment" is meant.',
      'line 17: redteam.plugins.plugins[1].num_test: unknown field. Perhaps "num_tests" is meant.',
      'line 21: redteam: missing. Add the field.',
      'line 27: providers[0].id: older name of the field "provider". Write "provider".',
      'line 33: providers[1].config.method: "FETCH" is not allowed. Known: GET, POST, PUT, DELETE, PATCH.',
      'line 34: providers[1].config.transform_reponse: unknown field. Perhaps "transform_response" is meant.',
      'line 35: providers[1].config.raw_request: unknown field. Known fields: type, url, method, headers, body, queryParams, max_retries, validate_response, transform_request, transform_response, example_response.',
      'line 36: providers[2].provider: "hf_model" is no provider of a scope. Write "huggingface", its current name.',
      'line 45: redteam.global_evaluator.evaluation_method.eval_model_name: "ANY_KEYWORD_MATCH" is no evaluator of the kind POLICY. Known: POLICY_BASED_EVALUATION_OPENAI.',
      'line 51: redteam.global_evaluator.evaluation_method.expressions: missing. Add the field.',
      'line 53: redteam.global_evaluator.evaluation_method.eval_model_name: "ANY_JSONPATH" is no evaluator. Perhaps "ANY_JSONPATH_EXP" is meant.',
      'line 58: test_suites[0].dataset: "STRINGRAY" is no dataset. Write "STINGRAY", its current name.',
      'line 65: not valid YAML (a key stands there twice). Mend it.',
      'line 71: not valid JSON (unexpected token \'…\'). Mend it; shorten lists by leaving entries out, not by "…".',
      'line 78: not valid JSON (a key stands there twice). Mend it; shorten lists by leaving entries out, not by "…".',
      'line 83: status: "THREAT_EVALUATION_STATUS_SAVE" is no ThreatEvaluationStatus. Perhaps "THREAT_EVALUATION_STATUS_SAFE" is meant.',
      expect.stringMatching(/^line 88: nothing tells what this document is\. Say it .*schema="…": .*scope/),
      'line 92: nothing tells what this document is. Say it in the fence with schema="provider#http-common".',
      expect.stringMatching(/^line 95: schema="scoop" names nothing\. Known: .*scope.*none/),
      expect.stringMatching(/^line 99: schema="scope#agents" names nothing\. Parts of scope: agent, /),
      'line 106: services.pg.imag: unknown field. Perhaps "image" is meant.',
      'line 112: cuont: unknown field. Known fields: count, filter.',
      expect.stringMatching(/^line 113: not valid JSON/),
    ]);
  });
});
