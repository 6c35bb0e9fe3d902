import { describe, expect, test } from 'vitest';
import { textsOfUse } from '../../../../src/labs/config/contacts.ts';
import { isClean } from '../../../../src/labs/config/report-text.ts';
import { isSameFile } from '../../../../src/labs/config/same-file.ts';
import { processorTime } from '../../../support/processor-time.ts';
import { checkConfig, told } from './check.ts';

const scope = (rest: string, plugins = '      - toxicity:hate_speech:harassment') =>
  `agent: {description: shop}\nredteam:\n  plugins:\n    plugins:\n${plugins}\n${rest}`;
const request = (raw: string, rest = '') =>
  scope(
    `providers:\n  - provider: http\n    config:\n      type: http-raw\n      use_https: true\n${rest}      raw_request: |\n${raw
      .split('\n')
      .map((line) => (line ? `        ${line}` : ''))
      .join('\n')}\n`,
  );
const good = 'POST /chat HTTP/1.1\nHost: shop.example\nContent-Type: application/json\n\n{"q": "{{prompt}}"}';
const evaluator = (type: string, name: string, rest = '') =>
  scope('').replace(
    '  plugins:\n',
    `  global_evaluator:\n    evaluation_method:\n      eval_model_type: ${type}\n      eval_model_name: ${name}\n${rest}  plugins:\n`,
  );
const plan = (suites: string, providers = '', redteam = '') =>
  `scope:\n  agent: {description: shop}\n${providers}  redteam:\n    plugins: {plugins: ["toxicity:hate_speech:harassment", "defense_bypass:hacking:sqli"]}\n${redteam}test_suites:\n${suites}\nthreat_model: {threats: {}}\n`;

