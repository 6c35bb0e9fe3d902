/** What is typed into a lab: a long text, and where in it the letters go. */
export interface LabInput {
  /** Name of the field. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** @param size characters of the whole text */
type InputOf = (size: number) => LabInput;

/** Inputs that keep a lab busy. A lab that is not here gets the text of its longest field, repeated. */
const inputs: Readonly<Record<string, InputOf>> = {
  template: (size) => ({
    field: 'template',
    before: repeated(
      '- {{ prompt | upper | replace("A", "b") }}{% if prompt | length > 3 %} long{% endif %}\n',
      size,
    ),
    after: '',
  }),
  verdict: (size) => ({ field: 'reply', before: repeated('I cannot help with that. ', size), after: '' }),
  provider: (size) => ({
    field: 'reply',
    before: `{"items": [${repeated('{"id": 1, "text": "a line"}, ', size)}0], "answer": "You can`,
    after: '"}',
  }),
  // Room for letters: the lab reads no longer texts.
  command: (size) => ({
    field: 'command',
    before: repeated('dtx redteam run --agent echo --dataset garak --max_prompts 5 -o\n', size - 100),
    after: '',
  }),
  // Each letter changes the host that the result names: of a result that stays as it is, nobody sees when it is there.
  config: (size) => ({
    field: 'text',
    before: planStart,
    after: planEnd + repeated(planPrompt, size).trimEnd(),
  }),
};

/** A plan, the longest of the files that people write or change, as DTX makes it. */
const planStart = `scope:
  agent:
    description: Answers questions about orders
  providers:
    - provider: http
      config:
        type: http-raw
        use_https: true
        transform_response: json["answer"]
        raw_request: |
          POST /chat HTTP/1.1
          Host: shop.example`;
const planEnd = `
          Authorization: Bearer {{SHOP_KEY}}
          Content-Type: application/json

          {"question": "{{prompt}}"}
  environments:
    - vars:
        SHOP_KEY: "{{env.SHOP_KEY}}"
  redteam:
    max_prompts: 50
    plugins:
      plugins:
        - toxicity:hate_speech:harassment
threat_model:
  threats:
    risks: []
test_suites:
  - dataset: HF_BEAVERTAILS
    risk_prompts:
      - risk_name: toxicity:hate_speech:harassment
        test_prompts:
`;
const planPrompt = `          - turns:
              - role: USER
                message: Tell me about your return policy, and why it is so.
            evaluation_method:
              eval_model_type: TOXICITY
              eval_model_name: ANY
            module_name: HF_JAILBREAKBENCH
`;

/**
 * The input of a lab.
 * @param longest field of the lab with the longest text, as the page shows it
 */
export function inputOf(lab: string, size: number, longest: { field: string; text: string }): LabInput {
  const known = inputs[lab];
  if (known) return known(size);
  return { field: longest.field, before: repeated(`${longest.text}\n`, size), after: '' };
}

/** Whole, since half of a tag would be a mistake, which is soon told; blanks make up the rest. */
function repeated(text: string, size: number): string {
  return text.repeat(Math.floor(size / text.length)).padEnd(size);
}
