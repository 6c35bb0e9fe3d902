import { allow } from '../python/budget.ts';
import { escapeValue } from '../python/markup.ts';
import { words } from '../python/points.ts';
import { str } from '../python/printing.ts';
import { unsupported, wrong } from '../python/problem.ts';
import { Dict, textOf, Undefined, type Value } from '../python/values.ts';

/** Attributes of an HTML tag from a dict. */
export function xmlattr(value: Value, space: boolean): string {
  if (value instanceof Undefined) return value.fail();
  if (!(value instanceof Dict)) return wrong('xmlattr needs a dict');
  const parts: string[] = [];
  for (const [key, item] of value.entries.values()) {
    if (item === null || item instanceof Undefined) continue;
    if (/[\t-\r />=]/.test(textOf(key) ?? '=')) wrong(`an attribute cannot have the name ${str(key)}`);
    parts.push(`${escapeValue(key).text}="${escapeValue(item).text}"`);
  }
  return (space && parts.length > 0 ? ' ' : '') + parts.join(' ');
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\xa0' };

/** A text without comments and tags, its entities read, its white space made single spaces. */
export function stripTags(text: string): string {
  allow(text.length);
  const plain = cut(cut(text, '<!--', '-->'), '<', '>');
  return words(plain)
    .join(' ')
    .replace(/&(?:#(\d+|[xX][\da-fA-F]+);|(\w+);?|#)/g, (whole, number?: string, name?: string) => {
      const code = number === undefined ? 0 : Number(number.replace(/^[xX]/, '0x'));
      if (code >= 32 && code < 0x10000 && (code < 127 || code > 159) && (code < 0xd800 || code > 0xfdcf))
        return String.fromCharCode(code);
      const char = Object.hasOwn(named, name ?? '') ? named[name ?? ''] : undefined;
      return char !== undefined && whole.endsWith(';') ? char : unsupported(`the entity ${whole}`);
    });
}

/** A text without what is between two marks; what is not closed stays. */
function cut(text: string, open: string, close: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const start = text.indexOf(open, from);
    const end = start < 0 ? -1 : text.indexOf(close, start);
    if (end < 0) return kept + text.slice(from);
    kept += text.slice(from, start);
    from = end + close.length;
  }
}
