import { readJson } from './read-json.ts';
import { isMistake, readJsonLines } from './read-json-lines.ts';
import type { ReadYaml } from './read-yaml.ts';
import type { SourceDocument, SyntaxMistake } from './source-document.ts';

/** What a text holds. */
export interface ReadText {
  readonly language: 'JSON' | 'JSON Lines' | 'YAML';
  readonly documents: readonly SourceDocument[];
  readonly mistakes: readonly SyntaxMistake[];
  /** Line up to which it was read, when it is too long to be read whole. */
  readonly upTo?: number | undefined;
}

/** Longest texts that are read, in characters: reading more takes longer than a reader waits. */
export const longest = { json: 20_000_000, yaml: 1_000_000 } as const;

/**
 * Reads a text that is JSON or JSON Lines.
 * @param file name of the file; may be empty
 * @returns undefined when it is to be read as YAML
 */
export function readJsonText(text: string, file: string): ReadText | undefined {
  const isNamed = /\.jsonl?$/i.test(file);
  if (!isNamed && (/\.ya?ml$/i.test(file) || !/^\s*[[{]/.test(text))) return undefined;
  if (text.length > longest.json)
    return tooLong('JSON', `longer than ${longest.json / 1e6} MB, which is the most this page reads`);
  const whole = readJson(text);
  if (!('problem' in whole)) return { language: 'JSON', documents: [whole], mistakes: [] };
  const lines = readJsonLines(text);
  if (!isMistake(lines)) return { language: 'JSON Lines', documents: lines, mistakes: [] };
  if (!isNamed) return undefined;
  return { language: 'JSON', documents: [], mistakes: [/\.jsonl$/i.test(file) ? lines : whole] };
}

/** Reads a text as YAML; of one that is too long, what comes before the last place where it can be cut. */
export function readYamlText(text: string, readYaml: ReadYaml): ReadText {
  const head = text.length > longest.yaml ? headOf(text) : text;
  if (head === undefined)
    return tooLong(
      'YAML',
      `longer than ${longest.yaml / 1e6} MB, and nothing in it says where it can be cut. \`report.json\` holds the same as \`report.yml\` and may be longer`,
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

function tooLong(language: ReadText['language'], problem: string): ReadText {
  return { language, documents: [], mistakes: [{ line: 1, problem: `the text is ${problem}` }] };
}

/** What comes before the last field or entry of the outermost level that begins within the limit. */
function headOf(text: string): string | undefined {
  const cut = text.slice(0, longest.yaml);
  const at = Math.max(...[...cut.matchAll(/\n(?=[^\s#\]}])/g)].slice(-1).map(({ index }) => index + 1), 0);
  return at > 0 ? text.slice(0, at) : undefined;
}
