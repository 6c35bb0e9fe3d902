import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { ContentError } from './content-error.ts';

/** Fields and positions of lists that lead to a value. */
export type DataPath = readonly PropertyKey[];

/** A YAML file as data, with the lines its values are on. */
export interface YamlSource {
  readonly data: unknown;
  /** 1-based line of a value; of the nearest one around it when it is missing. */
  lineOf(path: DataPath): number;
  /** 1-based line where the entry of this name says `text`; of the entry when it does not; undefined without one. */
  lineIn(entry: string, text: string): number | undefined;
}

/**
 * Reads YAML text.
 * @param firstLine line of the file the text starts on, so that lines are those of the file
 * @throws {ContentError} with the line of the mistake
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument('\n'.repeat(firstLine - 1) + text, {
    lineCounter: lines,
    prettyErrors: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const reason = problem.message.charAt(0).toLowerCase() + problem.message.slice(1);
    throw new ContentError(
      file,
      `line ${lineAt(problem.pos[0])}: not valid YAML (${reason})`,
      'Fix the YAML',
    );
  }
  return {
    data: document.toJS() ?? {},
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
    lineIn(name, said) {
      const entry = findEntry(document.contents, name);
      return entry && lineAt(findText(entry, said) ?? startOf(entry, 0));
    },
  };
}

/** Offset of the value at a path of a document; of the nearest one around it when it is missing. */
export function offsetOf(contents: unknown, path: DataPath): number {
  let node = contents;
  let offset = startOf(node, 0);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && keyOf(item.key) === String(step));
      if (!pair) break;
      offset = startOf(pair.key, offset);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOf(node, offset);
    } else break;
  }
  return offset;
}

/** The first map that is named so, by the value of one of its fields. */
function findEntry(node: unknown, name: string): YAMLMap | undefined {
  if (isMap(node) && ['id', 'path', 'name', 'version'].some((field) => node.get(field) === name)) return node;
  for (const child of childrenOf(node)) {
    const found = findEntry(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Offset of the first value, or key, that is this text. */
function findText(node: unknown, text: string): number | undefined {
  if (isScalar(node)) return String(node.value) === text ? startOf(node, 0) : undefined;
  for (const child of childrenOf(node)) {
    const found = findText(child, text);
    if (found !== undefined) return found;
  }
  return undefined;
}

function childrenOf(node: unknown): unknown[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => [key, value]);
  return isSeq(node) ? node.items : [];
}

function keyOf(key: unknown): string {
  return String(isNode(key) ? key.toJSON() : key);
}

function startOf(node: unknown, otherwise: number): number {
  return isNode(node) && node.range ? node.range[0] : otherwise;
}
