import { parse, Template, tokenize } from '@huggingface/jinja';

/** A mistake in a template. */
export interface TemplateProblem {
  /** Line of the template, from 1. */
  readonly line: number;
  readonly text: string;
}

/** The filters that come with Jinja. */
const filters = new Set(
  `abs attr batch capitalize center count d default dictsort e escape filesizeformat first float forceescape format
   groupby indent int items join last length list lower map max min pprint random reject rejectattr replace reverse
   round safe select selectattr slice sort string striptags sum title tojson trim truncate unique upper urlencode
   urlize wordcount wordwrap xmlattr`.split(/\s+/),
);

/**
 * What is wrong with a Jinja template: its syntax, or a filter that Jinja does not have.
 * @returns no problem when the template can be rendered as far as its text tells
 */
export function jinjaProblems(template: string): TemplateProblem[] {
  const tags = [...template.matchAll(/\{\{.*?(?:\}\}|$)/gs)];
  const lineOf = (offset: number) => template.slice(0, offset).split('\n').length;
  const complaint = complaintOf(template);
  if (complaint !== undefined) {
    // The parser does not say where: the first tag that fails for itself, or else the first statement.
    const culprit = tags.find(([tag]) => complaintOf(tag) !== undefined);
    return [{ line: lineOf(culprit?.index ?? Math.max(0, template.indexOf('{%'))), text: complaint }];
  }
  const unknown = [...filtersOf(parse(tokenize(template)))].find((name) => !filters.has(name));
  if (unknown === undefined) return [];
  const culprit = template.search(new RegExp(`\\|\\s*${unknown}\\b`));
  return [{ line: lineOf(Math.max(0, culprit)), text: `Jinja has no filter "${unknown}"` }];
}

/**
 * Renders a template as Jinja does without options: line breaks behind statements stay.
 * @returns the text, or why it cannot be rendered
 */
export function renderJinja(
  template: string,
  variables: Readonly<Record<string, unknown>>,
): { readonly output: string } | { readonly failed: string } {
  try {
    const prepared = new Template('');
    // The constructor trims line breaks as chat templates want it.
    prepared.parsed = parse(tokenize(template));
    return { output: prepared.render({ ...variables }) };
  } catch (error) {
    return { failed: messageOf(error) };
  }
}

function complaintOf(template: string): string | undefined {
  try {
    parse(tokenize(template));
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  // The parser runs past the end of a template whose last statement is open.
  if (error instanceof TypeError) return 'a statement is not closed';
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/^(Parser|Syntax) ?Error: /, '').replace(/\. \w+ !== \w+\.?$|\.$/, '');
}

function* filtersOf(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, filter } = node as { type?: unknown; filter?: unknown };
  if (type === 'FilterExpression' || type === 'FilterStatement') {
    const { value, callee } = filter as { value?: unknown; callee?: { value?: unknown } };
    yield String(value ?? callee?.value);
  }
  const children = node instanceof Map ? [...node.keys(), ...node.values()] : Object.values(node);
  for (const child of children) yield* filtersOf(child);
}
