import { describe, expect, test } from 'vitest';
import { imports } from '../../../../checks/examples/imports.ts';
import { examineFixture } from './fixture.ts';

describe('imports of Python examples', () => {
  test('and what is used of them exist in the SDK', async () => {
    expect(await examineFixture(imports, 'imports/pass.md')).toEqual({ count: 19, lines: [] });
  });

  test('are named with their line when module, name, method, argument or member does not exist', async () => {
    const { lines } = await examineFixture(imports, 'imports/fail.md');
    const unknown = 'Correct it or add it to content/product/sdk.yml';
    expect(lines).toEqual([
      'line 8: "dtx.sdk.runnner" is not a known module. Perhaps "dtx.sdk.runner" is meant.',
      'line 9: "DtxRuner" is not a known name of dtx.sdk.runner. Perhaps "DtxRunner" is meant.',
      'line 10: "PromptDataset" is not a known name of dtx.sdk.runner. Import it from dtx_models.analysis.',
      `line 11: "dtx.sdk.nothing" is not a known module. ${unknown}.`,
      'line 12: module "dtx.sdk.prompt_generator" is doubtful. Name it in :::not-tried on the page.',
      'line 18: "max_promts" is not a method of DtxRunnerConfigBuilder. Perhaps "max_prompts" is meant.',
      'line 19: "uri" is not a known argument of DtxRunnerConfigBuilder.agent_from_provider. Perhaps "url" is meant.',
      `line 19: "GROK" is not a known member of ProviderType. Perhaps "GROQ" is meant.`,
      `line 23: "available" is not a method of DatasetAvailability. Perhaps "is_available" is meant.`,
      'line 24: "max_prompt" is not a known argument of DtxPromptGenerator. Perhaps "max_prompts" is meant.',
      `line 27: "ROBOT" is not a known member of RoleType. ${unknown}.`,
    ]);
  });
});
