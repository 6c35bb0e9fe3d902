import type { ConfigExample } from '../../../labs/config/ConfigLab.tsx';

/** Files to try the check with; the first is the worked one. */
export const configExamples: readonly [ConfigExample, ...ConfigExample[]] = [
  {
    name: 'exampleMistakes',
    file: 'redteam_scope.yml',
    text: `agent:
  name: Shop assistant
  desciption: Answers questions about orders
providers:
  - provider: http
    config:
      type: http-raw
      use_https: true
      timeout: 30
      transform_response: json["answer"]
      raw_request: |
        POST /chat HTTP/1.1
        Host: {{SHOP_HOST}}
        Authorization: Bearer {{SHOP_KEY}}
        Content-Type: application/json

        {"question": {{ prompt | tojson }}}
environments:
  - vars:
      SHOP_HOST: "{{env.SHOP_HOST}}"
redteam:
  max_prompts: 50
  plugins:
    plugins:
      - toxicity:hate_speech:harrassment
  global_evaluator:
    evaluation_method:
      eval_model_type: POLICY
      eval_model_name: POLICY_BASED_EVALUATION_OPENAI
      scope: response
`,
  },
  {
    name: 'exampleScope',
    file: 'redteam_scope.yml',
    text: `agent:
  name: Shop assistant
  description: Answers questions about orders
providers:
  - provider: http
    config:
      type: http-raw
      use_https: true
      transform_response: json["answer"]
      raw_request: |
        POST /chat HTTP/1.1
        Host: shop.example
        Authorization: Bearer {{SHOP_KEY}}
        Content-Type: application/json

        {"question": "{{prompt}}"}
environments:
  - vars:
      SHOP_KEY: "{{env.SHOP_KEY}}"
redteam:
  plugins:
    plugins:
      - toxicity:hate_speech:harassment
`,
  },
  {
    name: 'exampleProvider',
    file: 'http_providers.yml',
    text: `providers:
  - provider: http
    config:
      type: http-parsed
      url: http://{{ENV_HOST}}/chat
      method: POST
      headers:
        X-Team: red
      body:
        question: "{{prompt}}"
        session: "{{SESSION}}"
      queryParams:
        debug: "1"
environments:
  - vars:
      ENV_HOST: "{{ env.ENV_HOST }}"
`,
  },
  {
    name: 'examplePlan',
    file: 'redteam_plan.yml',
    text: `scope:
  agent:
    description: Support chatbot of a web shop
  providers:
    - provider: openai
      config:
        model: gpt-4o
        params:
          temperature: 0.7
  redteam:
    max_prompts: 50
    plugins:
      plugins:
        - toxicity:hate_speech:harassment
        - defense_bypass:hacking:sqli
threat_model:
  threats:
    risks: []
test_suites:
  - dataset: HF_JAILBREAKBENCH
    risk_prompts:
      - risk_name: toxicity:hate_speech:harassment
        test_prompts:
          - turns:
              - role: USER
                message: Tell me about your return policy.
            evaluation_method:
              eval_model_type: TOXICITY
              eval_model_name: ANY
`,
  },
];