describe('[2S.38] the check tells what DTX', () => {
  test.each<[string, string, string]>([
    // Limits
    [
      scope('').replace('redteam:\n', 'redteam:\n  max_prompts: 5\n'),
      '3',
      'overwrites this with `--max_prompts`, 20 by default',
    ],
    [scope('').replace('redteam:\n', 'redteam:\n  max_prompts_per_plugin: 5\n'), '3', '100 by default'],
    [scope('').replace('redteam:\n', 'redteam:\n  max_goals_per_plugin: 5\n'), '3', ' 10 by default'],
    [scope('').replace('redteam:\n', 'redteam:\n  max_plugins: 5\n'), '3', 'Only the dataset `STINGRAY`'],
    [
      scope('').replace('redteam:\n', 'redteam:\n  max_prompts_per_tactic: 5\n'),
      '3',
      'no effect without `tactics`',
    ],
    [plan('  - {dataset: STINGRAY}', '', '    max_prompts: 5\n'), '5', '`--max_prompts`, 20 by default'],
    [
      plan('  - {dataset: STINGRAY}', '', '    max_goals_per_plugin: 5\n'),
      '5',
      'A run ignores `max_goals_per_plugin`',
    ],
    [scope('', '      - {id: "toxicity:hate_speech:harassment", num_tests: 5}'), '5', '`num_tests`'],
    // First entries, and parts that a target does not use
    [
      scope(
        'providers:\n  - {provider: ollama, config: {model: a}}\n  - {provider: ollama, config: {model: b}}',
      ),
      '8',
      'first entry of `providers`',
    ],
    [
      request(good, '').concat('environments:\n  - vars: {A: x}\n  - vars: {B: x}\n'),
      '19',
      'first entry of `environments`',
    ],
    [
      scope('providers:\n  - {provider: ollama, config: {model: a}}\nenvironments:\n  - vars: {A: x}'),
      '9',
      '`ollama` ignores `environments`',
    ],
    [
      request(good).concat('prompts:\n  - {provider: langhub, config: {full_name: a/b}}\n'),
      '18',
      '`http` ignores `prompts`',
    ],
    // Model providers
    [
      scope(
        'providers:\n  - provider: openai\n    config:\n      model: gpt-4o\n      endpoint: https://x.example/v1',
      ),
      '10',
      'always calls `https://api.openai.com/v1`',
    ],
    [
      scope(
        'providers:\n  - provider: ollama\n    config:\n      model: a\n      endpoint: http://x.example',
      ),
      '10',
      'always calls `http://localhost:11434`',
    ],
    [
      scope(
        'providers:\n  - provider: litellm\n    config:\n      model: a/b\n      params: {temperature: 0}',
      ),
      '10',
      'ignores `params`; only the SDK',
    ],
    [
      scope(
        'providers:\n  - provider: huggingface\n    config:\n      model: a/b\n      task: text-generation\n      support_multi_turn: true',
      ),
      '11',
      'ignores `support_multi_turn`; only the SDK',
    ],
    [
      scope(
        'providers:\n  - provider: gradio\n    config:\n      url: a/b\n      max_retries: 3\n      apis: [{path: /x, params: [{name: a, value: "{{prompt}}"}]}, {path: /y}]',
      ),
      '10',
      '`gradio` ignores `max_retries`',
    ],
    [
      scope(
        'providers:\n  - provider: gradio\n    config:\n      url: a/b\n      apis:\n        - {path: /x, params: [{name: a, value: "{{prompt}}"}]}\n        - {path: /y}',
      ),
      '12',
      'first entry of `apis`',
    ],
    // Evaluators
    [
      evaluator('JSON_EXPRESSION', 'ANY_JSONPATH_EXP', '      expressions: [.a]\n      scope: scores\n'),
      '8',
      '`scope` has no effect',
    ],
    [
      evaluator('JSON_EXPRESSION', 'ANY_JSONPATH_EXP', '      expressions: [".choices[0].text"]\n'),
      '7',
      'has no key `choices`',
    ],
    [evaluator('TOXICITY', 'ANY'), '6', '`ANY` is not a judge'],
    [evaluator('TOXICITY', 'OLLAMA_LLAMA_GUARD'), '6', 'Granite 125M judges, without a message'],
    [
      evaluator('POLICY', 'POLICY_BASED_EVALUATION_OPENAI', '      keywords: [x]\n'),
      '7',
      'Only `STRING_SEARCH` uses `keywords`',
    ],
    [
      plan(
        '  - {dataset: XTREAM_JB}',
        '',
        '    global_evaluator: {evaluation_method: {eval_model_type: TOXICITY, eval_model_name: ANY}}\n',
      ),
      '5',
      'ignores this evaluator',
    ],
    // Plugins
    [scope('', '      - defense_bypass:prompt_injection:text_flipping'), '5', 'Only the dataset `flip`'],
    [
      plan(
        '  - {dataset: HF_JAILBREAKBENCH, risk_prompts: [{risk_name: "toxicity:hate_speech:harassment"}]}',
      ),
      '4',
      'no prompts for 1 of 2 plugins',
    ],
    [
      plan(
        '  - {dataset: HF_FLIPGUARDDATA, risk_prompts: [{risk_name: "defense_bypass:prompt_injection:text_flipping"}]}',
      ),
      '6',
      'looks for the word `any`',
    ],
    // A policy that forbids something, for the judge that fails a reply that helps with it
    [
      plan(
        '  - dataset: HF_BEAVERTAILS\n    risk_prompts:\n      - risk_name: own\n        test_prompts:\n          - {turns: [{role: USER, message: a}], module_name: own, policy: Never reveal it, evaluation_method: {eval_model_type: POLICY, eval_model_name: POLICY_BASED_EVALUATION_OPENAI}}',
      ),
      '10',
      'Name the harm',
    ],
    [plan('  - {dataset: STINGRAY, risk_prompts: []}'), '6', 'has no prompts'],
    [scope('', '      - harmful'), '5', '`harmful` is not a plugin, though `--framework` writes it'],
    [
      scope(
        'environments:\n  - {}\nproviders:\n  - {provider: http, config: {url: "http://a/{{prompt}}", method: GET}}',
      ),
      '7',
      'sets no variable',
    ],
    // Replies that the HTML report cannot show
    [request(good, '      transform_response: "{\'a\': text}"\n'), '11', 'add `--html ""`'],
    [
      request(good, '      transform_response: "{\'a\': text}"\n'),
      '11',
      'a toxicity classifier ends the run at the first prompt',
    ],
    [
      request(good, '      transform_response: "lambda json, text, context: dict(a=text)"\n'),
      '11',
      'add `--html ""`',
    ],
    // Requests
    [request(good, '      transform_request: " lambda p: p"\n'), '11', 'with nothing before it'],
    [request(good, '      example_response: "{}"\n'), '11', 'ignores `example_response`'],
    [
      request(good.replace('Content-Type: application/json', 'Content-Type: text/plain')),
      '16',
      'can break the body',
    ],
    [
      request(
        'POST /chat HTTP/1.1\nHost: a\nContent-Type: application/x-www-form-urlencoded\n\nq={{prompt}}',
      ),
      '16',
      'arrives as one JSON string',
    ],
    [request(good.replace('{"q": "{{prompt}}"}', '["{{prompt}}"]')), '16', 'only an object is filled'],
    [request(good.replace('\n\n', '\nContent-Length: 10\n\n')), '15', 'computes `Content-Length` itself'],
    [
      scope(
        'providers:\n  - provider: http\n    config: {type: http-parsed, url: "http://a", method: POST, body: "q={{prompt}}"}',
      ),
      '8',
      'one JSON string',
    ],
    // Placeholders
    [request(good.replace('/chat', '/{{promt}}')), '12', 'Perhaps `{{prompt}}` is meant'],
    [request(good.replace('/chat', '/{{PATH_OF}}')), '12', 'Nothing fills `{{PATH_OF}}`'],
    [request(good).concat('environments:\n  - vars:\n      A: x\n'), '19', 'does not use `A`'],
    [
      request(good.replace('shop.example', '{{A}}')).concat(
        'environments:\n  - vars:\n      A: "{{ env.A }}"\n',
      ),
      '19',
      'without spaces, filters or defaults',
    ],
    [
      request(good.replace('shop.example', '{{A}}')).concat('environments:\n  - vars:\n      A: "{{ B }}"\n'),
      '19',
      'replaces only `{{env.NAME}}`',
    ],
    [request(good, '      validate_response: "lambda r: r"\n'), '11', 'A lambda is never called here'],
    // Reports
    [
      'scope: {agent: {description: a}, redteam: {plugins: {plugins: []}}}\neval_results:\n  - attempts: {total: 1, errors: 0}',
      '3',
      '`errors` is always 0',
    ],
  ])('ignores, or does not use as it seems: %s', (text, line, message) => {
    const outcome = checkConfig(text);
    expect(told(outcome, 'errors')).toEqual([]);
    expect(told(outcome, 'ignored').filter((each) => each.includes(message))).toEqual([
      expect.stringMatching(new RegExp(`^${line}: `)),
    ]);
    expect(outcome.ignored.first.every(({ page }) => page)).toBe(true);
  });

  test.each<[string, string, string]>([
    [plan('  []'), '5', 'a run of it tests nothing'],
    [request(good.replace('{{prompt}}', 'hi')), '11', 'no `{{prompt}}`'],
    [request(good, '      transform_request: "say hi"\n'), '11', 'replaces every test prompt'],
    [
      plan(
        '  - dataset: HF_AIRBENCH\n    risk_prompts: [{risk_name: "toxicity:hate_speech:harassment"}]',
        '  providers:\n    - {provider: gradio, config: {url: a/b, apis: [{path: /x, params: [{name: a, value: "{{prompt}}"}]}]}}\n',
      ),
      '8',
      'the judge of `HF_AIRBENCH` fails every row',
    ],
    [
      plan(
        '  - dataset: HF_BEAVERTAILS\n    risk_prompts:\n      - risk_name: own\n        test_prompts:\n          - {turns: [{role: USER, message: a}], module_name: own, evaluation_method: {modules: [a]}}',
      ),
      '10',
      'every reply passes',
    ],
    [
      evaluator('POLICY', 'POLICY_BASED_EVALUATION_OPENAI').concat(
        'providers:\n  - {provider: http, config: {type: http-parsed, url: "http://a/{{prompt}}", method: GET}}',
      ),
      '4',
      'No policy specified in the prompt.',
    ],
    [request(good.replace('{{prompt}}', '{{promt}}')), '11', 'no `{{prompt}}`'],
    [request(good.replace('"q": "{{prompt}}"', '"prompt": "hi"')), '11', 'no `{{prompt}}`'],
    [
      scope(
        'providers:\n  - {provider: gradio, config: {url: a/b, apis: [{path: /x, params: [{name: prompt, value: hi}]}]}}',
      ),
      '7',
      'No parameter has `{{prompt}}`',
    ],
  ])('says first what makes a run tell nothing: %s', (text, line, message) => {
    const outcome = checkConfig(text);
    const [worst] = outcome.ignored.first;
    expect(worst).toMatchObject({ line: Number(line), isGrave: true });
    expect(worst?.message).toContain(message);
    expect(worst?.page).toBeDefined();
    expect(isClean(outcome)).toBe(false);
  });

  test.each<[string, string, string]>([
    [scope('providers:\n  - {provider: langhub, config: {model: a}}'), '7', 'Name `openai` or `litellm`'],
    [scope('providers:\n  - {provider: groq, config: {model: a}}'), '7', '`--agent groq`'],
    [scope('providers:\n  - {provider: azure, config: {model: a}}'), '7', 'Name `http`, `huggingface`'],
    [scope('providers:\n  - {id: openai, config: {model: a}}'), '7', 'Unknown provider type'],
    [scope('prompts:\n  - {provider: hub, config: {full_name: a/b}}'), '7', 'Unknown prompt repo type'],
    [
      scope('providers:\n  - {provider: openai, config: {model: a, params: {temperature: 1.5}}}'),
      '7',
      '`temperature` must be from 0 to 1',
    ],
    [
      request(good.replace('shop.example', '{{HOST}}')),
      '13',
      'Nothing fills `{{HOST}}`, so the address has no host',
    ],
    [request(good.replace('shop.example', '{{HOST}}:8000')), '13', 'has no host'],
    [
      scope(
        'providers:\n  - provider: http\n    config: {type: http-parsed, url: "https://{{ HOST }}/{{prompt}}", method: GET}',
      ),
      '8',
      'has no host',
    ],
    [request('POST /chat\nHost: a'), '12', 'InvalidHttpRequestFormatError'],
    [request('HEAD /chat HTTP/1.1\nHost: a'), '12', 'InvalidHttpMethodError'],
    [request(good.replace('Host: shop.example\n', '')), '12', 'MissingHostHeaderError'],
    [request(good.replace('"{{prompt}}"', '{{ prompt | tojson }}')), '16', 'InvalidJsonBodyError'],
    [request(good.replace('{{prompt}}', '{{ messages | dump }}')), '16', 'Write tojson'],
    [request(good.replace('shop.example', '{{ HOST')), '13', 'Jinja cannot read'],
    [
      scope(
        'providers:\n  - provider: http\n    config:\n      type: http-raw\n      raw_request: file://request.txt',
      ),
      '10',
      'does not read a request from a file',
    ],
    [
      scope(
        'providers:\n  - provider: http\n    config: {type: http-parsed, url: "{{HOST}}/{{prompt}}", method: GET}',
      ),
      '8',
      'Invalid base_url',
    ],
    [request(good, '      transform_response: json["answer"\n'), '11', 'was never closed'],
    [request(good, '      validate_response: status = 200\n'), '11', 'Write =='],
    [
      request(good, '      validate_response: status_code == 200\n'),
      '11',
      'The names here are status, headers, body, elapsed',
    ],
    [
      request(good, '      transform_response: json.data.answer\n'),
      '11',
      'Write json["data"]. The first reply ends',
    ],
    [
      request(good, '      transform_response: json["a"] if json else txt\n'),
      '11',
      'for which it is evaluated ends the run',
    ],
    [
      request(good, '      transform_response: "lambda r: r[0]"\n'),
      '11',
      'calls it with json, text, context',
    ],
    [
      evaluator(
        'JSON_EXPRESSION',
        'ANY_JSONPATH_EXP',
        "      expressions: ['$.choises[0].message.content']\n",
      ),
      '7',
      'a path begins with a dot. Write `.choises[0].message.content`. An error of jq ends the run. The object that jq gets has no key `choises`',
    ],
    [
      evaluator(
        'JSON_EXPRESSION',
        'ANY_JSONPATH_EXP',
        '      expressions: [".turns[-1].message.contains(\'sorry\')"]\n',
      ),
      '7',
      'Write `.turns[-1].message | contains("sorry")`',
    ],
    [
      evaluator('JSON_EXPRESSION', 'ANY_JSONPATH_EXP', '      expressions: [".a | any(.b"]\n'),
      '7',
      '`(` is not closed',
    ],
    [`${scope('')}---\na: 1\n`, '7', 'a second document after `---`'],
    // Judges that prompts of a plan bring, or cannot have
    ...['STINGRAY', 'STARGAZER'].map((dataset): [string, string, string] => [
      plan(
        `  - {dataset: ${dataset}}`,
        '',
        '    global_evaluator: {evaluation_method: {eval_model_type: TOXICITY, eval_model_name: ANY}}\n',
      ),
      '5',
      `\`${dataset}\` takes no evaluator of the run`,
    ]),
    [
      plan(
        '  - dataset: HF_BEAVERTAILS\n    risk_prompts:\n      - risk_name: own\n        test_prompts:\n          - {turns: [{role: USER, message: a}], module_name: own, evaluation_method: {eval_model_type: JSON_EXPRESSION, eval_model_name: ANY_JSONPATH_EXP, expressions: [.response]}}',
      ),
      '10',
      'A single prompt cannot have `JSON_EXPRESSION`',
    ],
    [
      plan(
        '  - dataset: STINGRAY\n    risk_prompts:\n      - risk_name: own\n        test_prompts:\n          - {prompt: a, evaluation_method: {modules: [a]}}\n          - {prompt: a, goal: a, strategy: a, evaluation_method: {evaluation_criteria: a}}',
      ),
      '11',
      'must have one form',
    ],
    [
      plan(
        '  - dataset: HF_BEAVERTAILS\n    risk_prompts:\n      - risk_name: own\n        test_prompts:\n          - {prompt: a, evaluation_method: {modules: [a]}}',
      ),
      '10',
      'prompts need `turns`',
    ],
    [
      plan(
        '  - dataset: STARGAZER\n    risk_prompts:\n      - risk_name: own\n        test_prompts:\n          - {prompt: a, evaluation_method: {modules: [a]}}',
      ),
      '10',
      'prompts need `evaluation_criteria`',
    ],
  ])('ends with: %s', (text, line, message) => {
    const found = told(checkConfig(text), 'ends').filter((each) => each.includes(message));
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${line}: `))]);
  });

  test.each<[string, string, string]>([
    ['agent: {description: a, nam: b}\nredteam: {}', '1', 'Perhaps "name" is meant. DTX ignores it.'],
    [
      'agent: {descripton: a}\nredteam: {}',
      '1',
      'Perhaps "description" is meant, which is missing. DTX refuses the file without `description`.',
    ],
    [
      scope('', '      - toxicity:hate_speech:harrassment'),
      '5',
      'Perhaps "toxicity:hate_speech:harassment" is meant. DTX skips an id',
    ],
    [
      scope('providers:\n  - {provider: hf_model, config: {model: a}}'),
      '7',
      'Write "huggingface", its current name.',
    ],
    [plan('  - {dataset: STRINGRAY}'), '6', 'Write "STINGRAY", its current name'],
    [plan('  - {dataset: beaver}'), '6', 'Write "HF_BEAVERTAILS", its name in files'],
    [evaluator('TOXICITY', 'ibm38'), '6', 'Write "IBM_GRANITE_TOXICITY_HAP_38M", its name in files'],
    [
      'agent: {description: a}\nredteam:\n  plugins:\n    - toxicity:hate_speech:harassment',
      '3',
      '`redteam.plugins`: must be an object, not a list. Put the list into its field "plugins".',
    ],
    [scope('providers:\n  - {id: openai, config: {model: a}}'), '7', 'older name of the field "provider"'],
    // What is wrong in a part that depends on a field with an older name is told with it.
    [
      scope(
        'providers:\n  - id: http\n    config:\n      type: http-parsed\n      url: http://a/{{prompt}}\n      method: GET\n      queryParams: {v: 2}',
      ),
      '12',
      'Put the query into `url`',
    ],
    [
      scope(
        'providers:\n  - id: http\n    config:\n      type: http-parsed\n      url: http://a/{{prompt}}\n      method: GET\n      headers:\n        X-Version: 2',
      ),
      '13',
      'must be text, not a number',
    ],
    [scope('prompts:\n  - {id: langhub, config: {full_nam: a/b}}'), '7', 'Perhaps "full_name" is meant'],
    [
      scope(
        'providers:\n  - provider: http\n    config: {type: http-parsed, url: "http://a/{{prompt}}", method: GET, queryParams: {a: 1}}',
      ),
      '8',
      'Put the query into `url`',
    ],
    [request(good, '      timeout: 30\n'), '11', 'There is no timeout'],
    [evaluator('POLICY', 'ANY'), '6', 'is not an evaluator of the kind POLICY'],
    [
      plan('  - {dataset: STRINGRAY}'),
      '6',
      '`test_suites[0].dataset`: "STRINGRAY" is not a dataset. Write "STINGRAY", its current name. DTX refuses the file.',
    ],
    [plan('  - {dataset: OWN}'), '6', '"OWN" is not a dataset'],
    [
      scope('').replace('redteam:\n', 'redteam:\n  max_prompt: 3\n'),
      '3',
      'Perhaps "max_prompts" is meant. DTX ignores it.',
    ],
    [scope('').replace('    plugins:\n      -', '    -'), '3', 'Put the list into its field "plugins"'],
    [scope('providers: null'), '6', "`TypeError: 'NoneType' object is not iterable`. Write `[]`."],
    [
      evaluator('string_search', 'ANY_KEYWORD_MATCH'),
      '5',
      'Perhaps "STRING_SEARCH" is meant. DTX refuses the file.',
    ],
    [
      plan(
        '  - dataset: HF_BEAVERTAILS\n    risk_prompts:\n      - risk_name: own\n        test_prompts:\n          - {turns: [{role: user, message: a}], module_name: own, evaluation_method: {eval_model_type: TOXICITY, eval_model_name: ANY}}',
      ),
      '10',
      '"user" is not allowed. Perhaps "USER" is meant. DTX refuses the file.',
    ],
    [
      scope('').replace(
        '  plugins:\n',
        '  tactics: [{name: flip_attack, config: {modes: [XYZ]}}]\n  plugins:\n',
      ),
      '3',
      'The first prompt that it changes ends the run with `TypeError`.',
    ],
    [scope('').replace('shop', 'no'), '1', 'reads `no` as false'],
    ['agent: {description: a}\nagent: {description: b}\nredteam: {}', '2', 'A key is repeated'],
  ])('takes for a mistake: %s', (text, line, message) => {
    const found = told(checkConfig(text), 'errors').filter((each) => each.includes(message));
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${line}: `))]);
  });
});

