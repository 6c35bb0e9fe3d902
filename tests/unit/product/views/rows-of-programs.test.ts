import { expect, test } from 'vitest';
import { renderBody } from './rendered-page.ts';
import { rowsAsText, tableText } from './table-text.ts';

test.each([
  [
    '::accepted-names{command="dtx redteam run"}',
    'names-dtx-redteam-run--eval',
    'Flag | Names',
    '`--eval` | `any`, `ibm38`, `ibm125`, `ibm`, `ollama`, `ollamaguard`, `keyword`, `jsonpath`, `openai`',
  ],
  [
    '::commands{program="ddtx" page="/installation/docker"}',
    'command-ddtx-redteam-run',
    'Command | What it does',
    '[`ddtx redteam run`](/installation/docker#ddtx-redteam-run) | Runs a plan, or a test without any files',
  ],
  [
    '::options{command="agents_scope_generator.py" prefix="--o"}',
    'agents_scope_generatorpy--output',
    'Flag | Default | Meaning',
    '`-o`, `--output FILE` | `morphius_scope.yml` | Scope file to write.',
  ],
  [
    '::options{command="dtx redteam run" prefix="--max_prompts_per_plugin"}',
    'dtx-redteam-run--max_prompts_per_plugin',
    'Flag | Default | Meaning',
    '`--max_prompts_per_plugin N` | 100 | Prompts for each plugin.',
  ],
  [
    '::options{command="dtx redteam run" prefix="--dataset"}',
    'dtx-redteam-run--dataset',
    'Flag | Default | Meaning',
    '`--dataset NAME` | `hf_airbench` | Where the prompts come from. Alias or full name, in any case.',
  ],
  [
    '::run-limits',
    'limit-max-goals-per-plugin',
    'Setting | What it counts | Plan | With a plan | Direct mode',
    '`max_goals_per_plugin` | Behaviors of one plugin, with `XTREAM_JB` only. | The flag, default 10 | Has no effect. | The flag, default 20',
  ],
  [
    '::exit-codes',
    'exit-2',
    'Exit code | Meaning',
    '2 | The parser refuses the command line, for example an unknown flag, a misspelled agent or evaluator, or `--eval keyword` without words.',
  ],
  [
    '::wizard-choices',
    'wizard-langhub-prompts',
    'Target | Default | Used for | Good to know',
    '3 LangHub Prompts | – | A prompt template from LangChain Hub. | Keeps every plugin. Its list of models is its own.',
  ],
  [
    '::wizard-limits',
    'wizard-limit-max-goals-per-plugin',
    'Question | Default | Setting',
    'Prompts per risk category, once more | 2 | `max_goals_per_plugin`',
  ],
  [
    '::addresses',
    'address-detoxio',
    'Address | Used for',
    '`https://api.detoxio.ai/` | the hosted Detoxio API; `dtx` does not call it',
  ],
  ['::api-enumeration{name="Deceptiveness"}', 'value-deceptiveness-low', 'Value', '`LOW`'],
  [
    '::api-headers',
    'header-grpc-authorization',
    'Header | Transport | Value',
    '`authorization` | gRPC | `Bearer` and the key, sent by `grpc.access_token_call_credentials`',
  ],
  [
    '::api-message{name="LlmChatIo"}',
    'message-llmchatio-content',
    'Field | Type | Meaning',
    '`content` | text | the text your model answered',
  ],
  [
    '::api-methods',
    'method-ping',
    'Method | Request | Response | What it does',
    '`Ping` | `Empty` | – | takes no input',
  ],
  [
    '::api-packages',
    'package-detoxio-ai-api-grpc-python',
    'Package | Language | Holds | From',
    '`detoxio-ai-api-grpc-python` | Python | gRPC client | `https://buf.build/gen/python`',
  ],
  [
    '::images',
    'image-detoxio-dtxguard',
    'Image | What it is | Tags seen | Port | Health',
    '`detoxio/dtxguard` | The guard service. | `0.1.0` (small lab); `0.2.1` (vulnerable demo lab) | 8000 | `/health`',
  ],
  [
    '::labs',
    'lab-small-guard-lab',
    'Lab | Start | Open',
    'Chatbot and guard | `docker compose up -d` in `lab/tools/defense/dtxguard` | port 7860 chatbot, 8000 guard service',
  ],
  [
    '::lab-settings{lab="small-guard-lab"}',
    'setting-small-guard-lab-dtxprompt-guard-svc-url',
    'Variable | Default | Meaning',
    '`DTXPROMPT_GUARD_SVC_URL` | `http://pg:8000` | guard service as the chatbot sees it',
  ],
  [
    '::services{lab="vuln-demo-lab"}',
    'service-vuln-demo-lab-pg',
    'Service | What it is | Host port | Changed with | Container port',
    '`pg` | guard service; checked every 30 s with a timeout of 10 s and 3 retries; the applications wait until it is healthy; `detoxio/dtxguard:0.2.1` | 18000 | `PG_PORT` | 8000',
  ],
  [
    '::products',
    'product-dtx',
    'Product | What it is | Newest version seen | Described here | Python',
    '[`dtx`](https://pypi.org/project/dtx/) | Command line, engine and SDK. | `0.34.0` | `0.34.0`. As installed from PyPI and run, with `dtx-models` 0.43.0 and `dtx-attacks` 0.4.0. | 3.11, 3.12 or 3.13',
  ],
  [
    '::releases{product="detoxio/dtxguard"}',
    'version-detoxio-dtxguard-0-2-1',
    'Version | Seen | What it brings',
    '`0.2.1` | with demo 0.3.0, RAG demo 3.1.0, tool agents demo 1.0.0 and text-to-SQL demo 2.0.0 | `CACHE_TTL` and `CACHE_DIR` in its Compose file; demos that mask with `hask` and `dehask`',
  ],
  [
    '::releases{product="dtx"}',
    'version-dtx-0-27-0',
    'Version | Released | Python | What it brings',
    '`0.27.0` | August 12, 2025 | `>=3.10,<3.14` | the dataset `STINGRAY`, called `STRINGRAY` before',
  ],
  [
    '::sdk-fields{class="BaseMultiTurnAgentResponse"}',
    'field-basemultiturnagentresponse-turns',
    'Field | Type | Meaning',
    '`turns` | list of `Turn` | the input turns and an assistant turn for each reply',
  ],
  [
    '::sdk-members{enumeration="HuggingFaceTask"}',
    'member-huggingfacetask-text-generation',
    'Member | Value',
    '`HuggingFaceTask.TEXT_GENERATION` | `text-generation`',
  ],
  [
    '::sdk-methods{class="DtxRunnerConfigBuilder"}',
    'method-dtxrunnerconfigbuilder-max-prompts',
    'Method | Default | Meaning',
    '`max_prompts(n)` | 20 | cap for the whole run, also of a plan, in which each entry of `test_suites` counts for itself',
  ],
  [
    '::sdk-names{names="DtxPromptGenerator, EvalReport"}',
    'sdk-dtxpromptgenerator',
    'Name | Import from | What it is',
    '`DtxPromptGenerator` | `dtx.sdk.generator` | Hands out the prompts of a dataset; no target is called.',
  ],
  [
    '::variables{group="keys"}',
    'variable-groq_api_key',
    'Variable | Used for | Required by | Where to get it',
    '`GROQ_API_KEY` | Groq; also question models of some attacks | agent `groq` | [Groq keys](https://console.groq.com/keys)',
  ],
  [
    '::variables{group="without-effect"}',
    'variable-openai_api_base_url',
    'Variable | Used for | Default or values',
    '`OPENAI_API_BASE_URL` | Nothing in `dtx`. Set `OPENAI_API_BASE` for `litellm` and `dtx attack run`, and `OPENAI_BASE_URL` for the judge. `ddtx` passes it on as `OPENAI_BASE_URL` | –',
  ],
  [
    '::requirements',
    'needs-dataset-stargazer',
    'You use | You need',
    'dataset `STARGAZER` | `OPENAI_API_KEY`',
  ],
  [
    '::connections{of="agent"}',
    'connection-agent-eliza',
    'Agent | Contacts | Why | How to switch it off',
    '`eliza` | [Your target](/architecture/network#host-target) What is sent: Each user turn, in a call of its own | The agent is one of the server that `--url` names. | Change `--url`.',
  ],
  [
    '::connections{of="dataset"}',
    'connection-dataset-stargazer',
    'Dataset | Contacts | Why | How to switch it off',
    '`openai` | [OpenAI](/architecture/network#host-openai) What is sent: The description of your agent and the risks of the plan, later prompts and replies | `gpt-4o` writes the prompts when the plan is made, and `gpt-4o-mini` judges the replies: 23 calls for a plan and a run of 5 prompts. | Choose another dataset.',
  ],
  [
    '::hosts',
    'host-openai',
    'Host | Address | Contacted by',
    'OpenAI | `https://api.openai.com/v1` Changed with: `OPENAI_BASE_URL` for judges and `XTREAM_JB`; `OPENAI_API_BASE` for `litellm` and `dtx attack run`; either for `STARGAZER`; nothing for `--agent openai` in a run | Command: `dtx redteam run`, `dtx redteam plan`, `dtx redteam quick`, `dtx attack run`, `ddtx redteam plan`, `ddtx redteam run` / Agent: `openai` / Evaluator: `openai` / Dataset: `openai`, `xtreamjb`',
  ],
  [
    '::offline',
    'offline-first-run',
    'Task | Without a network',
    'The first `dtx redteam run` | Yes, with `echo` and `garak`: it logs two errors about the classifiers, goes on, and writes its reports. No, with any other dataset and with a judge such as `ibm38`, which are downloaded on first use; where an Ollama server answers, Llama Guard judges in place of `ibm38`, without a message.',
  ],
  [
    '::messages{ids="no-policy"}',
    'message-no-policy',
    'What you see | Why | What to do',
    '`No policy specified in the prompt.` | The policy judge got no policy: agents `http`, `gradio` and `echo` drop it. The row counts as a fail and says nothing about the target. | Test with the agent of the model itself, or name another evaluator.',
  ],
  [
    '::fields{format="provider" of="http-parsed"}',
    'field-provider-http-parsed-max-retries',
    'Field | Type | Required | Default | Meaning',
    '`max_retries` | whole number | – | `4` | How often a request is tried again after a connection error, status 429 or 5xx. The pauses last 1, 2, 4 … seconds.',
  ],
])(
  'a table of commands, interfaces and services has its columns, and each cell what the model says: %s, row %s',
  async (body, id, columns, cells) => {
    const { html } = await renderBody(body);
    expect(tableText(html)[0]).toBe(columns);
    expect(rowsAsText(html).get(id)).toBe(cells);
  },
);
