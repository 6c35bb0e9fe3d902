import { readJson } from './read-json.ts';
import { isMistake, readJsonLines } from './read-json-lines.ts';
import { readYaml } from './read-yaml.ts';
import type { SourceDocument, SyntaxMistake } from './source-document.ts';

export { isMistake } from './read-json-lines.ts';

export const documentLanguages = ['yaml', 'yml', 'json', 'jsonl'];

/**
 * Parses a block of YAML 1.2, JSON or JSON Lines. Duplicate keys are mistakes in each. Pure.
 * @returns the documents in the block, or the first mistake
 */
export function readDocuments(language: string, code: string): SourceDocument[] | SyntaxMistake {
  const documents = documentsIn(language, code);
  if (isMistake(documents)) return documents;
  return documents.flatMap(({ repeated }) => repeated)[0] ?? documents;
}

function documentsIn(language: string, code: string): SourceDocument[] | SyntaxMistake {
  if (language === 'jsonl') return readJsonLines(code);
  if (language === 'json') {
    const read = readJson(code);
    return 'problem' in read ? read : [read];
  }
  const read = readYaml(code);
  const [first] = read;
  return first && 'problem' in first ? first : (read as SourceDocument[]);
}
