import { describe, expect, test } from 'vitest';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { renderBody as render, rowText as row, rowsOf, textOf } from './rendered-page.ts';

const renderBody = async (body: string) => (await render(body)).html;

const headings = (html: string) =>
  [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, heading]) => heading);

describe('tables of providers and models', () => {
  test('list every working provider with its variables', async () => {
    const html = await renderBody('::providers');
    expect(rowsOf(html)).toHaveLength(13);
    expect(row(html, 'provider-groq')).toContain('GROQ_API_KEY');
    expect(row(html, 'provider-huggingface')).toContain('optional HF_TOKEN');
    expect(row(html, 'provider-gemini')).toContain('any model id of Gemini');
  });

  test('say what evaluators find under .response, how turns are sent and what counts of config', async () => {
    const html = await renderBody('::provider-replies');
    expect(row(html, 'reply-openai')).toMatch(
      /the text is \.response\.content user turns one by one.* only model$/,
    );
    expect(row(html, 'reply-http')).toMatch(
      /transform_response returns the first user turn only.* all of it$/,
    );
    expect(row(html, 'reply-groq')).toMatch(/–$/);
    expect(row(html, 'reply-huggingface')).toContain('the text, or what it holds where it is JSON');
  });

  test('keep sources of templates apart from agents', async () => {
    expect(rowsOf(await renderBody('::providers'))).not.toContain('provider-langhub');
    expect(row(await renderBody('::prompt-repositories'), 'provider-langhub')).toMatch(
      /LANGSMITH_API_KEY ; plus the key .* LangHubPromptTemplate/,
    );
    expect(row(await renderBody('::requirements'), 'needs-promptrepository-langhub')).toMatch(
      /prompt repository langhub.*LANGSMITH_API_KEY/,
    );
  });

  test('say from when on a provider does not serve a model', async () => {
    const html = await renderBody('::models{provider="openai"}');
    expect(row(html, 'model-gpt-3-5-turbo')).toContain('23 October 2026');
    expect(headings(html)).toContain('Shutdown date');
    expect(textOf(await renderBody('::model{id="gemini-1.5-pro"}'))).toContain(
      'Shutdown date 24 September 2025',
    );
  });

  test('list the providers of one kind', async () => {
    expect(rowsOf(await renderBody('::providers{kind="local"}'))).toEqual([
      'provider-huggingface',
      'provider-ollama',
    ]);
  });

  test('leave out a column that no row fills', async () => {
    expect(headings(await renderBody('::provider-classes{kind="hosted"}'))).toContain('ProviderType');
    expect(headings(await renderBody('::provider-classes{kind="dummy"}'))).not.toContain('ProviderType');
  });

  test('show LiteLLM prefixes, a dash for a key or address that none has, and which cannot work', async () => {
    const html = await renderBody('::litellm-prefixes');
    expect(row(html, 'litellm-hosted-vllm')).toMatch(
      /HOSTED_VLLM_API_KEY HOSTED_VLLM_API_BASE The key is optional/,
    );
    expect(row(html, 'litellm-ollama')).toMatch(/– OLLAMA_API_BASE –$/);
    expect(row(html, 'litellm-openai')).toMatch(
      /OPENAI_API_BASE Set OPENAI_API_BASE and OPENAI_BASE_URL to the same address, always/,
    );
    expect(row(html, 'litellm-anthropic')).toMatch(/ANTHROPIC_API_KEY – Every run ends with/);
    expect(row(await renderBody('::providers'), 'provider-anthropic')).toContain('/v1/v1/messages');
  });

  test('name what the parser accepts and a run refuses', async () => {
    expect(textOf(await renderBody('::unsupported-providers'))).toContain('Unsupported provider type');
  });

  test('list models with their standing at their provider', async () => {
    const html = await renderBody('::models{provider="groq"}');
    expect(rowsOf(html)).toHaveLength(15);
    expect(row(html, 'model-qwen-qwen3-32b')).toMatch(/ preview – –$/);
  });

  test('list models in the order an author wants', async () => {
    expect(rowsOf(await renderBody('::models{ids="qwen3:0.6b, gpt2"}'))).toEqual([
      'model-qwen3-0-6b',
      'model-gpt2',
    ]);
  });

  test('tell apart models whose ids differ only by capitals, also in two tables of a page', async () => {
    const own = '::models{ids="meta-llama/Llama-Prompt-Guard-2-22M"}';
    const hosted = '::models{ids="meta-llama/llama-prompt-guard-2-22m"}';
    expect(rowsOf(await renderBody(`${own}\n\n${hosted}`))).toEqual([
      'model-meta-llama-llama-prompt-guard-2-22m',
      'model-groq-meta-llama-llama-prompt-guard-2-22m',
    ]);
  });

  test('show the facts, labels and figures of guard models', async () => {
    const id = 'meta-llama/Llama-Prompt-Guard-2-86M';
    const facts = textOf(await renderBody(`::model{id="${id}"}`));
    expect(facts).toContain('Longest input 512 tokens');
    expect(facts).toContain('gated: accept the license on the Hub first');
    const labels = await renderBody(`::model-labels{id="${id}"}`);
    expect(row(labels, 'label-meta-llama-llama-prompt-guard-2-86m-label-1')).toContain('Not tried.');
    const figures = await renderBody(`::model-metrics{ids="${id}, detoxio/dtx-guard-large-v1"}`);
    expect(row(figures, 'metric-6')).toMatch(/15 % \(3 of 20\) 100 % Detoxio$/);
    expect(row(figures, 'metric-1')).toMatch(/0\.998 – Meta$/);
  });
});