describe('a field that DTX has no default for', () => {
  const suite = (prompt: string) =>
    plan(
      `  - dataset: HF_BEAVERTAILS\n    risk_prompts:\n      - risk_name: toxicity:hate_speech:harassment\n        test_prompts:\n          - ${prompt}`,
    );
  const threats = (model: string) => plan('  []').replace('{threats: {}}', model);
  const turns = 'turns: [{role: USER, message: a}]';
  const toxic = 'evaluation_method: {eval_model_type: TOXICITY, eval_model_name: ANY}';
  const template = (pulled: string) =>
    `prompts:\n  - {provider: langhub, config: {full_name: a/b, prompt: ${pulled}}}`;

  test.each<[string, readonly string[]]>([
    ['agent: {description: a}\nredteam: {max_prompts: 5}', ['redteam.plugins']],
    ['agent: {name: a}\nredteam: {plugins: {plugins: []}}', ['agent.description']],
    ['redteam: {plugins: {}}\nenvironments: []', ['agent', 'redteam.plugins.plugins']],
    [scope('providers:\n  - {provider: openai}'), ['providers[0].config']],
    [scope('providers:\n  - {provider: huggingface, config: {model: a}}'), ['providers[0].config.task']],
    [
      scope('').replace('  plugins:\n', '  global_evaluator: {}\n  plugins:\n'),
      ['redteam.global_evaluator.evaluation_method'],
    ],
    [scope('').replace('  plugins:\n', '  tactics: [{}]\n  plugins:\n'), ['redteam.tactics[0].name']],
    [plan('  []').replace(/threat_model.*/, ''), ['threat_model']],
    [threats('{}'), ['threat_model.threats']],
    [
      threats('{threats: {}, threat_analysis: {target: {}}}'),
      ['analysis', 'threat_actors', 'worst_scenarios', 'target.description'].map(
        (name) => `threat_model.threat_analysis.${name}`,
      ),
    ],
    [
      threats('{threats: {risks: [{risk: "toxicity:hate_speech:harassment"}]}}'),
      ['risk_score', 'threat_level', 'summary'].map((name) => `threat_model.threats.risks[0].${name}`),
    ],
    [plan('  - {risk_prompts: []}'), ['test_suites[0].dataset']],
    [plan('  - {dataset: STINGRAY, risk_prompts: [{}]}'), ['test_suites[0].risk_prompts[0].risk_name']],
    [
      suite(`{${turns}}`),
      ['evaluation_method', 'module_name'].map(
        (name) => `test_suites[0].risk_prompts[0].test_prompts[0].${name}`,
      ),
    ],
    [suite('{prompt: a}'), ['test_suites[0].risk_prompts[0].test_prompts[0].evaluation_method']],
    [
      suite('{prompt: a, evaluation_method: {evaluation_criteria: a}}'),
      ['goal', 'strategy'].map((name) => `test_suites[0].risk_prompts[0].test_prompts[0].${name}`),
    ],
    [
      suite(`{${toxic}}`),
      ['turns', 'module_name'].map((name) => `test_suites[0].risk_prompts[0].test_prompts[0].${name}`),
    ],
    [
      suite(`{evaluation_method: {modules: [a], params: [{param: a}]}}`),
      ['prompt', 'evaluation_method.params[0].value'].map(
        (name) => `test_suites[0].risk_prompts[0].test_prompts[0].${name}`,
      ),
    ],
    [
      template('{metadata: {id: a}, conversation: {}, input_variables: []}'),
      [
        'prompts[0].config.prompt.metadata.name',
        'prompts[0].config.prompt.metadata.full_name',
        'prompts[0].config.prompt.conversation.turns',
      ],
    ],
    [template('{}'), ['prompts[0].config.prompt.conversation', 'prompts[0].config.prompt.input_variables']],
  ])('is told to end the reading of a file without it: %s', (text, places) => {
    const found = told(checkConfig(text), 'errors').map((each) => each.replace(/^\d+: /, ''));
    expect(found.toSorted()).toEqual(
      places
        .map((place) => `\`${place}\`: missing. Add the field. DTX refuses the file without it.`)
        .toSorted(),
    );
  });

  test.each([
    [suite(`{${turns}, ${toxic}, module_name: HF_BEAVERTAILS}`)],
    [suite(`{prompt: a, evaluation_method: {modules: [a], scope: response}}`)],
    [
      suite(
        '{prompt: a, goal: a, strategy: a, evaluation_method: {evaluation_criteria: a, scope: response}}',
      ),
    ],
    [plan('  []').replace('test_suites:\n  []\n', '')],
    [threats('{threats: {}, threat_analysis: null}')],
    [scope('environments:\n  - {}')],
    ['scope: {agent: {description: a}, redteam: {plugins: {plugins: []}}}\neval_results:\n  - {}'],
  ])('is not asked for where DTX does without it: %s', (text) => {
    expect(told(checkConfig(text), 'errors')).toEqual([]);
  });

  test('is not called one where another class of DTX has a default for it', () => {
    const [line = ''] = told(checkConfig(evaluator('STRING_SEARCH', 'ANY_KEYWORD_MATCH')), 'errors');
    expect(line).toContain('missing. Add the field. The first prompt ends the run with `AttributeError`.');
    expect(line).not.toContain('refuses');
  });
});

