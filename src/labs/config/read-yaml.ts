import { EVENT_ID, type Event, parseEvents, YAMLException } from 'js-yaml';
import { lineCounter } from './line-counter.ts';
import {
  mostLevels,
  type SourceDocument,
  type SyntaxMistake,
  tooDeep,
  unreadTag,
} from './source-document.ts';
import { type Remark, yamlPlaces } from './yaml-places.ts';
import { NoValue, yamlValues } from './yaml-values.ts';

/** Documents of a stream, or what is wrong in it. */
export type ReadYaml = (text: string) => SourceDocument[] | SyntaxMistake[];

/** Reads YAML. Of mistakes that keep it from being YAML, the first is told, as Python's reader does. */
export const readYaml: ReadYaml = (text) => {
  const lineAt = lineCounter(text, 1);
  const withLine = ({ at, problem }: Remark): SyntaxMistake => ({ line: lineAt(at), problem });
  try {
    const documents = documentsIn(parseEvents(text, { maxDepth: mostLevels }));
    const places = documents.map((each) => yamlPlaces(text, each));
    const mistakes = places.flatMap((each) => each.mistakes);
    if (mistakes.length > 0) return mistakes.map(withLine);
    const values = yamlValues(text, documents);
    return places.map(({ offsetOf, isBlock, repeated, surprises }, i) => ({
      value: values[i],
      lineOf: (path) => lineAt(offsetOf(path)),
      linesOf: (paths) => paths.map((path) => lineAt(offsetOf(path))),
      isBlock,
      repeated: repeated.map(withLine),
      surprises: surprises.map(withLine),
    }));
  } catch (error) {
    if (error instanceof NoValue)
      return [withLine({ at: error.at, problem: inWords(error.message, lineOf(text, error.at)) })];
    if (!(error instanceof YAMLException)) throw error;
    const at = error.mark?.position ?? 0;
    // The parser is then past the line that has no colon, on the next one.
    const isPast = error.reason.includes('multiline key');
    const place = isPast ? text.slice(0, at).lastIndexOf('\n') : at;
    return [withLine({ at: place, problem: inWords(error.reason, lineOf(text, place)) })];
  }
};

function documentsIn(events: readonly Event[]): Event[][] {
  const documents: Event[][] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) documents.push([]);
    documents.at(-1)?.push(event);
  }
  return documents;
}

function lineOf(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(start, end < 0 ? text.length : end);
}

/** Mistakes that the parser names in terms of its grammar, as their authors know them: by its reason and the line. */
const words: readonly (readonly [reason: RegExp, line: RegExp, problem: string])[] = [
  [/^nesting/, /^/, tooDeep],
  [/^null byte/, /^/, 'the character U+0000. Remove it'],
  [/non-printable|valid JSON character/, /^/, 'an invisible control character. Remove it'],
  [/^tab characters/, /^/, 'tabs are not allowed as indentation. Use spaces'],
  [/indentation/, /\t/, 'a tab where YAML has spaces. Use spaces'],
  [/within a (?:double|single) quoted/, /^/, 'a quote is not closed'],
  [/within a flow collection/, /^/, 'a bracket is not closed'],
  [/multiline key/, /^/, 'a line without ": " between fields. Write `name: value`, or quote the text'],
  [
    /^bad indentation of a mapping|^end of the stream/,
    /[:-] +[@`%]/,
    'a text that begins with "@", "%" or a backtick needs quotes',
  ],
  [
    /^bad indentation of a mapping/,
    /[:-] +(?:'[^']*'|"[^"]*")\s*[^\s#]/,
    'text after a closing quote. Write a quote within the text twice, or use the other kind around it',
  ],
  [/^bad indentation of a mapping/, /: .*: /, 'a text with ": " needs quotes'],
  [/^bad indentation of a mapping/, /^/, 'bad indentation. Begin the line like the fields around it'],
  [
    /^deficient indentation/,
    /^/,
    'a bracket or a quote above is not closed, or this line is not indented enough',
  ],
  [/^missed comma/, /^/, 'a comma or a closing bracket is missing before this'],
  [/^end of the stream/, /^/, 'text after the end of the value. Check the indentation and the quotes above'],
  [
    /^unknown escape/,
    /^/,
    'a "\\" in double quotes that begins no escape. Write it twice, or use single quotes',
  ],
  [/^unidentified alias/, /^/, 'an alias without its anchor. A text that begins with "*" needs quotes'],
  [/^(?:unknown|cannot resolve).*tag/, /^/, unreadTag],
];

function inWords(reason: string, line: string): string {
  return words.find(([pattern, where]) => pattern.test(reason) && where.test(line))?.[2] ?? reason;
}
