import { quoteUrl } from '../python/quote-url.ts';
import type { Names, Rendered } from './fill-request.ts';
import { type JsonNode, nodeAt, textNode } from './json-tree.ts';
import { asciiText, printed } from './python-json.ts';

const operand = String.raw`(?:"[^"\\]*(?:\\.[^"\\]*)*"|[A-Za-z_][\w.]*)`;
const sum = String.raw`(${operand}(?:\s*~\s*${operand})+|${operand})`;
/** A sum of texts and names, which needs brackets before a filter. */
const tag = new RegExp(String.raw`\{\{\s*(?:\(${sum}\)|${sum})((?:\s*\|\s*\w+)*)\s*\}\}`, 'gs');
const operands = new RegExp(operand, 'gs');
const escaped = /\\(?:x(..)|u(....)|(.))/g;

/** Text of a node; filters of Jinja give one for any. */
const filters: Readonly<Record<string, (text: string) => string>> = {
  string: (text) => text,
  // Such as Jinja's, also safe within a script of a page.
  tojson: (text) => asciiText(text).replace(/[<>&']/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`),
  urlencode(text) {
    if (!text.isWellFormed()) throw new NotMade('the text has half a character');
    return quoteUrl(text);
  },
};

class NotMade extends Error {}

/**
 * Fills a template that `template-text.ts` made. Those use so little of Jinja that the lab does without its interpreter,
 * which weighs more than all the rest of the lab; tests compare the two.
 */
export function renderMade(template: string, names: Names): Rendered {
  try {
    let output = '';
    let end = 0;
    const plain = (text: string) => {
      if (/\{[{%#]|\r/.test(text)) throw new NotMade('only templates of this lab are filled here');
      return text;
    };
    for (const { 0: all, 1: inBrackets, 2: bare, 3: piped = '', index } of template.matchAll(tag)) {
      output +=
        plain(template.slice(end, index)) + filled(inBrackets ?? bare ?? '', piped, !inBrackets, names);
      end = index + all.length;
    }
    return { output: output + plain(template.slice(end)).replace(/\n$/, '') };
  } catch (error) {
    if (error instanceof NotMade) return { problem: { message: error.message } };
    throw error;
  }
}

function filled(parts: string, piped: string, isBare: boolean, names: Names): string {
  const values = [...parts.matchAll(operands)].map(([part]) => operandValue(part, names));
  const used = piped.match(/\w+/g) ?? [];
  if (isBare && values.length > 1 && used.length > 0)
    throw new NotMade('a sum before a filter needs brackets');
  let text = values.map(printed).join('');
  // Other filters than these change more than the text of a value.
  if (used.length > 0 && used[0] !== 'string' && values.length === 1 && values[0]?.kind !== 'string')
    throw new NotMade('a filter gets what is not a text');
  for (const name of used) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter) throw new NotMade(`the filter ${name} is not known here`);
    text = filter(text);
  }
  return text;
}

function operandValue(part: string, names: Names): JsonNode {
  if (part.startsWith('"')) return textNode(literal(part.slice(1, -1)));
  const [name = '', ...path] = part.split('.');
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  const found = known && nodeAt(known, path);
  if (!found) throw new NotMade(`${part} is not known`);
  return found;
}

function literal(inner: string): string {
  return inner.replace(escaped, (_, byte?: string, unit?: string, char = '') => {
    const hex = byte ?? unit;
    return hex === undefined ? char : String.fromCharCode(Number.parseInt(hex, 16));
  });
}