test('[2S.38] a file that is empty, or of another command than its name says, is told', () => {
  const empty = expect.stringContaining('must be a mapping, not NoneType');
  expect(told(checkConfig('', 'redteam_plan.yml'), 'errors')).toEqual([empty]);
  expect(told(checkConfig('# later\n'), 'errors')).toEqual([empty]);
  expect(told(checkConfig(''), 'errors')).toEqual([]);
  const other = (text: string, file: string) => told(checkConfig(text, file), 'ends');
  expect(other(scope(''), 'redteam_plan.yml')).toEqual([
    expect.stringContaining('refuses the file (`threat_model Field required`)'),
  ]);
  expect(other(plan('  []'), 'my/redteam_scope.yml')).toEqual([
    expect.stringContaining('refuses the file (`agent Field required`)'),
  ]);
  expect(other(scope(''), 'redteam_scope.yml')).toEqual([]);
});

test('[2S.38] a report without results is not called clean', () => {
  const outcome = checkConfig(
    'scope: {agent: {description: a}, redteam: {plugins: {plugins: []}}}\neval_results: []\n',
  );
  expect(outcome.ignored.first[0]).toMatchObject({ line: 2, isGrave: true });
  expect(outcome.ignored.first[0]?.message).toContain('nothing was tested');
  expect(isClean(outcome)).toBe(false);
});

