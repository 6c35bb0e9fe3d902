import { LineCounter, parseAllDocuments } from 'yaml';
import { offsetOf } from '../../src/base/yaml.ts';

/** A place in a document: fields and positions in lists. */
export type Path = readonly (string | number)[];

/** A document as an author wrote it. */
export interface SourceDocument {
  readonly value: unknown;
  /** 1-based line of the code on which a value stands; of the nearest one around it when it is missing. */
  lineOf(path: Path): number;
}

/** Something a parser refuses, on a line of the code. */
export interface SyntaxMistake {
  readonly line: number;
  readonly problem: string;
}

export const documentLanguages = ['yaml', 'yml', 'json', 'jsonl'];

/**
 * Parses a block of YAML 1.2, JSON or JSON Lines. Duplicate keys are mistakes in each. Pure.
 * @returns the documents in the block, or the first mistake
 */
export function readDocuments(language: string, code: string): SourceDocument[] | SyntaxMistake {
  if (language === 'jsonl') {
    const read = code
      .split('\n')
      .flatMap((text, i) => (text.trim() ? [readJson('\n'.repeat(i) + text)] : []));
    return read.find(isMistake) ?? read.flatMap((each) => (isMistake(each) ? [] : each));
  }
  return language === 'json' ? readJson(code) : readYaml(code);
}

/** Tells a mistake from documents. */
export function isMistake(read: SourceDocument[] | SyntaxMistake): read is SyntaxMistake {
  return !Array.isArray(read);
}

function readYaml(code: string): SourceDocument[] | SyntaxMistake {
  const lines = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  if (!Array.isArray(documents)) return [];
  const [mistake] = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]);
  if (mistake) {
    const problem = mistake.code === 'DUPLICATE_KEY' ? 'a key is repeated' : lowerFirst(mistake.message);
    return { line: lines.linePos(mistake.pos[0]).line, problem };
  }
  return documents.map((document) => ({
    value: document.toJS(),
    lineOf: (path) => lines.linePos(offsetOf(document.contents, path)).line,
  }));
}

/** JSON is parsed for its rules, then as YAML, which holds it, for the lines and for keys that come twice. */
function readJson(code: string): SourceDocument[] | SyntaxMistake {
  try {
    JSON.parse(code);
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split(
      ' in JSON at position',
    );
    return {
      line: lineOfMistake(code),
      problem: lowerFirst(problem.replace(/, (\.\.\.)?".* is not valid JSON$/s, '')),
    };
  }
  return readYaml(code);
}

/** The first line up to which the text is not the beginning of any JSON: the parser does not always name it. */
function lineOfMistake(code: string): number {
  const lines = code.split('\n');
  const wrong = lines.findIndex((_, i) => !isBeginning(lines.slice(0, i + 1).join('\n')));
  return wrong < 0 ? lines.length : wrong + 1;
}

function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.includes('end of JSON input')) return true;
    const [, position] = /position (\d+)/.exec(message) ?? [];
    return !message.startsWith('Unterminated string') && Number(position ?? -1) >= text.length;
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
