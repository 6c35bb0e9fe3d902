import { describe, expect, test } from 'vitest';
import { imports } from '../../../../checks/examples/imports.ts';
import { realProduct } from '../../product/product-folder.ts';
import { examineFixture, examineText } from './fixture.ts';

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
      'line 12: "dtx.sdk.prompt_generator" is not a known module. Perhaps "dtx.sdk.generator" is meant.',
      'line 19: "max_promts" is not a method of DtxRunnerConfigBuilder. Perhaps "max_prompts" is meant.',
      'line 20: "uri" is not a known argument of DtxRunnerConfigBuilder.agent_from_provider. Perhaps "url" is meant.',
      `line 20: "GROK" is not a known member of ProviderType. Perhaps "GROQ" is meant.`,
      `line 24: "available" is not a method of DatasetAvailability. Perhaps "is_available" is meant.`,
      'line 25: "max_prompt" is not a known argument of DtxPromptGenerator. Perhaps "max_prompts" is meant.',
      `line 28: "ROBOT" is not a known member of RoleType. ${unknown}.`,
    ]);
  });

  test('of a module that is doubtful are accepted only where the page says so', async () => {
    const { sdk } = realProduct();
    const modules = sdk.modules.map((each) =>
      each.path === 'dtx.sdk.generator'
        ? { ...each, evidence: 'not tried' as const, note: 'Why.', settle: '`pip show dtx`' }
        : each,
    );
    const lines = async (note: string) => {
      const code = '```python\nfrom dtx.sdk.generator import DtxPromptGenerator\n```\n';
      const page = `---\ntitle: T\ndescription: A page with one import of a module that nobody is sure of.\ntype: how-to\n---\n\n${note}${code}`;
      return (await examineText(imports, 'p.md', page, { sdk: { ...sdk, modules } })).lines;
    };
    expect(await lines('')).toEqual([
      'line 8: module "dtx.sdk.generator" is doubtful. Name it in :::not-tried on the page.',
    ]);
    expect(await lines(':::not-tried\nThe module `dtx.sdk.generator`.\n:::\n\n')).toEqual([]);
  });
});