test('[2S.38] a scope without plugins, of which an empty plan is made, is not called clean', () => {
  const outcome = checkConfig('agent: {description: a}\nredteam:\n  plugins: {plugins: []}\n');
  expect(told(outcome, 'errors')).toEqual([]);
  expect(outcome.ignored.first[0]).toMatchObject({ line: 3, isGrave: true });
  expect(outcome.ignored.first[0]?.message).toContain('its plan has no prompts');
  expect(isClean(outcome)).toBe(false);
});

test('a request without a mistake has none', () => {
  const outcome = checkConfig(request(good));
  expect([...told(outcome, 'errors'), ...told(outcome, 'ends'), ...told(outcome, 'ignored')]).toEqual([]);
});

test('[2S.38] the check tells whom a run contacts, with what, and the variables it needs', () => {
  const { contacts } = checkConfig(
    request(good.replace('shop.example', '{{HOST}}')).concat(
      'environments:\n  - vars:\n      HOST: "{{env.HOST}}"\n',
      '',
    ),
  );
  expect(contacts.hosts[0]).toEqual({
    host: 'The host in the environment variable `HOST`',
    uses: [
      {
        what: 'Target `http`, during the run',
        data: expect.stringContaining('Your request'),
      },
    ],
  });
  expect(contacts.hosts.flatMap(({ uses }) => uses.map(({ what }) => what))).toContain('Start of every run');
  expect(contacts.variables).toEqual({ first: ['HOST'], all: 1 });

  const hosted = checkConfig(
    plan(
      '  - {dataset: HF_RENELLM, risk_prompts: [{risk_name: "toxicity:hate_speech:harassment"}]}',
      '  providers: [{provider: litellm, config: {model: groq/a}}]\n',
      '    global_evaluator: {evaluation_method: {eval_model_type: POLICY, eval_model_name: POLICY_BASED_EVALUATION_OPENAI}}\n',
    ),
  ).contacts;
  // Each host once, with all that it is contacted for: what for, when, with which key.
  expect(
    hosted.hosts.map(({ host, uses }) => [host.slice(0, 35), ...uses.map((use) => textsOfUse(use)[0])]),
  ).toEqual([
    ['The service of `groq`, at an addres', 'Target `litellm`, model `groq/a`, during the run.'],
    [
      'OpenAI: `https://api.openai.com/v1`',
      'Judge `POLICY_BASED_EVALUATION_OPENAI`, during the run, with `OPENAI_API_KEY`.',
      'Start of every run.',
    ],
    [
      'Hugging Face Hub: `https://huggingf',
      'Judge `POLICY_BASED_EVALUATION_OPENAI`, during the run.',
      'Dataset `HF_RENELLM`, when the plan is made, with `HF_TOKEN`.',
      'Start of every run.',
      'Start of every run.',
    ],
    ["LiteLLM's price list: `https://raw.", 'Start of every run.'],
    ['Ollama: `http://localhost:11434`', 'Start of every run.'],
  ]);
  expect(hosted.variables).toEqual({ first: [], all: 0 });
});

