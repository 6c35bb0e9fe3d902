/** A stretch of a text and what it is; offsets in UTF-16 units. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}
/** Each has a color in `lab.css`, by the name `lab-` with the kind. */
export type TokenKind = 'mark' | 'name' | 'string' | 'number' | 'comment' | 'problem';

/** Longer texts stay plain: nobody reads colors there, and each letter would take longer. */
const longestPainted = 50_000;

/** Ranges of each text that is painted now; a highlight of a document holds those of all its texts. */
const painted = new Map<Text, ReadonlyMap<TokenKind, readonly Range[]>>();

/**
 * Colors a text without elements or styles of its own (CSS custom highlights).
 * @returns takes the colors away; undefined where the browser has none or the text is too long, so that it stays plain
 */
export function paint(text: Text, tokens: readonly Token[]): (() => void) | undefined {
  if (!('highlights' in CSS) || text.data.length > longestPainted) return undefined;
  const ranges = Map.groupBy(
    tokens.filter(({ start, end }) => start < end && end <= text.data.length),
    ({ kind }) => kind,
  );
  painted.set(
    text,
    new Map([...ranges].map(([kind, all]) => [kind, all.map((token) => rangeOf(text, token))])),
  );
  show();
  return () => {
    painted.delete(text);
    show();
  };
}

function rangeOf(text: Text, { start, end }: Token): Range {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

function show(): void {
  const all = new Map<TokenKind, Range[]>();
  for (const kinds of painted.values())
    for (const [kind, ranges] of kinds) all.set(kind, [...(all.get(kind) ?? []), ...ranges]);
  for (const kind of ['mark', 'name', 'string', 'number', 'comment', 'problem'] as const) {
    const ranges = all.get(kind);
    if (ranges) CSS.highlights.set(`lab-${kind}`, new Highlight(...ranges));
    else CSS.highlights.delete(`lab-${kind}`);
  }
}
