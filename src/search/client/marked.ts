/** A stretch of text that is marked or not. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
};

/**
 * Reads a text of the protocol: escaped text with `<mark>` around what was found (rows 3.2, 7.6). Knows the five
 * entities and no other element: everything else is text. Marks that nest or do not close do no harm.
 */
export function markedParts(html: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let marked = false;
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') {
      marked = piece === '<mark>';
    } else if (piece !== '') {
      const text = piece.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => entities[entity] ?? entity);
      parts.push({ text, marked });
    }
  }
  return parts;
}

/** A text that nothing was found in. */
export function unmarked(text: string | null | undefined): readonly MarkedPart[] {
  return text ? [{ text, marked: false }] : [];
}

/** What is read of a text, marked or not. */
export function plainText(parts: readonly MarkedPart[]): string {
  return parts.map(({ text }) => text).join('');
}