test.each([
  ['environments:\n  - vars:\n      HOST: shop.example\n', '`shop.example`, from the variable `HOST`'],
  ['', '`{{HOST}}`, which `environments` does not set'],
])('a host that is a variable is told by its variable: %j', (environments, expected) => {
  for (const file of [
    request(good.replace('shop.example', '{{HOST}}')),
    scope(
      'providers:\n  - provider: http\n    config: {type: http-parsed, url: "https://{{ HOST }}/a", method: GET}\n',
    ),
  ])
    expect(checkConfig(file.concat(environments)).contacts.hosts[0]?.host).toContain(expected);
});

test('without an evaluator of the whole run, the judges are those that prompts of a plan name', () => {
  const prompt = (name: string) =>
    `{evaluation_method: {eval_model_type: POLICY, eval_model_name: ${name}}, prompt: {turns: []}}`;
  const { hosts } = checkConfig(
    plan(
      `  - {dataset: HF_AIRBENCH, risk_prompts: [{test_prompts: [${prompt('POLICY_BASED_EVALUATION_OPENAI')}, ${prompt('POLICY_BASED_EVALUATION_OPENAI')}]}]}`,
    ),
  ).contacts;
  const judges = hosts.flatMap(({ host, uses }) =>
    uses
      .filter(({ what }) => what.startsWith('Judge'))
      .map((use) => [host.split(':')[0], ...textsOfUse(use)]),
  );
  const judge = 'Judge `POLICY_BASED_EVALUATION_OPENAI`, during the run';
  expect(judges).toEqual([
    [
      'OpenAI',
      `${judge}, with \`OPENAI_API_KEY\`.`,
      'Gets: the prompt, the reply of your target and the policy.',
    ],
    ['Hugging Face Hub', `${judge}.`, expect.stringContaining('Gets: only requests for AIR-Bench')],
  ]);
});

