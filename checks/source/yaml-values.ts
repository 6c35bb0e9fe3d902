import { isPair, isScalar, LineCounter, parseAllDocuments, Scalar, visit } from 'yaml';

/** A text in YAML data. */
export interface YamlValue {
  /** Key of the mapping it stands in, or of the list it stands in. */
  readonly key: string;
  readonly text: string;
  /** Line of the YAML with the first line of the text, from 1. */
  readonly line: number;
}

/** Every text value in YAML, in order; none when the YAML does not parse, which is for others to report. */
export function yamlValues(code: string): YamlValue[] {
  const lineCounter = new LineCounter();
  const values: YamlValue[] = [];
  for (const document of parseAllDocuments(code, { lineCounter })) {
    if ('empty' in document && document.empty) break;
    if (document.errors.length > 0) return [];
    visit(document, {
      Scalar(place, node, path) {
        if (place === 'key' || typeof node.value !== 'string') return;
        const pair = path.findLast(isPair);
        const block = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
        const { line } = lineCounter.linePos(node.range?.[0] ?? 0);
        values.push({
          key: isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '',
          text: node.value,
          line: block ? line + 1 : line,
        });
      },
    });
  }
  return values;
}
