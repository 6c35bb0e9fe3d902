import { lineCounter } from './line-counter.ts';
import { type Found, JsonMistake, scanJson } from './scan-json.ts';
import type { Path, SourceDocument, SyntaxMistake } from './source-document.ts';

/**
 * Reads JSON. What it says of mistakes is the same in every engine.
 * @param firstLine line of the file on which the text begins
 */
export function readJson(text: string, firstLine = 1): SourceDocument | SyntaxMistake {
  const lineAt = lineCounter(text, firstLine);
  const repeated: SyntaxMistake[] = [];
  try {
    scanJson(text, undefined, (offset) => {
      if (repeated.length < 100) repeated.push({ line: lineAt(offset), problem: 'a key is repeated' });
    });
  } catch (error) {
    if (error instanceof JsonMistake) return { line: lineAt(error.offset), problem: error.message };
    throw error;
  }
  const linesOf = (paths: readonly Path[]) => {
    const root: Found = { inner: new Map() };
    for (const path of paths) ask(root, path);
    scanJson(text, root);
    return paths.map((path) => lineAt(offsetOf(root, path)));
  };
  return {
    value: JSON.parse(text) as unknown,
    linesOf,
    lineOf: (path) => linesOf([path])[0] ?? firstLine,
    isBlock: () => false,
    repeated,
    surprises: [],
  };
}

function ask(root: Found, path: Path): void {
  let at = root;
  for (const step of path) {
    const key = String(step);
    const next = at.inner.get(key) ?? { inner: new Map() };
    at.inner.set(key, next);
    at = next;
  }
}

/** Of the nearest value around when there is none at the path. */
function offsetOf(root: Found, path: Path): number {
  let at: Found | undefined = root;
  let offset = root.offset ?? 0;
  for (const step of path) {
    at = at?.inner.get(String(step));
    if (at?.offset === undefined) break;
    offset = at.offset;
  }
  return offset;
}