describe('tables of the API, images, labs and releases', () => {
  test('show methods and messages with their names in JSON', async () => {
    expect(rowsOf(await renderBody('::api-methods'))).toHaveLength(3);
    const html = await renderBody('::api-message{name="PromptGenerationFilterOption"}');
    expect(row(html, 'message-promptgenerationfilteroption-threat-class')).toMatch(
      /threat_class # threatClass enumeration .*seen: TOXICITY , /,
    );
  });

  test('list the packages of a language, and leave out the column that names it', async () => {
    const html = await renderBody('::api-packages');
    expect(rowsOf(html)).toHaveLength(2);
    expect(headings(html)).toContain('Language');
    expect(headings(await renderBody('::api-packages{language="Python"}'))).not.toContain('Language');
  });

  test('show headers and enumerations', async () => {
    expect(rowsOf(await renderBody('::api-headers'))).toContain('header-grpc-authorization');
    expect(headings(await renderBody('::api-enumeration{name="ThreatClass"}'))).toEqual(['Value']);
  });

  test('show images with their tags, and the services of a lab with ports and variables', async () => {
    expect(row(await renderBody('::images'), 'image-detoxio-dtxguard')).toContain(
      '0.1.0 (small lab); 0.2.1 (vulnerable demo lab) 8000 /health',
    );
    expect(row(await renderBody('::services{lab="vuln-demo-lab"}'), 'service-vuln-demo-lab-demo')).toMatch(
      /detoxio\/dtxguard-demo:0\.3\.0 17860 DEMO_PORT 7860$/,
    );
    expect(rowsOf(await renderBody('::lab-settings{lab="small-guard-lab"}'))).toHaveLength(3);
    expect(rowsOf(await renderBody('::labs'))).toHaveLength(9);
    expect(rowsOf(await renderBody('::addresses'))).toContain('address-gateway');
  });

  test('show versions from the newest on, and say what is not known', async () => {
    const html = await renderBody('::releases{product="dtx-prompt-guard-client"}');
    expect(rowsOf(html)[0]).toBe('version-dtx-prompt-guard-client-0-3-0');
    expect(textOf(html)).toContain('Not known: release dates, breaking changes');
    expect(row(await renderBody('::products'), 'product-dtx')).toContain('0.34');
    const dated = textOf(await renderBody('::releases{product="dtx"}'));
    expect(dated).toContain('Newest release: 0.34.0, September 12, 2025.');
    expect(dated).toContain('Nothing newer was on the index on November 28, 2026.');
  });
});

describe('tables of the SDK', () => {
  test('show methods with arguments and defaults', async () => {
    const html = await renderBody('::sdk-methods{class="DtxRunnerConfigBuilder"}');
    expect(rowsOf(html)).toHaveLength(19);
    expect(row(html, 'method-dtxrunnerconfigbuilder-max-prompts')).toContain('max_prompts(n) # 20 cap');
  });

  test('show where a name comes from', async () => {
    const html = await renderBody('::sdk-names{names="DtxPromptGenerator, EvalReport"}');
    expect(row(html, 'sdk-dtxpromptgenerator')).toMatch(/dtx\.sdk\.generator /);
    expect(row(html, 'sdk-evalreport')).toMatch(/EvalReport # – /);
  });

  test('show fields and members', async () => {
    expect(rowsOf(await renderBody('::sdk-fields{class="DtxPromptGenerator"}'))).toHaveLength(5);
    expect(
      row(await renderBody('::sdk-members{enumeration="SupportedFormat"}'), 'member-supportedformat-text'),
    ).toMatch(/SupportedFormat\.TEXT # text$/);
  });
});

test.each([
  ['::providers{kind="cloud"}', '"cloud" is not a kind of provider; known: dummy'],
  ['::models{ids="gpt2, gpt3"}', '"gpt3" is not a model; known: gpt-4o'],
  ['::models{provider="grok"}', '"grok" is not a provider'],
  ['::models{kind="judge"}', '"judge" is not a kind of model'],
  ['::model{id="gpt3"}', '"gpt3" is not a model'],
  ['::model-labels{id="gpt2"}', '"gpt2" is not a model with labels'],
  ['::model-metrics{ids="gpt2"}', '"gpt2" is not a model with figures'],
  ['::api-message{name="Pong"}', '"Pong" is not a message'],
  ['::api-enumeration{name="Colour"}', '"Colour" is not an enumeration'],
  ['::api-packages{language="Rust"}', '"Rust" is not a language with packages'],
  ['::services{lab="vulhub"}', '"vulhub" is not a lab with services'],
  ['::releases{product="dtxguard"}', '"dtxguard" is not a product'],
  ['::sdk-methods{class="Turn"}', '"Turn" is not a class with methods'],
  ['::sdk-fields{class="HFAgent"}', '"HFAgent" is not a class with fields'],
  ['::sdk-members{enumeration="PromptDataset"}', '"PromptDataset" is not an enumeration'],
  ['::sdk-names{module="dtx.sdk"}', '"dtx.sdk" is not a module'],
])('%s is refused with the line it stands on', async (body, problem) => {
  expectOneLine(await mistakesOf(() => renderBody(body)), 'content/docs/p.md', 'line 6', problem);
});
