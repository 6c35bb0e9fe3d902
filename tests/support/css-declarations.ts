/** A declaration of a style sheet, with where it counts. */
export interface Declaration {
  /** Media queries around it, outermost first; empty for one that always counts. */
  readonly media: string;
  readonly selectors: readonly string[];
  readonly property: string;
  readonly value: string;
}

/** The declarations of a style sheet, whatever its layers. No text in it may hold a brace or a semicolon. */
export function declarationsOf(css: string): Declaration[] {
  const around: string[] = [];
  const found: Declaration[] = [];
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
  for (const piece of plain.split(/(?<=[{};])/)) {
    const text = piece.slice(0, -1).trim();
    if (piece.endsWith('{')) {
      around.push(text);
    } else if (piece.endsWith('}')) {
      around.pop();
    } else if (!text.startsWith('@')) {
      const colon = text.indexOf(':');
      found.push({
        media: around.flatMap((each) => (each.startsWith('@media ') ? [each.slice(7)] : [])).join(' and '),
        selectors: selectorsOf(around.at(-1) ?? ''),
        property: text.slice(0, colon),
        value: text.slice(colon + 1).trim(),
      });
    }
  }
  return found;
}

/** Commas inside of brackets separate no selectors. */
function selectorsOf(list: string): string[] {
  let depth = 0;
  const selectors = [''];
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop()}${sign}`);
  }
  return selectors.map((selector) => selector.trim());
}
