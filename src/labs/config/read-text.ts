import { largestFile } from './largest-file.ts';
import { readJson } from './read-json.ts';
import { isMistake, readJsonLines } from './read-json-lines.ts';
import type { ReadYaml } from './read-yaml.ts';
import type { SourceDocument, SyntaxMistake } from './source-document.ts';
import { textKind } from './text-kinds.ts';

/** What a text holds. */
export interface ReadText {
  readonly language: 'JSON' | 'JSON Lines' | 'YAML';
  readonly documents: readonly SourceDocument[];
  readonly mistakes: readonly SyntaxMistake[];
  /** Line up to which it was read, when it is too long to be read whole. */
  readonly upTo?: number | undefined;
  /** What it is, when that is neither JSON nor YAML. */
  readonly is?: { readonly name: string; readonly by: string } | undefined;
  /** Why it was not read, in a sentence, when it is too long. */
  readonly tooLong?: string;
}

/** Longest YAML that is read, in characters. */
const longestYaml = 1_000_000;

/** What is said of a text or a file that is longer than anything that is read. */
export const tooLongProblem = `This is longer than ${largestFile / 1e6} MB, the most this page reads. Cut it into smaller files.`;

/**
 * Reads a text that is JSON or JSON Lines, or neither that nor YAML.
 * @param file name of the file; may be empty
 * @returns undefined when it is to be read as YAML
 */
export function readJsonText(text: string, file: string): ReadText | undefined {
  if (text.length > largestFile) return tooLong('JSON', tooLongProblem);
  const is = textKind(text, file);
  if (is) return { language: 'YAML', documents: [], mistakes: [], is };
  const isNamed = /\.jsonl?$/i.test(file);
  if (!isNamed && (/\.ya?ml$/i.test(file) || !/^\s*[[{]/.test(text))) return undefined;
  const whole = readJson(text);
  if (!('problem' in whole)) return { language: 'JSON', documents: [whole], mistakes: [] };
  const lines = readJsonLines(text);
  if (!isMistake(lines)) return { language: 'JSON Lines', documents: lines, mistakes: [] };
  if (!isNamed) return undefined;
  return { language: 'JSON', documents: [], mistakes: [/\.jsonl$/i.test(file) ? lines : whole] };
}

/** Reads a text as YAML; of one that is too long, what comes before the last place where it can be cut. */
export function readYamlText(text: string, readYaml: ReadYaml): ReadText {
  const head = text.length > longestYaml ? headOf(text) : text;
  if (head === undefined)
    return tooLong(
      'YAML',
      `This YAML is longer than ${longestYaml / 1e6} MB. Of a report, open \`report.json\`: it holds the same and may be longer.`,
    );
  const read = readYaml(head);
  const mistakes = read.filter((each): each is SyntaxMistake => 'problem' in each);
  const documents = read.filter((each): each is SourceDocument => !('problem' in each));
  if (mistakes.length > 0 && /^\s*(?:\{\s*(?:"|\/[/*])|\[\s*[[{"])/.test(text)) {
    const json = readJson(text);
    if ('problem' in json) return { language: 'JSON', documents: [], mistakes: [json] };
  }
  const upTo = head === text ? undefined : head.split('\n').length - 1;
  return { language: 'YAML', documents, mistakes, upTo };
}

function tooLong(language: ReadText['language'], why: string): ReadText {
  return { language, documents: [], mistakes: [], tooLong: why };
}

/** What comes before the last field or entry of the outermost level that begins within the limit. */
function headOf(text: string): string | undefined {
  const cut = text.slice(0, longestYaml);
  const at = Math.max(...[...cut.matchAll(/\n(?=[^\s#\]}])/g)].slice(-1).map(({ index }) => index + 1), 0);
  return at > 0 ? text.slice(0, at) : undefined;
}