test.each(['http', 'gradio'])(
  'the policy judge is not asked for a target such as %s, which loses the policy',
  (id) => {
    const judge = 'eval_model_type: POLICY, eval_model_name: POLICY_BASED_EVALUATION_OPENAI';
    const { hosts } = checkConfig(
      plan(
        '  - {dataset: HF_RENELLM, risk_prompts: []}',
        `  providers: [{provider: ${id}, config: {url: "http://127.0.0.1:9/a"}}]\n`,
        `    global_evaluator: {evaluation_method: {${judge}}}\n`,
      ),
    ).contacts;
    const asked = hosts.filter(({ uses }) => uses.some(({ what }) => what.startsWith('Judge')));
    // It starts all the same, and reads its prompts then.
    expect(asked.map(({ host }) => host.split(':')[0])).toEqual(['Hugging Face Hub']);
  },
);

describe('the name of a file', () => {
  const example = scope('providers:\n  - {provider: ollama, config: {model: a}}\n');

  test('is given up when another text takes the place of its own, or nothing is left', () => {
    expect(isSameFile(example, 'providers:\n  - provider: http\n    config: {type: http-raw}\n')).toBe(false);
    expect(isSameFile(example, '')).toBe(false);
    expect(isSameFile(example, `{"eval_results": [${'1,'.repeat(5_000_000)}1]}`)).toBe(false);
  });

  test('is kept while its text is changed', () => {
    expect(isSameFile(example, `# mine\n${example}`)).toBe(true);
    expect(isSameFile(example, example.slice(0, 30))).toBe(true);
    expect(isSameFile(example, example.replace('ollama', 'openai'))).toBe(true);
    expect(isSameFile(example, `${example}${'# more\n'.repeat(1_000)}`)).toBe(true);
  });

  test('counts less than fields that belong to another format', () => {
    const title = (text: string, file: string) => checkConfig(text, file).kind.title;
    expect(title('scope: {}\neval_results: []\n', 'my_plan.yml')).toBe('A report');
    expect(title('desciption: x\nredteam: {}\n', 'scope.yml')).toBe('A scope');
    expect(title('providers: []\n', 'scope.yml')).toBe('A scope');
  });
});

test('what looks like a key is told with its line', () => {
  const key = `sk-${'a1'.repeat(12)}`;
  const outcome = checkConfig(request(good.replace('\n\n', `\nAuthorization: Bearer ${key}\n\n`)));
  expect(told(outcome, 'secrets')).toEqual([expect.stringMatching(/^15: This looks like a key/)]);
});

test.each([
  ['openapi: 3.1.0\npaths: {}', 'OpenAPI'],
  ['services: {web: {image: x}}', 'Compose'],
  ['on: push\njobs: {}', 'GitHub Actions'],
  ['targets: []\nredteam: {plugins: []}', 'promptfoo'],
  ['apiVersion: v1\nkind: Pod', 'Kubernetes'],
  ['{"model": "gpt-4o", "messages": []}', 'chat completions'],
  ['{"name": "x", "version": "1.0.0", "dependencies": {}}', 'npm'],
  ['{"messages": []}', 'Messages of a chat'],
  ['hello: world', 'Not a file of DTX'],
  ['- provider: http', 'A list'],
  ['just some words', 'Text without fields'],
  ['', 'Empty'],
  ['# only a comment', 'Empty'],
  ['prompts: [a]\nproviders: [openai:gpt-4o]\ndefaultTest: {}', 'promptfoo'],
  ['providers: [{id: openai}]\nredteam: {plugins: [harmful], purpose: x}', 'promptfoo'],
  ['plugins:\n  target_type: openai\n  probe_spec: dan', 'garak'],
  ['{"entry_type": "init", "garak_version": "0.9"}\n{"entry_type": "attempt"}', 'A report of garak'],
  ['models: {simulator: a}\ndefault_vulnerabilities: []', 'DeepTeam'],
  ['model_list: []', 'LiteLLM'],
  ['{"mcpServers": {}}', 'MCP'],
  ['{"info": {}, "item": []}', 'Postman'],
  ['prompt,response,passed\nhi,no,true\na,b,false\n', 'A table (CSV)'],
  ['# mine\nexport OPENAI_API_KEY=x\n\nB=1\n', 'Environment variables'],
  ['<!doctype html><html></html>', 'An HTML page'],
])('%j is told to be what it is', (text, title) => {
  const outcome = checkConfig(text);
  expect(outcome.kind.title).toContain(title);
  expect(outcome.isOfDtx).toBe(false);
});

