import type { Problem } from '../frame/LabResult.tsx';
import { type Random, renderTemplate } from '../jinja/render-core.ts';
import { type PythonJson, readJson } from '../python/read-json.ts';
import type { BodyProblem } from './fill-body.ts';
import type { BodyTools } from './fill-body-text.ts';
import { looksLikeBody } from './looks-like-body.ts';
import { nearName, unsetNames } from './unset-names.ts';

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
  /** A text that looks like the body of a request, which DTX takes otherwise. */
  readonly isBody?: true;
}

/** Characters of a field. What comes out may have as many, and reading more takes longer than a task may. */
const longest = 1_000_000;

/** What a task needs besides what is entered. */
export interface TemplateTools {
  /** What the filter `random` draws by; without it, it takes the first item. */
  readonly random?: Random | undefined;
  /** Only the body of a request needs it, or what looks like one. */
  readonly body?: BodyTools | undefined;
}

/** Fills a template. */
export function templateTask(
  { template, variables, as }: TemplateInput,
  { random, body }: TemplateTools = {},
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
  const known = Object.keys(names.values);
  const inTemplate = (problem: BodyProblem) => toldIn(template, known, problem);
  const nothing = new Set<string>();
  const options = {
    random,
    onNothing: (message: string) => nothing.size < mostNothing && nothing.add(message),
  };
  const notes = (templates: readonly string[]) => [
    ...unsetNames(templates, template, known),
    ...[...nothing].map((message) => ({ message: `Nothing is put in: ${message}` })),
  ];
  if (as === 'body') {
    if (!body) throw new Error('What fills bodies is not here.');
    const filled = body.fillBodyText(template, names.values, options);
    if ('problem' in filled) return failed(inTemplate(filled.problem));
    const cautions = filled.caution ? [filled.caution] : [];
    return { output: filled.text, problems: [...cautions, ...notes(filled.templates)].map(inTemplate) };
  }
  const rendered = renderTemplate(template, names.values, options);
  if ('problem' in rendered) {
    const { line, column, message } = rendered.problem;
    return failed(inTemplate({ line, message: `${message} (column ${column})` }));
  }
  const { output } = rendered;
  const told = notes([template]);
  const other = body && looksLikeBody(template) && asBody(template, names.values, output, body);
  return other
    ? { output, problems: [other, ...told].map(inTemplate), isBody: true }
    : { output, problems: told.map(inTemplate) };
}

/** Items that are not there; more of them are not told. */
const mostNothing = 3;

/** How DTX takes a text otherwise when it is the body of a request. */
function asBody(
  template: string,
  values: Readonly<Record<string, PythonJson>>,
  output: string,
  { fillBodyText, asJson }: BodyTools,
): BodyProblem | undefined {
  const filled = fillBodyText(template, values);
  const beginning = 'If this is the body of a request';
  if ('problem' in filled) {
    const { message } = filled.problem;
    return { ...filled.problem, message: `${beginning}, DTX does not send it. ${message}` };
  }
  if (filled.caution) return { ...filled.caution, message: `${beginning}: ${filled.caution.message}` };
  // A filter `random` draws again.
  if (/\brandom\b/.test(template) || asJson(output) === filled.text) return undefined;
  return {
    message: `${beginning}, DTX sends something else: it reads the body as JSON first, and fills each text for itself`,
  };
}

function toldIn(template: string, known: readonly string[], { line, message }: BodyProblem): Problem {
  const [, name] = /"([^"\s]+)" is undefined/.exec(message) ?? [];
  const near = name === undefined ? undefined : nearName(name, known);
  const hint =
    near !== undefined ? ` Is \`${near}\` meant?` : name === 'env' ? ` ${environmentHint(template)}` : '';
  const told = `${message}${/[.?]$/.test(message) ? '' : '.'}${hint}`;
  // Of backticks that a reader wrote, none is known to begin code.
  return template.includes('`') || !told.includes('`')
    ? { field: 'template', line, message: told }
    : { field: 'template', line, message: told, hasCode: true };
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
