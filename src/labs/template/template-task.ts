import type { Problem } from '../frame/LabResult.tsx';
import { type Random, renderTemplate } from '../jinja/render.ts';
import { type PythonJson, readJson } from '../python/read-json.ts';
import type { BodyProblem } from './fill-body.ts';
import type { fillBodyText } from './fill-body-text.ts';

/** What a reader enters: a template, its variables as JSON, and whether it is a text or the JSON body of a request. */
export interface TemplateInput {
  readonly template: string;
  readonly variables: string;
  readonly as: string;
}

/** A text, or what keeps it from being made; both where what is sent is hardly what is meant. */
export interface TemplateOutcome {
  readonly output: string;
  readonly problems: readonly Problem[];
}

/** Characters of a field. What comes out may have as many, and reading more takes longer than a task may. */
const longest = 1_000_000;

/** What a task needs besides what is entered. */
export interface TemplateTools {
  /** What the filter `random` draws by; without it, it takes the first item. */
  readonly random?: Random | undefined;
  /** Only the body of a request needs it. */
  readonly fillBodyText?: typeof fillBodyText | undefined;
}

/** Fills a template. */
export function templateTask(
  { template, variables, as }: TemplateInput,
  { random, fillBodyText }: TemplateTools = {},
): TemplateOutcome {
  for (const [field, text] of Object.entries({ template, variables }))
    if (text.length > longest)
      return failed({
        field,
        line: undefined,
        message: `This has more than ${longest.toLocaleString('en')} characters. Shorten it to the part that you want to try.`,
      });
  const names = readVariables(variables);
  if ('problem' in names) return failed(names.problem);
  if (as === 'body') {
    if (!fillBodyText) throw new Error('What fills bodies is not here.');
    const filled = fillBodyText(template, names.values, random);
    return 'problem' in filled
      ? failed(inTemplate(filled.problem, template))
      : { output: filled.text, problems: filled.caution ? [inTemplate(filled.caution, template)] : [] };
  }
  const rendered = renderTemplate(template, names.values, { random });
  if ('output' in rendered) return { output: rendered.output, problems: [] };
  const { line, column, message } = rendered.problem;
  return failed(inTemplate({ line, message: `${message} (column ${column})` }, template));
}

function inTemplate({ line, message }: BodyProblem, template: string): Problem {
  const hint = message.includes('"env" is undefined') ? ` ${environmentHint(template)}` : '';
  return { field: 'template', line, message: `${message}.${hint}` };
}

/** `{{env.NAME}}` is replaced in the variables of a scope alone [dtx-engine/vars]; elsewhere it is Jinja. */
function environmentHint(template: string): string {
  const [, name = 'NAME'] = /\benv\.([A-Za-z_]\w*)/.exec(template) ?? [];
  return `DTX replaces {{env.${name}}} in environments[].vars alone, not in a request. Write ${name}: "{{env.${name}}}" there and {{ ${name} }} here.`;
}

function failed(problem: Problem): TemplateOutcome {
  return { output: '', problems: [problem] };
}

/** Whole numbers and floats are kept apart, as Python reads them: `2.0` is printed as `2.0`. */
function readVariables(
  text: string,
): { readonly values: Readonly<Record<string, PythonJson>> } | { readonly problem: Problem } {
  if (text.trim() === '') return { values: {} };
  const read = readJson(text);
  if ('problem' in read)
    return wrong(read.problem.line, `The variables are not JSON: ${read.problem.message}.`);
  const entries = read.json.entries();
  return entries
    ? { values: Object.fromEntries(entries) }
    : wrong(1, 'Variables are an object: {"prompt": "Hello"}.');
}

function wrong(line: number, message: string): { readonly problem: Problem } {
  return { problem: { field: 'variables', line, message } };
}