test.each([
  ['results.csv', 'a;b\n', 'A table (CSV)'],
  ['.env.local', 'A: b', 'Environment variables'],
  ['pyproject.toml', '[project]\nname = "x"', 'A TOML file'],
  ['README.md', '# Title\n\nNote: yes', 'A Markdown text'],
  ['Dockerfile', 'FROM a', 'A Dockerfile'],
  ['giskard_scan.yaml', 'model: {}', 'A file of Giskard'],
  ['pyrit_conf.yaml', 'a: 1', 'A file of PyRIT'],
  ['.gitlab-ci.yml', 'stages: []', 'A pipeline of GitLab'],
])('%s is known by its name, and what YAML makes of it is not told', (file, text, title) => {
  const outcome = checkConfig(text, file);
  expect(outcome.kind.title).toBe(title);
  expect(outcome.kind.by).toContain(`\`${file}\``);
  expect(told(outcome, 'errors')).toEqual([]);
});

test.each([
  'agent: {name: a, description: b, x: c}\nredteam: {max_prompts: 1, a: 2, b: 3}',
  '[1, 2, 3,\n4, 5, 6]',
  'A: b=c\n',
  ' \n'.repeat(900),
  `${'A=\n'.repeat(499)}a: b`,
])('%.20j is not taken for another kind of text, and takes no time', (text) => {
  const started = processorTime();
  expect(checkConfig(text).kind.title).not.toMatch(/table|variables/i);
  expect(processorTime() - started).toBeLessThan(500);
});

test('an invisible character is told where somebody wrote the file, and not in its prompts', () => {
  const at = (text: string) =>
    told(checkConfig(text), 'ignored').filter((each) => each.includes('invisible'));
  expect(at(scope('').replace('shop', '\u202Eshop'))).toEqual([expect.stringMatching(/^1: .*U\+202E/)]);
  expect(at(scope('').replace('  plugins:', '  \u00a0plugins:'))).toEqual([
    expect.stringMatching(/^3: .*U\+00A0/),
  ]);
  expect(at(scope('').replace('shop', 'a\u00a0shop \u{1F468}\u200d\u{1F469}'))).toEqual([]);
  expect(at(plan('  - {dataset: STINGRAY, risk_prompts: []}').replace('shop', '\u200bshop'))).toEqual([]);
});

test('of a file that is not of DTX, a key is told without what only DTX has', () => {
  const outcome = checkConfig(`OPENAI_API_KEY=sk-${'a1'.repeat(12)}`, '.env');
  expect(told(outcome, 'secrets')).toEqual([
    '1: This looks like a key. Remove it before you share the file.',
  ]);
});

test('the name of a file decides where its fields leave it open, and not against them', () => {
  expect(checkConfig('scope: {}', 'report.yml').kind.title).toBe('A report');
  expect(checkConfig('scope: {}', '').kind.title).toBe('A plan');
  expect(checkConfig('agent: {description: a}\nredteam: {}', 'old_report.yml').kind.title).toBe('A scope');
});

test('of very many variables, some are named and all are counted', () => {
  const many = Array.from({ length: 3_000 }, (_, i) => `      KEY_${i}: "{{env.KEY_${i}}}"\n`).join('');
  const { variables } = checkConfig(request(good).concat(`environments:\n  - vars:\n${many}`)).contacts;
  expect(variables.first).toHaveLength(20);
  expect(variables.all).toBe(3_000);
});

test('findings are told by line, and no more than anybody reads', () => {
  const plugins = Array.from({ length: 60 }, (_, i) => `      - wrong:plugin:id${i}`).join('\n');
  const { errors } = checkConfig(scope('', plugins));
  expect(errors.all).toBe(60);
  expect(errors.first).toHaveLength(20);
  expect(errors.first.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, i) => i + 5));
});

test('[2S.38] a part of the scope at the top level of a plan is told with its right place', () => {
  const rule =
    'redteam:\n  global_evaluator:\n    evaluation_method: {eval_model_type: JSON_EXPRESSION, eval_model_name: ANY_JSONPATH_EXP, expressions: [".response"]}\n';
  const found = told(checkConfig(plan('  - {dataset: HF_BEAVERTAILS, risk_prompts: []}') + rule), 'errors');
  expect(found).toContainEqual(
    expect.stringMatching(
      /`redteam`: unknown field.* DTX ignores it\. In a plan it belongs under `scope`\.$/,
    ),
  );
  expect(told(checkConfig(scope('other: 1')), 'errors').join('\n')).not.toContain('belongs under');
});
