import { readJson } from './read-json.ts';
import type { SourceDocument, SyntaxMistake } from './source-document.ts';

/** One JSON value on each line that is not empty. */
export function readJsonLines(code: string): SourceDocument[] | SyntaxMistake {
  const documents: SourceDocument[] = [];
  for (const [i, line] of code.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readJson(line, i + 1);
    if ('problem' in read) return read;
    documents.push(read);
  }
  return documents;
}

/** Tells a mistake from documents. */
export function isMistake(read: SourceDocument[] | SyntaxMistake): read is SyntaxMistake {
  return !Array.isArray(read);
}
