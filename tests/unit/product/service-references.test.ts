import { describe, expect, test } from 'vitest';
import { jsonName } from '../../../src/product/api/api.ts';
import { expectDeadReference, realProduct } from './product-folder.ts';

describe('references of providers, models, the API, images, releases and the SDK', () => {
  const product = realProduct();

  test.each([
    [
      'known-issues',
      '"option":"--samples"',
      '"option":"--sample"',
      'plan-run-flags: flag of dtx redteam run "--sample"',
    ],
    [
      'known-issues',
      '"command":"dtx redteam plan"',
      '"command":"dtx plan"',
      'flip-empty: command "dtx plan"',
    ],
    ['known-issues', '"OLLAMA_HOST"]', '"OLLAMA_HOSTS"]', 'ollama-address: variable "OLLAMA_HOSTS"'],
    [
      'connections',
      '"without":["--eval",',
      '"without":["--evl",',
      'run-url-lookup: flag of dtx redteam run "--evl"',
    ],
    [
      'command-line',
      '"all":["LANGSMITH_API_KEY"]',
      '"all":["LANGSMITH_KEY"]',
      'dtx prompts generate: variable "LANGSMITH_KEY"',
    ],
    [
      'command-line',
      '"written":"--output"',
      '"written":"--out"',
      'dtx redteam run: flag that writes --yml "--out"',
    ],
    ['providers', '"all":["GROQ_API_KEY"]', '"all":["GROQ_KEY"]', 'groq: variable "GROQ_KEY"'],
    [
      'providers',
      '"address":"HOSTED_VLLM_API_BASE"',
      '"address":"VLLM_API_BASE"',
      'hosted_vllm: variable "VLLM_API_BASE"',
    ],
    ['providers', '"class":"HFAgent"', '"class":"HuggingAgent"', 'huggingface: class of the SDK "'],
    ['providers', '"member":"LITE_LLM"', '"member":"LITELLM"', 'litellm: member of ProviderType "LITELLM"'],
    ['providers', '["LangHubPromptTemplate"]', '["HubTemplate"]', 'langhub: class of the SDK "HubTemplate"'],
    ['models', '"provider":"gemini"', '"provider":"google"', 'gemini-3.5-flash: provider "google"'],
    ['models', '"judge":["ibm38"]', '"judge":["ibm3"]', 'granite-guardian-hap-38m: evaluator "ibm3"'],
    ['api', '"response":"PromptEvaluationResponse"', '"response":"Verdict"', 'message "Verdict"'],
    ['api', '"type":"LlmChatIo"', '"type":"Chat"', 'PromptResponse: message "Chat"'],
    ['api', '"enumeration":"Industry"', '"enumeration":"Trade"', 'FilterOption: enumeration "Trade"'],
    ['api', '"DETOXIO_API_PORT"', '"DETOXIO_PORT"', 'host: variable "DETOXIO_PORT"'],
    ['images', '"variable":"PG_PORT"', '"variable":"GUARD_PORT"', 'vuln-demo-lab: variable "GUARD_PORT"'],
    ['images', '"image":"ollama/ollama"', '"image":"ollama/llama"', 'vuln-demo-lab: image "ollama/llama"'],
    ['images', '"tag":"3.1.0"', '"tag":"3.1"', 'vuln-demo-lab: tag "detoxio/dtxguard-demo-rag:3.1"'],
    ['releases', '"id":"detoxio/dtx"', '"id":"detoxio/dtx-cli"', 'detoxio/dtx-cli: image "detoxio/dtx-cli"'],
    ['releases', '"version":"3.1.0"', '"version":"3.2.0"', 'detoxio/dtxguard-demo-rag: tag "3.2.0"'],
    ['sdk', '"module":"dtx_models.scope"', '"module":"dtx.scope"', 'RedTeamScope: module "dtx.scope"'],
    ['tactics', '"runner":"PAIRRunner"', '"runner":"PairRunner"', 'pair: class "PairRunner"'],
  ] as const)('of %s lead somewhere: %s', (part, from, to, problem) => {
    if (!product) throw new Error('the project has no product model');
    expectDeadReference(product, part, [from, to, problem]);
  });
});

describe('names of fields in JSON', () => {
  test('are in camel case, paths and lists stay', () => {
    expect(jsonName('responses[].threats[].threat.threat_class')).toBe(
      'responses[].threats[].threat.threatClass',
    );
    expect(jsonName('count')).toBe('count');
  });
});
