import { allow } from './budget.ts';
import { str } from './printing.ts';
import { Markup, type Value } from './values.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&#34;',
};

/** The text of a value, safe in HTML; one that was escaped stays as it is. */
export function escapeValue(value: Value): Markup {
  return value instanceof Markup ? value : new Markup(escapeText(str(value)));
}

export function escapeText(text: string): string {
  allow(text.length);
  return text.replace(/[&<>'"]/g, (char) => entities[char] ?? char);
}
