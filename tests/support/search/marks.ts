import type { MarkedPart } from '../../../src/search/client/marked.ts';

/** A text with what is marked in brackets. */
export const withMarks = (parts: readonly MarkedPart[]): string =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
