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
  command: (size) => ({
    field: 'command',
    before: repeated('dtx redteam run --agent echo --dataset garak --max_prompts 5 -o\n', size),
    after: '',
  }),
  config: (size) => ({
    field: 'text',
    before: `environments:\n- vars:\n${numbered((i) => `    KEY_${i}: "{{env.KEY_${i}}}"\n`, size)}#`,
    after: '',
  }),
};

function numbered(line: (i: number) => string, size: number): string {
  let text = '';
  for (let i = 0; text.length < size; i += 1) text += line(i);
  return text;
}

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
