import { type Document, isCollection, isScalar, LineCounter, parseAllDocuments, Scalar, visit } from 'yaml';
import { offsetOf } from '../../base/yaml.ts';
import { otherInPython } from './python-yaml.ts';
import type { Path, SourceDocument, SyntaxMistake } from './source-document.ts';

/** Documents of a stream, or every mistake in it. */
export type ReadYaml = (text: string) => SourceDocument[] | SyntaxMistake[];

/** Reads YAML 1.2, with the merge key that Python's reader knows as well. */
export const readYaml: ReadYaml = (text) => {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  try {
    const stream = parseAllDocuments(text, {
      lineCounter: lines,
      prettyErrors: false,
      version: '1.2',
      merge: true,
    });
    const documents = Array.isArray(stream) ? stream : [];
    const wrong = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]);
    const isRepeated = ({ code }: (typeof wrong)[number]) => code === 'DUPLICATE_KEY';
    const mistakes = [
      ...wrong
        .filter((each) => !isRepeated(each))
        .map(({ pos, message }) => ({ line: lineAt(pos[0]), problem: lowerFirst(message) })),
      ...documents.flatMap((document) => oddKeys(document, lineAt)),
    ];
    if (mistakes.length > 0) return mistakes;
    return documents.map((document) => {
      const value = document.toJS() as unknown;
      if (isEndless(value)) throw new Error('one refers to itself');
      const lineOf = (path: Path) => lineAt(offsetOf(document.contents, path));
      return {
        value,
        lineOf,
        linesOf: (paths) => paths.map(lineOf),
        isBlock: (path) => isBlock(document, path),
        repeated: document.errors
          .filter(isRepeated)
          .map(({ pos }) => ({ line: lineAt(pos[0]), problem: 'a key is repeated' })),
        surprises: surprisesOf(document, lineAt),
      };
    });
  } catch (error) {
    // Aliases that refer to themselves or stand for very much, and nesting that fills the stack.
    const problem =
      error instanceof RangeError
        ? 'nested too deep'
        : `aliases stand for too much (${lowerFirst((error as Error).message)}). Write the values out`;
    return [{ line: 1, problem }];
  }
};

/** Whether a value is within itself, as an alias to what is around it makes it. */
function isEndless(value: unknown, around = new Set<unknown>(), done = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null || done.has(value)) return false;
  if (around.has(value)) return true;
  around.add(value);
  const found = Object.values(value).some((each) => isEndless(each, around, done));
  around.delete(value);
  done.add(value);
  return found;
}

function isBlock(document: Document, path: Path): boolean {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
}

/** What an unquoted placeholder is to YAML: an object as the key of another. Python's reader refuses it. */
function oddKeys(document: Document, lineAt: (offset: number) => number): SyntaxMistake[] {
  const found: SyntaxMistake[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (isCollection(key))
        found.push({
          line: lineAt(key.range?.[0] ?? 0),
          problem: 'a list or an object as a key. A placeholder `{{…}}` needs quotes around it',
        });
    },
  });
  return found;
}

function surprisesOf(document: Document, lineAt: (offset: number) => number): SyntaxMistake[] {
  const found: SyntaxMistake[] = [];
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || node.tag || typeof node.value !== 'string') return;
      const other = otherInPython(node.source ?? '');
      if (other)
        found.push({
          line: lineAt(node.range?.[0] ?? 0),
          problem: `DTX reads \`${node.source}\` as ${other}, as its YAML reader follows YAML 1.1. Put it in quotes if it is text`,
        });
    },
  });
  return found;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
