import type { TextCall } from './read-text.ts';

const whole = /^<[A-Za-z][\w-]*>$/;
const within = /<[A-Z][A-Z0-9_-]*>/g;

/** What a field of the form shows for a value: a placeholder is there until something is typed, and never a part of it. */
export function shownInField(value: string): { readonly value: string; readonly placeholder?: string } {
  return whole.test(value) ? { value: '', placeholder: value } : { value };
}

/** Placeholders that are left in the values of calls, each once, as they are written. */
export function placeholdersIn(calls: readonly Pick<TextCall, 'words' | 'variables'>[]): string[] {
  const found = calls.flatMap(({ words, variables }) => [
    ...variables.flatMap(({ text }) => placeholdersOf(text.slice(text.indexOf('=') + 1))),
    ...words.flatMap(({ text }) => placeholdersOf(text)),
  ]);
  return [...new Set(found)];
}

/** In lower case it can be a tag of HTML, so that it counts alone only. */
export function placeholdersOf(text: string): string[] {
  if (text.length > longest) return [];
  const value = /^--[\w-]+=/.test(text) ? text.slice(text.indexOf('=') + 1) : text;
  return whole.test(value) ? [value] : (text.match(within) ?? []);
}

/** Longer texts are prompts. */
const longest = 2000;
