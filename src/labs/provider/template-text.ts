import { readJson } from './json-tree.ts';

/** Where a template is: in a text of a JSON body, in an address, or in a header. */
export type TemplatePlace = 'json' | 'url' | 'header';

/**
 * A template that DTX fills to exactly a text. DTX would change a text that is JSON, has blanks only, ends in a line
 * break or holds signs of Jinja; such a text is written as JSON, which DTX reads back.
 */
export function constantTemplate(text: string): string {
  if (!isChanged(text)) return text;
  const written = JSON.stringify(text);
  return hasTags(written) ? written.replaceAll('{', '\\u007b') : written;
}

/** Whether DTX makes something else of a text without placeholders. */
export function isChanged(text: string): boolean {
  if (hasTags(text) || /\r|\n$/.test(text) || /^[\s\p{Cc}]*$/u.test(text)) return text !== '';
  const read = readJson(text);
  return 'node' in read || read.problem.isTooDeep;
}

function hasTags(text: string): boolean {
  return /\{[{%#]/.test(text);
}

export interface PromptTemplate {
  readonly before: string;
  readonly after: string;
  readonly place: TemplatePlace;
  /** Whether each prompt stays a text, also one that is JSON; see `textTransform`. */
  readonly isExact: boolean;
  /** Without blanks, which end an address in the first line of a request. */
  readonly isTight: boolean;
}

/** A template with the prompt between two constant texts. */
export function promptTemplate({ before, after, place, isExact, isTight }: PromptTemplate): string {
  const name = isExact ? 'prompt.text' : 'prompt';
  const bar = isTight ? '|' : ' | ';
  const tag = (inner: string) => (isTight ? `{{${inner}}}` : `{{ ${inner} }}`);
  if (place === 'url')
    return before + tag(isExact ? `${name}${bar}urlencode` : `${name}${bar}string${bar}urlencode`) + after;
  const isPlain = !hasTags(before) && !hasTags(after) && !/\r/.test(before + after) && !after.endsWith('\n');
  if (!isExact && isPlain && !/\{$/.test(before)) return `${before}{{prompt}}${after}`;
  const parts = [before && literal(before), name, after && literal(after)].filter(Boolean).join(' ~ ');
  if (!isExact) return tag(parts);
  return tag(`${parts === name ? name : `(${parts})`} | tojson`);
}

/** A text as an expression of Jinja. */
function literal(text: string): string {
  const inner = text.replace(/[\\"\p{Cc}\p{Cs}]/gu, (char) => {
    const code = char.charCodeAt(0);
    if (char === '\\' || char === '"') return `\\${char}`;
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
  });
  return `"${inner}"`;
}
